import type { addTexts as english, optInTexts as englishOptIns } from '../texts.ts'

export const addTexts: typeof english = {
  title: 'Kunden anlegen',
  text: 'Trag ein, was du weißt. Nichts davon ist Pflicht.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  birthday: 'Geburtstag',
  cancel: 'Abbrechen',
  save: 'Kunden anlegen',
  saving: 'Wird angelegt…',
  open: (name) => `${name} öffnen`,
  added: (name) => `${name} ist angelegt`,
  nameless: 'Kunde',
  addedId: (id) => `Die Kundennummer ist ${id}.`,
}

export const optInTexts: typeof englishOptIns = {
  title: 'Nachrichten',
  sms: 'Hat in SMS eingewilligt',
  emails: 'Hat in E-Mails eingewilligt',
  way: 'Wie kam die Einwilligung?',
  inPerson: 'Mündlich',
  onPaper: 'Auf Papier',
}
