import type { Fields } from '../fields.ts'

export const fields: Fields = {
  'This must be text': 'Das muss Text sein',
  'This must be a number': 'Das muss eine Zahl sein',
  'This must be a whole number': 'Das muss eine ganze Zahl sein',
  'This must be true or false': 'Das muss wahr oder falsch sein',
  'This must be a list': 'Das muss eine Liste sein',
  'This must be an object with fields': 'Das muss ein Objekt mit Feldern sein',
  'This must be a date': 'Das muss ein Datum sein',
  'This must be an id, as we give them': 'Das muss eine ID sein, wie wir sie vergeben',
  'This must be base64': 'Das muss base64 sein',
  'This must be one of: {}': 'Möglich ist nur: {}',
  'This must be {}': 'Das muss {} sein',
  'This is none of the values that there are': 'Diesen Wert gibt es nicht',
  'This does not have the form that it should have': 'Das hat nicht die richtige Form',
  'Something in this request is wrong': 'Etwas an dieser Anfrage stimmt nicht',
  'Something in the input cannot be stored': 'Etwas an der Eingabe lässt sich nicht speichern',
  'This holds a character that cannot be stored': 'Das enthält ein Zeichen, das sich nicht speichern lässt',
  'This is nested too deeply': 'Das ist zu tief verschachtelt',
  'These are too many values at once': 'Das sind zu viele Werte auf einmal',
  'That is too large': 'Das ist zu groß',
  'Invalid request': 'Ungültige Anfrage',
  'The body ended before its end': 'Die Anfrage kam nicht vollständig an',
  'Unknown field': 'Unbekanntes Feld',
  'A field is missing': 'Ein Feld fehlt',
  'Send the header Idempotency-Key: 1 to 128 characters, the same when you send the same request again':
    'Sende den Header Idempotency-Key: 1 bis 128 Zeichen, dieselben, wenn du dieselbe Anfrage noch einmal sendest',
  'A key has 1 to 128 characters': 'Ein Schlüssel hat 1 bis 128 Zeichen',
  'This idempotency key was used before, for something else':
    'Dieser Idempotenzschlüssel wurde schon für etwas anderes benutzt',
  'Not a place in this list': 'Diese Stelle gibt es in der Liste nicht',
  'At least {} character': 'Mindestens {} Zeichen',
  'At most {} character': 'Höchstens {} Zeichen',
  'At least {} entry': 'Mindestens {} Eintrag',
  'At least {} entries': 'Mindestens {} Einträge',
  'At most {} entry': 'Höchstens {} Eintrag',
  'At most {} entries': 'Höchstens {} Einträge',
  'At least {}': 'Mindestens {}',
  'At most {}': 'Höchstens {}',
  'Enter a whole number': 'Gib eine ganze Zahl ein',
  'Enter a whole number from {1} to {2}': 'Gib eine ganze Zahl von {1} bis {2} ein',
  'A whole number from {1} to {2}': 'Eine ganze Zahl von {1} bis {2}',
  'A whole number of 1 or more': 'Eine ganze Zahl ab 1',
  'A whole number other than 0': 'Eine ganze Zahl, nicht 0',
  'A whole number other than 0, at most {}': 'Eine ganze Zahl, nicht 0, höchstens {}',
  'Not below 0': 'Nicht unter 0',
  'At least 1 day': 'Mindestens 1 Tag',
  'At most {} days': 'Höchstens {} Tage',
  'At least the 2nd visit': 'Frühestens der 2. Besuch',
  'Name is required': 'Gib einen Namen ein',
  'Enter a name': 'Gib einen Namen ein',
  'This looks like a web address. Leave it out, or put a space after the dot: St. John':
    'Das sieht wie eine Internetadresse aus. Lass es weg oder setz ein Leerzeichen hinter den Punkt: St. Johann',
  'This looks like a phone number. A name has at most four digits together':
    'Das sieht wie eine Telefonnummer aus. Ein Name hat höchstens vier Ziffern hintereinander',
  'Leave out / \\ @ < > { }: a name cannot hold an address':
    'Lass / \\ @ < > { } weg: Ein Name kann keine Adresse enthalten',
  'Leave out the name and password before the @': 'Lass Name und Passwort vor dem @ weg',
  'Enter a web address that starts with https:// or http://':
    'Gib eine Internetadresse ein, die mit https:// oder http:// beginnt',
  'Enter a whole address, with https://': 'Gib die ganze Adresse ein, mit https://',
  'Please enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'Email address is required': 'Gib eine E-Mail-Adresse ein',
  'Please enter a valid phone number': 'Bitte gib eine gültige Telefonnummer ein',
  'You must provide either an email or phone number': 'Gib eine E-Mail-Adresse oder eine Telefonnummer an',
  'Two capital letters': 'Zwei Großbuchstaben',
  'Letters and digits only': 'Nur Buchstaben und Ziffern',
  'Write it on one line': 'Schreib es in eine Zeile',
  'Write the street and number, or the P.O. box, and then the place, with a comma or a new line between':
    'Schreib Straße und Hausnummer oder das Postfach, dann den Ort, mit einem Komma oder einer neuen Zeile dazwischen',
  'Enter a date': 'Gib ein Datum ein',
  'Enter a date such as 2026-01-31': 'Gib ein Datum ein, etwa 2026-01-31',
  'Enter a moment such as 2026-01-31T18:30:00Z': 'Gib einen Zeitpunkt ein, etwa 2026-01-31T18:30:00Z',
  'Enter a time such as 18:30': 'Gib eine Uhrzeit ein, etwa 18:30',
  'Enter a date of birth in the past': 'Gib ein Geburtsdatum in der Vergangenheit ein',
  'Choose a day': 'Wähle einen Tag',
  'Choose what the key may do': 'Wähle, was der Schlüssel darf',
  'Choose a day and a time': 'Wähle Tag und Uhrzeit',
  'Choose an hour': 'Wähle eine Stunde',
  'There is no such day or time': 'Diesen Tag oder diese Uhrzeit gibt es nicht',
  'This day is over. Choose a later one.': 'Dieser Tag ist vorbei. Wähle einen späteren.',
  'This day is still to come': 'Dieser Tag kommt erst noch',
  'Choose the first day': 'Wähle den ersten Tag',
  'Choose the last day': 'Wähle den letzten Tag',
  'Choose a day since 2000': 'Wähle einen Tag ab dem Jahr 2000',
  'The last day is before the first': 'Der letzte Tag liegt vor dem ersten',
  'Choose a year at the most': 'Wähle höchstens ein Jahr',
  'File size must be less than 5MB': 'Die Datei darf höchstens 5 MB groß sein',
  'Choose a picture': 'Wähle ein Bild',
  'Choose a PNG, JPEG or WebP picture': 'Wähle ein Bild als PNG, JPEG oder WebP',
  'Choose a PNG, JPEG, GIF or WebP picture': 'Wähle ein Bild als PNG, JPEG, GIF oder WebP',
  'The picture may be at most {} pixels wide and high':
    'Das Bild darf höchstens {} Pixel breit und hoch sein',
  'This picture is broken': 'Dieses Bild ist beschädigt',
  'The picture may have at most 1 MB': 'Das Bild darf höchstens 1 MB groß sein',
  'The picture may have at most 512 KB': 'Das Bild darf höchstens 512 KB groß sein',
  'This is not a picture in base64': 'Das ist kein Bild in base64',
  'Type {} to confirm': 'Gib zur Bestätigung {} ein',
  'API key not found': 'Diesen API-Schlüssel gibt es nicht',
  'Authenticator app not found': 'Diese Authenticator-App gibt es nicht',
  'Campaign not found': 'Diese Kampagne gibt es nicht',
  'Case not found': 'Diesen Fall gibt es nicht',
  'Company not found': 'Diesen Laden gibt es nicht',
  'Conversation not found': 'Diese Unterhaltung gibt es nicht',
  'Customer not found': 'Diesen Kunden gibt es nicht',
  'Device not found': 'Dieses Gerät gibt es nicht',
  'Import not found': 'Diesen Import gibt es nicht',
  'Invitation not found': 'Diese Einladung gibt es nicht',
  'Mailchimp key not found': 'Es ist kein Mailchimp-Schlüssel gespeichert',
  'Member not found': 'Dieses Teammitglied gibt es nicht',
  'Message not found': 'Diese Nachricht gibt es nicht',
  'Operation not found': 'Diesen Vorgang gibt es nicht',
  'Pack not found': 'Dieses Paket gibt es nicht',
  'Page not found': 'Diese Seite gibt es nicht',
  'Payment not found': 'Diese Zahlung gibt es nicht',
  'Picture not found': 'Dieses Bild gibt es nicht',
  'Plan not found': 'Diesen Tarif gibt es nicht',
  'Program not found': 'Dieses Programm gibt es nicht',
  'QR code not found': 'Diesen QR-Code gibt es nicht',
  'Rebate program not found': 'Dieses Programm mit Rabattcodes gibt es nicht',
  'Reward not found': 'Diese Prämie gibt es nicht',
  'Segment not found': 'Dieses Segment gibt es nicht',
  'Session not found': 'Diese Sitzung gibt es nicht',
  'Shop not found': 'Diesen Laden gibt es nicht',
  'Tag not found': 'Dieses Stichwort gibt es nicht',
  'Template not found': 'Diese Vorlage gibt es nicht',
  'Text not found': 'Diese SMS gibt es nicht',
  'Welcome not found': 'Diese Begrüßung gibt es nicht',
  'User not found': 'Dieses Konto gibt es nicht',
  'Someone else changed this program. Look at it again before saving.':
    'Jemand anderes hat dieses Programm geändert. Sieh es dir noch einmal an, bevor du speicherst.',
  'Someone else changed this reward. Look at it again before saving.':
    'Jemand anderes hat diese Prämie geändert. Sieh sie dir noch einmal an, bevor du speicherst.',
  'Someone else changed this segment. Look at it again before saving.':
    'Jemand anderes hat dieses Segment geändert. Sieh es dir noch einmal an, bevor du speicherst.',
  'Someone else changed this template. Look at it again before saving.':
    'Jemand anderes hat diese Vorlage geändert. Sieh sie dir noch einmal an, bevor du speicherst.',
  'Someone else changed this message. Look at it again before saving.':
    'Jemand anderes hat diese Nachricht geändert. Sieh sie dir noch einmal an, bevor du speicherst.',
  'Someone else changed this campaign. Look at it again before saving.':
    'Jemand anderes hat diese Kampagne geändert. Sieh sie dir noch einmal an, bevor du speicherst.',
  'Someone else changed this customer. Look at it again before saving.':
    'Jemand anderes hat diesen Kunden geändert. Sieh ihn dir noch einmal an, bevor du speicherst.',
  'Someone else changed these settings. Look at them again before saving.':
    'Jemand anderes hat diese Einstellungen geändert. Sieh sie dir noch einmal an, bevor du speicherst.',
  'Someone else changed the branding. Look at it again before saving.':
    'Jemand anderes hat das Branding geändert. Sieh es dir noch einmal an, bevor du speicherst.',
  'A shop has at most {} API keys. Revoke one that is no longer used.':
    'Ein Laden hat höchstens {} API-Schlüssel. Widerrufe einen, den ihr nicht mehr braucht.',
  'A shop has at most {} devices that keep guests. End one that is not used.':
    'Ein Laden hat höchstens {} Geräte, die Kunden speichern. Entferne eines, das nicht gebraucht wird.',
  'A shop has at most {} programs. Archive one that is no longer used.':
    'Ein Laden hat höchstens {} Programme. Archiviere eines, das ihr nicht mehr braucht.',
  'A shop has at most {} programs, archived ones included. Restore one and change it.':
    'Ein Laden hat höchstens {} Programme, archivierte mitgezählt. Hol eines zurück und ändere es.',
  'A shop has at most {} tags. Delete one that is no longer used.':
    'Ein Laden hat höchstens {} Stichwörter. Lösch eines, das ihr nicht mehr braucht.',
  'A shop has at most {} rewards in its catalogue. Archive one that is no longer given.':
    'Ein Laden hat höchstens {} Prämien im Katalog. Archiviere eine, die es nicht mehr gibt.',
  'A shop has at most {} rewards, archived ones included. Change one that is no longer given.':
    'Ein Laden hat höchstens {} Prämien, archivierte mitgezählt. Ändere eine, die es nicht mehr gibt.',
  'A shop has at most {} QR codes. Delete one that is no longer used.':
    'Ein Laden hat höchstens {} QR-Codes. Lösch einen, den ihr nicht mehr braucht.',
  'A shop has at most {} pictures. Delete one that is no longer used.':
    'Ein Laden hat höchstens {} Bilder. Lösch eines, das ihr nicht mehr braucht.',
  'A shop has at most {} segments of its own. Delete one that is no longer used.':
    'Ein Laden hat höchstens {} eigene Segmente. Lösch eines, das ihr nicht mehr braucht.',
  'A shop has at most {} SMS templates. Change one that is no longer used.':
    'Ein Laden hat höchstens {} SMS-Vorlagen. Ändere eine, die ihr nicht mehr braucht.',
  'A shop has at most {} email templates. Change one that is no longer used.':
    'Ein Laden hat höchstens {} E-Mail-Vorlagen. Ändere eine, die ihr nicht mehr braucht.',
  'A shop has at most {} campaigns that are not over. Delete or cancel one that is not to be sent.':
    'Ein Laden hat höchstens {} Kampagnen, die nicht abgeschlossen sind. Lösch eine, die nicht gesendet werden soll, oder brich sie ab.',
  'Your {1} plan includes {2} customer. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} Kunden. Wechsle in einen größeren Tarif, um mehr hinzuzufügen.',
  'Your {1} plan includes {2} customers. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} Kunden. Wechsle in einen größeren Tarif, um mehr hinzuzufügen.',
  'Your {1} plan includes {2} program. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} Programm. Wechsle in einen größeren Tarif, um mehr hinzuzufügen.',
  'Your {1} plan includes {2} programs. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} Programme. Wechsle in einen größeren Tarif, um mehr hinzuzufügen.',
  'Your {1} plan includes {2} text a month. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} SMS im Monat. Wechsle in einen größeren Tarif, um mehr zu bekommen.',
  'Your {1} plan includes {2} texts a month. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} SMS im Monat. Wechsle in einen größeren Tarif, um mehr zu bekommen.',
  'Your {1} plan includes {2} team seat. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} Platz im Team. Wechsle in einen größeren Tarif, um mehr hinzuzufügen.',
  'Your {1} plan includes {2} team seats. Upgrade your plan to add more.':
    'Dein Tarif {1} umfasst {2} Plätze im Team. Wechsle in einen größeren Tarif, um mehr hinzuzufügen.',
  'Email campaigns come with the {} plan. Upgrade your plan to send them.':
    'E-Mail-Kampagnen gibt es im Tarif {}. Wechsle den Tarif, um welche zu senden.',
  'Email campaigns come with the {} plans. Upgrade your plan to send them.':
    'E-Mail-Kampagnen gibt es in diesen Tarifen: { names}. Wechsle den Tarif, um welche zu senden.',
  'Mailchimp audiences come with the {} plan. Upgrade your plan to sync one.':
    'Mailchimp-Audiences gibt es im Tarif {}. Wechsle den Tarif, um eine abzugleichen.',
  'Mailchimp audiences come with the {} plans. Upgrade your plan to sync one.':
    'Mailchimp-Audiences gibt es in diesen Tarifen: { names}. Wechsle den Tarif, um eine abzugleichen.',
  'Branding and a domain of your own come with the {} plan. Upgrade your plan to use them.':
    'Branding und eine eigene Domain gibt es im Tarif {}. Wechsle den Tarif, um sie zu nutzen.',
  'Branding and a domain of your own come with the {} plans. Upgrade your plan to use them.':
    'Branding und eine eigene Domain gibt es in diesen Tarifen: { names}. Wechsle den Tarif, um sie zu nutzen.',
}
