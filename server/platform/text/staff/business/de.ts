import type { Business } from '../business.ts'

export const business: Business = {
  'This takes too long to work out at the moment. Please try again in a minute.':
    'Das zu berechnen dauert gerade zu lange. Bitte versuch es in einer Minute noch einmal.',
  'Too many figures are asked for at once. Please try again in a few seconds.':
    'Es werden zu viele Zahlen auf einmal abgefragt. Bitte versuch es in ein paar Sekunden noch einmal.',
  'Other figures are still being worked out. Please try again in a few seconds.':
    'Andere Zahlen werden noch berechnet. Bitte versuch es in ein paar Sekunden noch einmal.',
  'Our database has no room left at the moment, so this could not be done. Please try again in half a minute.':
    'Unsere Datenbank hat gerade keinen Platz mehr, deshalb ging das nicht. Bitte versuch es in einer halben Minute noch einmal.',
  'Our database is short of memory at the moment, so this could not be done. Please try again in a few seconds.':
    'Unserer Datenbank fehlt gerade Speicher, deshalb ging das nicht. Bitte versuch es in ein paar Sekunden noch einmal.',
  'We lost the connection to our database while saving this. Please check whether it was saved before you try again.':
    'Beim Speichern ging die Verbindung zu unserer Datenbank verloren. Bitte sieh nach, ob es gespeichert ist, bevor du es noch einmal versuchst.',
  'Company name is required': 'Gib den Namen des Ladens ein',
  'Enter a colour such as #c2410c': 'Gib eine Farbe ein, etwa #c2410c',
  'Choose a country': 'Wähle ein Land',
  'Choose a currency': 'Wähle eine Währung',
  'Choose a language': 'Wähle eine Sprache',
  'Choose a time zone from the list': 'Wähle eine Zeitzone aus der Liste',
  'Amounts are kept in {} already, so the currency can no longer change.':
    'Es gibt schon Beträge in {}, deshalb lässt sich die Währung nicht mehr ändern.',
  'Your shop’s name was changed ten times today. Please try again in {}.':
    'Der Name deines Ladens wurde heute zehnmal geändert. Bitte versuch es {} noch einmal.',
  'Carriers ask that it says how to stop and get help: name STOP and HELP':
    'Netzbetreiber verlangen den Hinweis, wie man aufhört und Hilfe bekommt: Nenn STOP und HELP',
  'The law allows marketing texts from 8:00': 'Werbe-SMS sind gesetzlich ab 8:00 Uhr erlaubt',
  'The law allows marketing texts until 21:00': 'Werbe-SMS sind gesetzlich bis 21:00 Uhr erlaubt',
  'Texts must end later in the day than they begin': '„SMS bis“ muss später am Tag sein als „SMS ab“',
  'Enter a whole number of minutes': 'Gib eine ganze Zahl von Minuten ein',
  'At most a day: 1440 minutes': 'Höchstens ein Tag: 1440 Minuten',
  'Enter an amount above 0': 'Gib einen Betrag über 0 ein',
  'At least 1 a week': 'Mindestens 1 in der Woche',
  'At most {} a week': 'Höchstens {} in der Woche',
  'Remove {} before you add another domain': 'Entferne {}, bevor du eine andere Domain hinzufügst',
  'Enter a name alone, such as card.your-shop.com': 'Gib nur einen Namen ein, etwa karte.dein-laden.de',
  'Enter a name such as card.your-shop.com': 'Gib einen Namen ein, etwa karte.dein-laden.de',
  'Enter a name, not an IP address': 'Gib einen Namen ein, keine IP-Adresse',
  'This name is ours. Take one of your own domain':
    'Dieser Name gehört uns. Nimm einen aus deiner eigenen Domain',
  'Nobody on the internet can open this name': 'Diesen Namen kann im Internet niemand öffnen',
  'Put a word before it, such as card.{}: the domain itself stays your website’s':
    'Setz ein Wort davor, etwa karte.{}: Die Domain selbst gehört weiter zu deiner Website',
  'That was tried often enough. Please try again in {}.':
    'Das wurde oft genug probiert. Bitte versuch es {} noch einmal.',
  'That was checked often enough. Please try again in {}.':
    'Das wurde oft genug geprüft. Bitte versuch es {} noch einmal.',
  'From Email and From Name are required': 'Absenderadresse und Absendername sind nötig',
  'An API key is shorter than that': 'Ein API-Schlüssel ist kürzer',
  'A SendGrid API key begins with “SG.”': 'Ein API-Schlüssel von SendGrid beginnt mit „SG.“',
  'A verification key is shorter than that': 'Ein Verification Key ist kürzer',
  'Copy the whole verification key that SendGrid shows':
    'Kopiere den ganzen Verification Key, den SendGrid anzeigt',
  'Enter the API key': 'Gib den API-Schlüssel ein',
  'A Mailchimp API key is 32 letters and digits, then a place such as “-us21”':
    'Ein API-Schlüssel von Mailchimp hat 32 Buchstaben und Ziffern, dann einen Ort wie „-us21“',
  'Choose an audience': 'Wähle eine Audience',
  'Choose an audience of this account': 'Wähle eine Audience dieses Kontos',
  'Mailchimp refused the key. It said: {}': 'Mailchimp hat den Schlüssel abgelehnt. Die Meldung: {}',
  'Mailchimp gave an answer that we could not read.':
    'Mailchimp hat etwas geantwortet, das wir nicht lesen konnten.',
  'Mailchimp gave an answer that we could not read. Try again in a moment.':
    'Mailchimp hat etwas geantwortet, das wir nicht lesen konnten. Versuch es gleich noch einmal.',
  'Mailchimp could not be reached ({}).': 'Mailchimp war nicht erreichbar ({}).',
  'Mailchimp could not be reached ({}). Try again in a moment.':
    'Mailchimp war nicht erreichbar ({}). Versuch es gleich noch einmal.',
  'In Mailchimp this address is {}. Change it there, then try again here.':
    'Bei Mailchimp steht diese Adresse auf „{}“. Ändere das dort und versuch es hier noch einmal.',
  '{} Try again in a moment.': '{ said} Versuch es gleich noch einmal.',
  'Mailchimp was asked often enough. Please try again in {}.':
    'Mailchimp wurde oft genug gefragt. Bitte versuch es {} noch einmal.',
  'Enter an address': 'Gib eine Adresse ein',
  'Choose at least one type of event': 'Wähle mindestens eine Art von Ereignissen',
  'Write a whole address, such as https://example.com/webhooks':
    'Schreib eine ganze Adresse, etwa https://example.com/webhooks',
  'The address must begin with https://': 'Die Adresse muss mit https:// beginnen',
  'The address may hold no name and no password': 'Die Adresse darf keinen Namen und kein Passwort enthalten',
  'The address may have no part after a #': 'Die Adresse darf keinen Teil nach einem # haben',
  'This address is not on the open internet': 'Diese Adresse liegt nicht im offenen Internet',
  'Nothing is sent to this endpoint. Resume it first.':
    'Hierhin wird nichts gesendet. Setze den Webhook zuerst fort.',
  'The end is before the beginning': 'Das Ende liegt vor dem Anfang',
  'A replay has at most {} events. Choose a shorter time.':
    'Auf einmal lassen sich höchstens {} Ereignisse nachsenden. Wähle eine kürzere Zeit.',
  'Endpoint not found': 'Diesen Webhook gibt es nicht',
  'Delivery not found': 'Diese Zustellung gibt es nicht',
  'A shop has at most {} endpoints. Delete one that is no longer used.':
    'Ein Laden hat höchstens {} Webhooks. Lösch einen, den ihr nicht mehr braucht.',
  'Enough was sent by hand for now. Please try again in {}.':
    'Von Hand wurde vorerst genug gesendet. Bitte versuch es {} noch einmal.',
  'Enough was replayed for now. Please try again in {}.':
    'Vorerst wurde genug nachgesendet. Bitte versuch es {} noch einmal.',
  'Endpoints were changed often enough for now. Please try again in {}.':
    'Webhooks wurden vorerst oft genug geändert. Bitte versuch es {} noch einmal.',
  'Choose a larger plan': 'Wähle einen größeren Tarif',
  'This is your plan already': 'Das ist schon dein Tarif',
  'This tier is not available for purchase': 'Dieser Tarif lässt sich nicht kaufen',
  'You have a subscription already. Change it on the Subscription page.':
    'Du hast schon ein Abo. Ändere es auf der Seite Abo.',
  'Please use the billing portal to cancel your subscription':
    'Kündigen kannst du dein Abo unter „Abrechnung verwalten“',
  'Nothing was bought yet. Choose a plan first.': 'Es wurde noch nichts gekauft. Wähle zuerst einen Tarif.',
  'No subscription runs. Choose a plan first.': 'Es läuft kein Abo. Wähle zuerst einen Tarif.',
  'No cancellation is waiting': 'Es steht keine Kündigung an',
  'Stripe no longer has what this was about. Look at your plan again.':
    'Bei Stripe gibt es das nicht mehr. Sieh dir deinen Tarif noch einmal an.',
  'Failed to create checkout session': 'Die Bezahlseite ließ sich nicht öffnen',
  'Failed to create portal session': 'Die Abrechnung ließ sich nicht öffnen',
  'The payment could not be checked': 'Die Zahlung ließ sich nicht prüfen',
  'The plan could not be read': 'Der Tarif ließ sich nicht lesen',
  'The plan could not be kept': 'Der Tarif ließ sich nicht behalten',
  'The invoices could not be loaded': 'Die Rechnungen ließen sich nicht laden',
  'Payments were asked about very often. Please try again in {}.':
    'Nach Zahlungen wurde sehr oft gefragt. Bitte versuch es {} noch einmal.',
  'This installation of Regulars sends no texts.': 'Diese Installation von Regulars verschickt keine SMS.',
  'This installation of Regulars sends no texts. Credits would pay for nothing.':
    'Diese Installation von Regulars verschickt keine SMS. Credits würden nichts bringen.',
  'Choose a pack of credits': 'Wähle ein Paket Credits',
  'This pack was changed meanwhile. Look at its price again.':
    'Dieses Paket wurde inzwischen geändert. Sieh dir den Preis noch einmal an.',
  'Buy a pack once first: the card is kept for the next ones':
    'Kauf zuerst ein Paket: Die Karte wird dann für die nächsten hinterlegt',
  'Please upload a CSV file': 'Bitte lade eine CSV-Datei hoch',
  'Failed to read CSV file': 'Die CSV-Datei ließ sich nicht lesen',
  'CSV file is empty or has no data rows': 'Die CSV-Datei ist leer oder hat keine Datenzeilen',
  'It holds no text. Save it as CSV and try again.':
    'Sie enthält keinen Text. Speichere sie als CSV und versuch es noch einmal.',
  'Row {} does not end: a quote that opens in it is never closed, or it is too long.':
    'Zeile {} endet nicht: Ein Anführungszeichen wird nicht geschlossen, oder sie ist zu lang.',
  'It has more than {} columns.': 'Sie hat mehr als {} Spalten.',
  'It has more than {} rows. Split it.': 'Sie hat mehr als {} Zeilen. Teile sie auf.',
  'It has more than {} cells. Leave out empty columns, or split it.':
    'Sie hat mehr als {} Zellen. Lass leere Spalten weg oder teile sie auf.',
  'Another file of your shop is being read. Please try again in a moment.':
    'Gerade wird eine andere Datei deines Ladens gelesen. Bitte versuch es gleich noch einmal.',
  'Many files are being read. Please try again in a minute.':
    'Gerade werden viele Dateien gelesen. Bitte versuch es in einer Minute noch einmal.',
  'Each field can be one column only': 'Jedes Feld kann nur zu einer Spalte gehören',
  'Choose the column with the email or the phone':
    'Wähle die Spalte mit der E-Mail-Adresse oder der Telefonnummer',
  'Only an admin of the shop can import balances': 'Stände kann nur ein Admin des Ladens importieren',
  'This program is not there to choose': 'Dieses Programm steht nicht zur Wahl',
  '{} has no balances': '{} hat keine Stände',
  'The file has {1} columns, the mapping {2}': 'Die Datei hat {1 column}, die Zuordnung {2}',
  'Another check of this file has begun': 'Eine andere Prüfung dieser Datei hat begonnen',
  'This import has started already': 'Dieser Import läuft schon',
  'No valid rows to import': 'Keine gültigen Zeilen zum Importieren',
  'Check the file before you import it': 'Prüfe die Datei, bevor du sie importierst',
  'Another import is running. Start this one when it is done.':
    'Ein anderer Import läuft. Starte diesen, wenn er fertig ist.',
  'Import would exceed your plan limit. Current: {1}, Attempting to import: {2}, Plan limit: {3}. Please upgrade your subscription to import more customers.':
    'Der Import würde die Grenze deines Tarifs übersteigen. Bisher: {1}, neu: {2}, Grenze: {3}. Wechsle in einen größeren Tarif, um mehr Kunden zu importieren.',
  'That were many checks. Please try again in {}.':
    'Das waren viele Prüfungen. Bitte versuch es {} noch einmal.',
  'That were many files. Please try again in {}.':
    'Das waren viele Dateien. Bitte versuch es {} noch einmal.',
  'These are many imports. Please try again in {}.':
    'Das sind viele Importe. Bitte versuch es {} noch einmal.',
  'Your shop downloads {} files at the moment. Wait until one of them is done.':
    'Dein Laden lädt gerade {} Dateien herunter. Warte, bis eine davon fertig ist.',
  'These are many downloads. Please try again in {}.':
    'Das sind viele Downloads. Bitte versuch es {} noch einmal.',
  'Type the name of your shop': 'Gib den Namen deines Ladens ein',
  'Type the name exactly as it is: {}': 'Gib den Namen genau so ein: {}',
  'This shop is closed already.': 'Dieser Laden ist schon geschlossen.',
  'This shop has been erased.': 'Dieser Laden wurde gelöscht.',
  'This shop is a super admin’s own.': 'Dieser Laden gehört einem Super-Admin.',
  'Add a phone number to your account to get a test. It goes to nobody else.':
    'Füg deinem Konto eine Telefonnummer hinzu, um einen Test zu bekommen. Er geht an niemanden sonst.',
  'Confirm the email address of your account to get a test. It goes to nobody else.':
    'Bestätige die E-Mail-Adresse deines Kontos, um einen Test zu bekommen. Er geht an niemanden sonst.',
  'These are many tests. Please try again in {}.': 'Das sind viele Tests. Bitte versuch es {} noch einmal.',
  'Use a page of this site': 'Nimm eine Seite dieser Website',
  'Too many names were asked for. Please try again in {}.':
    'Es wurden zu viele Namen abgefragt. Bitte versuch es {} noch einmal.',
}
