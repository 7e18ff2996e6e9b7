import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: (business) => `Was du von ${business} bekommst`,
  channels: 'Wie wir dir schreiben dürfen',
  topics: 'Was dich interessiert',
  boxes: {
    email: 'E-Mails',
    sms: 'SMS',
    news: 'Angebote und Neuigkeiten',
    occasions: 'Geburtstag und besondere Anlässe',
    reminders: 'Erinnerungen, wenn du länger nicht da warst',
  },
  hints: {
    news: 'Was es Neues gibt, und was gerade günstiger ist.',
    occasions: 'Ein Gruß zum Geburtstag, und wenn du etwas erreicht hast.',
    reminders: 'Wenn du eine Weile nicht da warst oder eine Prämie auf dich wartet.',
  },
  owed: 'Du erfährst weiterhin, wenn du eine Prämie verdient hast oder Punkte bald verfallen, solange E-Mails oder SMS eingeschaltet sind.',
  owedByMail:
    'Du erfährst weiterhin, wenn du eine Prämie verdient hast oder Punkte bald verfallen, solange E-Mails eingeschaltet sind.',
  stopped:
    'Du hast mit STOP geantwortet. Um wieder SMS zu bekommen, schick START an die Nummer, die dir geschrieben hat.',
  elsewhere: 'SMS sind ausgeschaltet. Wenn du sie möchtest, sag es beim nächsten Besuch im Laden.',
  language: {
    label: 'Sprache',
    own: 'Sprache des Ladens',
    hint: 'Nachrichten bekommst du in dieser Sprache, wenn der Laden sie darin geschrieben hat.',
  },
  save: 'Speichern',
  pause: {
    title: 'Brauchst du eine Pause?',
    text: (days) =>
      `${days} Tage lang bekommst du nichts von dem, was du oben wählen kannst. Danach geht es von selbst weiter.`,
    start: (days) => `${days} Tage pausieren`,
    until: (day) => `Pausiert bis ${day}. Danach geht es von selbst weiter.`,
    resume: 'Jetzt fortsetzen',
  },
  said: {
    saved: 'Gespeichert. So ist es jetzt.',
    stopped:
      'Es wurde nichts geändert: Du hast mit STOP geantwortet. Um wieder SMS zu bekommen, schick START an die Nummer, die dir geschrieben hat.',
    elsewhere:
      'Es wurde nichts geändert: SMS lassen sich hier nicht einschalten. Sag es beim nächsten Besuch im Laden.',
    'other words':
      'Es wurde nichts geändert: Der Text neben dem Kästchen ist inzwischen ein anderer. Bitte lies ihn und speichere noch einmal.',
  },
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht wurde er unterwegs abgeschnitten, oder deine E-Mail-Adresse ist inzwischen eine andere. Öffne die neueste E-Mail und nimm den Link an ihrem Ende.',
  },
}
