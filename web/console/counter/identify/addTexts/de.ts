import type { addTexts as english } from '../addTexts.ts'

export const addTexts: typeof english = {
  title: 'Neuer Kunde',
  text: 'Die Telefonnummer genügt.',
  phone: 'Telefonnummer',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  optional: 'Optional',
  save: 'Kunden anlegen',
  saving: 'Wird angelegt…',
  cancel: 'Zurück',
  openHolder: (customer) => `${customer} öffnen`,
}
