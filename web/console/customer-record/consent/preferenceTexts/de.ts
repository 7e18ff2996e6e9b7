import type { preferenceTexts as english } from '../preferenceTexts.ts'

export const preferenceTexts: typeof english = {
  names: {
    news: 'Angebote und Neuigkeiten',
    occasions: 'Grüße zum Geburtstag und zu besonderen Anlässen',
    reminders: 'Erinnerungen nach langer Pause',
  },
  left: (topics) => `Möchte keine ${topics}.`,
  paused: (day) => `Alle Angebote, Grüße und Erinnerungen sind auf Wunsch bis ${day} pausiert.`,
  language: {
    label: 'Sprache',
    hint: 'Nachrichten kommen in dieser Sprache an, wenn du sie darin geschrieben hast.',
    own: 'Wie dein Laden',
  },
  owed: 'Hinweise auf verdiente Prämien und bald verfallende Punkte kommen weiterhin an.',
}
