import type { closingMailTexts as english } from '../closingMailTexts.ts'

export const closingMailTexts: typeof english = {
  yourBusiness: 'deinen Laden',
  title: 'Dein Laden',
  closed: {
    subject: (title) => `${title} ist geschlossen`,
    content: (name) =>
      `Du hast ${name} geschlossen. Kunden können nicht mehr beitreten oder sammeln und bekommen keine Nachrichten mehr.`,
  },
  soonErased: {
    subject: (title, day) => `${title} wird am ${day} gelöscht`,
    content: (title) => `${title} ist geschlossen und wird in ein paar Tagen gelöscht.`,
  },
  until: (day) =>
    `Bis zum ${day} kann sich ein Admin anmelden und ihn mit einem Klick wieder öffnen; alles ist dann wie vorher. In den Einstellungen kannst du deine Kunden, Buchungen und Nachrichten auch noch als Dateien herunterladen.`,
  after: 'Danach werden die Daten deiner Kunden, deine Nachrichten und dein Team endgültig gelöscht.',
  button: 'Wieder öffnen',
}
