import type { Sending } from '../sending.ts'

export const sending: Sending = {
  'This customer no longer exists.': 'Diesen Kunden gibt es nicht mehr.',
  'The receiver replied STOP and gets no more texts.':
    'Von der Nummer kam STOP, deshalb gehen dorthin keine SMS mehr.',
  'The shop is suspended.': 'Der Laden ist gesperrt.',
  'The shop is closed.': 'Der Laden ist geschlossen.',
  'The customer has not agreed to get texts.': 'Der Kunde hat nicht in SMS eingewilligt.',
  'The customer has not agreed to get emails.': 'Der Kunde hat nicht in E-Mails eingewilligt.',
  "The customer's phone number has changed since.": 'Der Kunde hat inzwischen eine andere Telefonnummer.',
  "The customer's email address has changed since.": 'Der Kunde hat inzwischen eine andere E-Mail-Adresse.',
  'The customer has paused these messages.': 'Der Kunde hat diese Nachrichten pausiert.',
  'The customer wants no offers and news.': 'Der Kunde möchte keine Angebote und Neuigkeiten.',
  'The customer wants no birthdays and milestones.':
    'Der Kunde möchte keine Grüße zum Geburtstag und zu besonderen Anlässen.',
  'The customer wants no reminders.': 'Der Kunde möchte keine Erinnerungen.',
  'The customer has had a marketing text within a week, and gets one a week at the most.':
    'Der Kunde hatte innerhalb einer Woche schon eine Werbe-SMS und bekommt höchstens eine in der Woche.',
  'The customer has had a marketing email within a week, and gets one a week at the most.':
    'Der Kunde hatte innerhalb einer Woche schon eine Werbe-E-Mail und bekommt höchstens eine in der Woche.',
  'The customer has had {} marketing texts within a week, and gets no more than that.':
    'Der Kunde hatte innerhalb einer Woche schon {} Werbe-SMS und bekommt nicht mehr.',
  'The customer has had {} marketing emails within a week, and gets no more than that.':
    'Der Kunde hatte innerhalb einer Woche schon {} Werbe-E-Mails und bekommt nicht mehr.',
  'Customer phone number is required': 'Dieser Kunde hat keine Telefonnummer',
  'Customer has not opted in to receive SMS messages': 'Dieser Kunde hat nicht in SMS eingewilligt',
  'Customer email address is required': 'Dieser Kunde hat keine E-Mail-Adresse',
  'Customer has not opted in to receive emails': 'Dieser Kunde hat nicht in E-Mails eingewilligt',
  'Texts go to mobile numbers only, and this is none.': 'SMS gehen nur an Handynummern, und das ist keine.',
  'Texts to {} are not switched on in the settings.':
    'Dieses Land ist in den Einstellungen nicht für SMS eingeschaltet: { country}.',
  'No texts go out before the owner has confirmed their email address.':
    'SMS gehen erst raus, wenn der Admin seine E-Mail-Adresse bestätigt hat.',
  'No email goes out before the owner has confirmed their email address.':
    'E-Mails gehen erst raus, wenn der Admin seine E-Mail-Adresse bestätigt hat.',
  'Marketing email is stopped, because too many receivers turned away within a week. Regulars looks at it.':
    'Werbe-E-Mails sind gestoppt, weil innerhalb einer Woche zu viele Empfänger sie nicht wollten. Regulars sieht sich das an.',
  'Marketing email to people who joined by themselves and never came is stopped, because too many of them turned away within a week. Regulars looks at it.':
    'Werbe-E-Mails an Leute, die selbst beigetreten sind und nie da waren, sind gestoppt, weil innerhalb einer Woche zu viele davon sie nicht wollten. Regulars sieht sich das an.',
  'Marketing email needs the postal address of your shop. Add it in Settings.':
    'Werbe-E-Mails brauchen die Postanschrift deines Ladens. Ergänze sie in den Einstellungen.',
  'Marketing email needs the whole postal address of your shop: its street or P.O. box, and its place. Complete it in Settings.':
    'Werbe-E-Mails brauchen die ganze Postanschrift deines Ladens: Straße oder Postfach und Ort. Vervollständige sie in den Einstellungen.',
  'Regulars lets no email go that leads to {1}: {2}':
    'Regulars gibt keine E-Mail frei, die zu {1} führt: {2}',
  'It leads to {}. Your shop is new: such an email goes once Regulars has looked at the link, or with your first payment. Without it, it goes at once. Where no link is meant, put a space after the dot.':
    'Sie führt zu {}. Dein Laden ist neu: So eine E-Mail geht raus, sobald Regulars den Link geprüft hat, oder mit deiner ersten Zahlung. Ohne den Link geht sie sofort raus. Soll es kein Link sein, setz ein Leerzeichen hinter den Punkt.',
  'This guest has no phone number any more.': 'Dieser Kunde hat keine Telefonnummer mehr.',
  'A guest can be answered for {} days after their own text. When they write again, you can answer.':
    'Antworten kannst du bis {} Tage nach der SMS des Kunden. Schreibt er wieder, kannst du antworten.',
  'Write something first': 'Schreib zuerst etwas',
  'There are not enough credits left for this email.': 'Für diese E-Mail sind nicht genug Credits da.',
  'The {1} texts that come before the first payment for the {2} plan are used up.':
    'Die {1} SMS, die es vor der ersten Zahlung für den Tarif {2} gibt, sind verbraucht.',
  'The {1} texts a month of your {2} plan are used up, and there are not enough credits for another.':
    'Die {1} SMS, die dein Tarif {2} im Monat enthält, sind verbraucht, und für eine weitere reichen die Credits nicht.',
  'The {1} marketing emails that come before the first payment for the {2} plan are used up.':
    'Die {1} Werbe-E-Mails, die es vor der ersten Zahlung für den Tarif {2} gibt, sind verbraucht.',
  'The {1} marketing emails a month of the {2} plan are used up.':
    'Die {1} Werbe-E-Mails, die der Tarif {2} im Monat enthält, sind verbraucht.',
  'Only {1} of the {2} marketing emails that come before the first payment for the {3} plan are left.':
    'Von den {2} Werbe-E-Mails, die es vor der ersten Zahlung für den Tarif {3} gibt, kannst du nur noch {1} senden.',
  'Only {1} of the {2} marketing emails a month of the {3} plan are left.':
    'Von den {2} Werbe-E-Mails, die der Tarif {3} im Monat enthält, kannst du nur noch {1} senden.',
  'Regulars has sent as many texts as it may in a day. Texts go out again tomorrow.':
    'Regulars hat so viele SMS gesendet, wie an einem Tag erlaubt sind. Morgen gehen wieder SMS raus.',
  'Regulars has sent as many emails as it may in a day. Emails go out again tomorrow.':
    'Regulars hat so viele E-Mails gesendet, wie an einem Tag erlaubt sind. Morgen gehen wieder E-Mails raus.',
  'Shops that have paid nothing have together sent as many texts as they may in a day. Texts go out again tomorrow.':
    'Läden, die noch nichts bezahlt haben, haben zusammen so viele SMS gesendet, wie an einem Tag erlaubt sind. Morgen gehen wieder SMS raus.',
  'Shops that have paid nothing have together sent as many emails as they may in a day. Emails go out again tomorrow.':
    'Läden, die noch nichts bezahlt haben, haben zusammen so viele E-Mails gesendet, wie an einem Tag erlaubt sind. Morgen gehen wieder E-Mails raus.',
  'The texts that a shop which has paid nothing can send in a day are used up. Texts go out again tomorrow.':
    'Die SMS, die ein Laden ohne Zahlung an einem Tag senden kann, sind verbraucht. Morgen gehen wieder SMS raus.',
  'The emails that a shop which has paid nothing can send in a day are used up. Emails go out again tomorrow.':
    'Die E-Mails, die ein Laden ohne Zahlung an einem Tag senden kann, sind verbraucht. Morgen gehen wieder E-Mails raus.',
  'Shops that were opened from one network have together sent as many texts as they may in a day. Texts go out again tomorrow.':
    'Läden, die aus demselben Netz eröffnet wurden, haben zusammen so viele SMS gesendet, wie an einem Tag erlaubt sind. Morgen gehen wieder SMS raus.',
  'Shops that were opened from one network have together sent as many emails as they may in a day. Emails go out again tomorrow.':
    'Läden, die aus demselben Netz eröffnet wurden, haben zusammen so viele E-Mails gesendet, wie an einem Tag erlaubt sind. Morgen gehen wieder E-Mails raus.',
  'Too many texts were asked for from one network today.':
    'Aus einem Netz wurden heute zu viele SMS angefordert.',
  'Too many emails were asked for from one network today.':
    'Aus einem Netz wurden heute zu viele E-Mails angefordert.',
  'The provider could not be reached.': 'Der Anbieter war nicht erreichbar.',
  'The provider was too busy to take it.': 'Der Anbieter war überlastet.',
  'The provider refused it: {}': 'Der Anbieter hat sie abgelehnt: {}',
  'This is not a valid phone number.': 'Das ist keine gültige Telefonnummer.',
  'This phone number cannot get texts.': 'Diese Telefonnummer kann keine SMS bekommen.',
  'Texts to this country are not switched on.': 'SMS in dieses Land sind nicht eingeschaltet.',
  'Texts cannot be sent to this number.': 'An diese Nummer lassen sich keine SMS senden.',
  'This is not a mobile number.': 'Das ist keine Handynummer.',
  'The text is longer than 1,600 characters.': 'Die SMS ist länger als 1600 Zeichen.',
  'The phone was switched off or out of reach.': 'Das Telefon war ausgeschaltet oder nicht erreichbar.',
  'The receiver has blocked texts.': 'Auf diesem Telefon sind SMS gesperrt.',
  'The phone network does not know this number, or not at the moment.':
    'Das Mobilfunknetz kennt diese Nummer nicht, oder gerade nicht.',
  'This is a landline, which gets no texts.': 'Das ist ein Festnetzanschluss, der keine SMS bekommt.',
  'The receiver’s carrier filtered the text out.': 'Der Netzbetreiber hat die SMS herausgefiltert.',
  'This is not an email address.': 'Das ist keine E-Mail-Adresse.',
  'The contact email of your shop is not an email address. Correct it in Settings.':
    'Was in den Einstellungen bei „E-Mail für Kunden“ steht, ist keine E-Mail-Adresse. Berichtige es dort.',
  'The mailbox does not exist or refuses mail.':
    'Das Postfach gibt es nicht, oder es nimmt keine E-Mails an.',
  'The mailbox is full.': 'Das Postfach ist voll.',
  'The mail server refused the message.': 'Der Mailserver hat die Nachricht abgelehnt.',
  'It could not be sent because of a fault in our mail settings. The address of the receiver is not the reason.':
    'Sie ließ sich wegen eines Fehlers in unseren Mail-Einstellungen nicht senden. An der Adresse liegt es nicht.',
  'We could not learn whether it arrived.': 'Wir konnten nicht erfahren, ob sie angekommen ist.',
  'SendGrid refused your key or sender. Save a new key in Settings, and it goes on.':
    'SendGrid hat deinen Schlüssel oder Absender abgelehnt. Speichere in den Einstellungen einen neuen, dann geht es weiter.',
  'It waits: SendGrid refused your key or sender. Save a new key in Settings.':
    'Sie wartet: SendGrid hat deinen Schlüssel oder Absender abgelehnt. Speichere in den Einstellungen einen neuen.',
  'It waited 3 days for a SendGrid key that works, and is not sent any more.':
    'Sie hat 3 Tage auf einen gültigen SendGrid-Schlüssel gewartet und wird nicht mehr gesendet.',
  '[a private text]': '[eine private SMS]',
  '[a link to the card]': '[ein Link zur Karte]',
  '[a sign-in code]': '[ein Anmeldecode]',
  '[a picture or file, which is not kept]': '[ein Bild oder eine Datei, nicht gespeichert]',
  '[{} pictures or files, which are not kept]': '[{} Bilder oder Dateien, nicht gespeichert]',
  '[what ends, and when]': '[was endet, und wann]',
  '[the reward and its code]': '[die Prämie und ihr Code]',
  '[the gift and its code]': '[das Geschenk und sein Code]',
  'What somebody gets': 'Was jemand bekommt',
  'This is not what the template and the customer say. Leave it out: the server writes it by their ids.':
    'Das entspricht nicht der Vorlage und dem Kunden. Lass es weg: Der Server schreibt es anhand ihrer IDs.',
  'You are signed in to another shop': 'Du bist in einem anderen Laden angemeldet',
  'Name it by its id': 'Nenn es mit seiner ID',
  'Enter a mobile number with its country code, such as {}':
    'Gib eine Handynummer mit Landesvorwahl ein, etwa {}',
  'Enter a message': 'Gib eine Nachricht ein',
  'Enter a subject': 'Gib einen Betreff ein',
  'Enter a valid email address': 'Gib eine gültige E-Mail-Adresse ein',
  'There is no active welcome text. Activate one among the SMS templates.':
    'Es gibt keine aktive Willkommens-SMS. Aktiviere eine unter den SMS-Vorlagen.',
  'This link does not wait for a look any more.': 'Dieser Link wartet nicht mehr auf eine Prüfung.',
}
