import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Laden schließen',
  text: 'Kunden können dann nicht mehr beitreten oder sammeln und bekommen keine Nachrichten mehr. 30 Tage lang kannst du deinen Laden mit einem Klick wieder öffnen, danach werden Kunden, Nachrichten und Team für immer gelöscht.',
  portal: 'Bis dahin sehen Kunden ihre Karten weiter im Portal.',
  files: 'Nimm vorher deine Daten mit:',
  asFile: 'als Datei',
  exports: { customers: 'Kunden', ledger: 'Buchungen', messages: 'Nachrichten' },
  open: 'Laden schließen',
  dialog: {
    title: 'Deinen Laden schließen?',
    text: (name) =>
      `Damit das nicht aus Versehen passiert, gib den Namen deines Ladens, ${name}, und dein Passwort ein.`,
    name: 'Name deines Ladens',
    password: 'Dein Passwort',
    cancel: 'Abbrechen',
    confirm: 'Laden schließen',
    closing: 'Wird geschlossen…',
  },
  closed: 'Dein Laden ist geschlossen',
  banner: {
    title: 'Dieser Laden ist geschlossen',
    text: (day) =>
      `Kunden können nicht beitreten oder sammeln, und niemand bekommt Nachrichten. Am ${day} wird alles für immer gelöscht.`,
    forMembers: 'Ein Admin kann ihn in den Einstellungen wieder öffnen.',
    reopen: 'Wieder öffnen',
    reopening: 'Wird geöffnet…',
  },
  reopened: 'Dein Laden ist wieder offen',
}
