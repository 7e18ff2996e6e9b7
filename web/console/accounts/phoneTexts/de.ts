import type { phoneTexts as english } from '../phoneTexts.ts'

export const phoneTexts: typeof english = {
  title: 'Telefon',
  none: 'Mit einer Telefonnummer kannst du dich mit einem Code per SMS anmelden.',
  text: 'An diese Nummer können Codes zur Anmeldung geschickt werden.',
  noTexts: 'Hier werden keine SMS verschickt, also auch keine Codes.',
  needsPassword: 'Um eine Telefonnummer hinzuzufügen oder zu entfernen, lege unten zuerst ein Passwort fest.',
  needsEmail: 'Bestätige zuerst deine E-Mail-Adresse, dann kannst du eine Telefonnummer hinzufügen.',
  add: 'Nummer hinzufügen',
  change: 'Nummer ändern',
  remove: 'Nummer entfernen',
  cancel: 'Abbrechen',
  password: 'Dein Passwort',
  dialog: {
    add: 'Nummer hinzufügen',
    change: 'Telefonnummer ändern',
    text: 'Wir schicken einen Code an diese Nummer. Solange du ihn hier nicht eingibst, ändert sich nichts.',
    submit: 'Code schicken',
    busy: 'Wird gesendet…',
    sent: (phone) => `Ein Code ist unterwegs an ${phone}. Er gilt 10 Minuten.`,
    confirm: 'Nummer bestätigen',
    confirming: 'Wird bestätigt…',
    other: 'Andere Nummer',
    done: 'Deine Nummer ist bestätigt',
  },
  removeDialog: {
    title: 'Telefonnummer entfernen?',
    text: 'Mit Codes per SMS kannst du dich dann nicht mehr anmelden.',
    busy: 'Wird entfernt…',
    done: 'Deine Nummer ist entfernt',
  },
}
