import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'Mindestens {} Zeichen',
  'At most {} characters': 'Höchstens {} Zeichen',
  'This is empty': 'Das ist leer',
  'This is missing': 'Das fehlt',
  'Phone is required': 'Gib deine Telefonnummer ein',
  'Enter your phone number': 'Gib deine Telefonnummer ein',
  'Enter a phone number such as {}': 'Gib eine Telefonnummer ein, etwa {}',
  'Enter a phone number with its country code, such as {}':
    'Gib eine Telefonnummer mit Landesvorwahl ein, etwa {}',
  'Enter an email address such as {}': 'Gib eine E-Mail-Adresse ein, etwa {}',
  'Enter the address to write to': 'Gib die Adresse an, an die wir schreiben sollen',
  'Enter a date as YYYY-MM-DD': 'Gib das Datum so ein: JJJJ-MM-TT',
  'Enter your 4-6 digit PIN': 'Gib deine PIN ein, 4 bis 6 Ziffern',
  'Enter the 6 digits from the text': 'Gib die 6 Ziffern aus der SMS ein',
  'Choose 4 to 6 digits': 'Wähle 4 bis 6 Ziffern',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Gleiche oder aufeinanderfolgende Ziffern probieren andere zuerst. Bitte wähle eine andere PIN.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Deine Telefonnummer endet mit diesen Ziffern. Bitte wähle eine andere PIN.',
  'This is your date of birth. Please choose another PIN.':
    'Das ist dein Geburtsdatum. Bitte wähle eine andere PIN.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'Der Text neben den Kästchen hat sich geändert. Bitte lies ihn und kreuze noch einmal an, wenn du zustimmst.',
  'We could not check that you are a person. Please try again.':
    'Wir konnten nicht prüfen, ob du ein Mensch bist. Bitte versuch es noch einmal.',
  'Please confirm that you are a person.': 'Bitte bestätige, dass du ein Mensch bist.',
  'Invalid PIN. Please try again.': 'Die PIN stimmt nicht. Bitte versuch es noch einmal.',
  'Phone number not found. Please check and try again.':
    'Wir kennen diese Telefonnummer nicht. Bitte prüfe sie und versuch es noch einmal.',
  'Portal access is disabled. Please contact the business.':
    'Der Zugang zu dieser Karte ist abgeschaltet. Bitte wende dich an den Laden.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'Der Code stimmt nicht oder ist abgelaufen. Sieh in der SMS nach oder hol dir einen neuen Code.',
  'Please sign in': 'Bitte melde dich an',
  'Your phone number has changed. Please sign in again.':
    'Deine Telefonnummer hat sich geändert. Bitte melde dich neu an.',
  'Choose a PIN first.': 'Wähle zuerst eine PIN.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'Dein Geburtsdatum ist schon eingetragen. Berichtigen kann es der Laden.',
  'The words have changed. Please read them, and switch it on again.':
    'Der Text hat sich geändert. Bitte lies ihn und schalte es noch einmal ein.',
  'Add your email address first': 'Gib zuerst deine E-Mail-Adresse an',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Du hast mit STOP geantwortet. Schick zuerst START an die Nummer, die dir geschrieben hat.',
  'Someone else changed {}. Look at them again before saving.':
    'Jemand anderes hat deine Daten geändert. Sieh sie dir noch einmal an, bevor du speicherst.',
  'This reward is no longer offered': 'Diese Prämie gibt es nicht mehr',
  'None of these are left': 'Leider ausverkauft',
  'This program is paused': 'Dieses Programm ist gerade pausiert',
  'Too many tries. Please try again in {}.': 'Zu viele Versuche. Bitte versuch es {} noch einmal.',
  'Too many tries from this network. Please try again in {}.':
    'Zu viele Versuche aus diesem Netz. Bitte versuch es {} noch einmal.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Zu viele Anmeldungen aus diesem Netz. Bitte versuch es {} noch einmal.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Zu viele Anmeldungen mit dieser Nummer. Bitte versuch es {} noch einmal.',
  'Too many wrong PINs. Please try again in {}.': 'Zu oft eine falsche PIN. Bitte versuch es {} noch einmal.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Aus diesem Netz wurden zu viele Codes angefordert. Bitte versuch es {} noch einmal.',
  'Three codes were sent to this number. Please try again in {}.':
    'An diese Nummer gingen schon drei Codes. Bitte versuch es {} noch einmal.',
  'Too many codes were sent to this number. Please try again in {}.':
    'An diese Nummer gingen zu viele Codes. Bitte versuch es {} noch einmal.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Zu viele falsche Codes aus diesem Netz. Bitte versuch es {} noch einmal.',
  'Too many wrong codes. Please try again in {}.': 'Zu viele falsche Codes. Bitte versuch es {} noch einmal.',
  'Too many people joined from this network. Please try again in {}.':
    'Aus diesem Netz sind zu viele beigetreten. Bitte versuch es {} noch einmal.',
  'Your data was downloaded ten times. Please try again in {}.':
    'Deine Daten wurden zehnmal heruntergeladen. Bitte versuch es {} noch einmal.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'This request did not come from our own pages': 'Diese Anfrage kam nicht von unseren eigenen Seiten',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Unsere Datenbank ist gerade überlastet. Bitte versuch es in ein paar Sekunden noch einmal.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'Unsere Datenbank ist gerade nicht erreichbar. Bitte versuch es in ein paar Sekunden noch einmal.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'Unsere Datenbank lässt sich gerade nur lesen, es wurde nichts gespeichert. Bitte versuch es in ein paar Sekunden noch einmal.',
}
