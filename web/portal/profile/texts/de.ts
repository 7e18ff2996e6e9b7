import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Deine Daten',
  back: 'Zurück zur Karte',
  loading: 'Deine Daten werden geladen…',
  failed: 'Deine Daten konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  you: {
    title: 'Über dich',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefonnummer',
    phoneHint: 'Damit meldest du dich an. Wenn du eine andere Nummer hast, frag im Laden.',
    birthday: 'Geburtstag',
    birthdayHint:
      'Für eine Überraschung zum Geburtstag. Einmal gespeichert, kann ihn nur der Laden berichtigen.',
    birthdayKnown: 'Falls er nicht stimmt, frag im Laden.',
    save: 'Speichern',
    saving: 'Wird gespeichert…',
    saved: 'Deine Daten sind gespeichert.',
  },
  consents: {
    title: 'Was der Laden dir schicken darf',
    sms: 'SMS mit Angeboten und Neuigkeiten',
    email: 'E-Mails mit Angeboten und Neuigkeiten',
    stopped:
      'Du hast mit STOP geantwortet. Um wieder SMS zu bekommen, schick START an die Nummer, die dir geschrieben hat.',
    noTexts: 'Hier werden keine SMS verschickt. Schaltest du sie aus, bleiben sie aus.',
    noEmail: 'Gib oben zuerst deine E-Mail-Adresse an.',
    confirm: (email) =>
      `Wir haben eine E-Mail an ${email} geschickt. Öffne den Link darin, dann sind E-Mails eingeschaltet.`,
  },
  topics: {
    title: 'Was dich interessiert',
    names: {
      news: 'Angebote und Neuigkeiten',
      occasions: 'Geburtstag und besondere Anlässe',
      reminders: 'Erinnerungen, wenn du länger nicht da warst',
    },
    hints: {
      news: 'Was es Neues gibt, und was gerade günstiger ist.',
      occasions: 'Ein Gruß zum Geburtstag, und wenn du etwas erreicht hast.',
      reminders: 'Wenn du eine Weile nicht da warst oder eine Prämie auf dich wartet.',
    },
    owed: 'Du erfährst weiterhin, wenn du eine Prämie verdient hast oder Punkte bald verfallen, solange SMS oder E-Mails eingeschaltet sind.',
    owedByMail:
      'Du erfährst weiterhin, wenn du eine Prämie verdient hast oder Punkte bald verfallen, solange E-Mails eingeschaltet sind.',
    language: {
      label: 'Sprache',
      hint: 'Diese Seiten liest du in dieser Sprache, wenn wir sie darin haben. Das gilt auch für Nachrichten, die der Laden darin geschrieben hat.',
    },
    ownLanguage: 'Wie der Laden',
    pauseText: (days) => `Brauchst du eine Pause? ${days} Tage lang bekommst du davon nichts.`,
    pause: (days) => `${days} Tage pausieren`,
    until: (day) => `Pausiert bis ${day}. Danach geht es von selbst weiter.`,
    resume: 'Jetzt fortsetzen',
    resumed: 'Du bekommst wieder Nachrichten.',
    saving: 'Wird gespeichert…',
  },
  pin: {
    title: 'Deine PIN',
    intro: (business) => `Für diese Karte bei ${business}. Deine anderen Geräte werden abgemeldet.`,
    first: 'Wähle eine PIN. Beim nächsten Mal meldest du dich mit Telefonnummer und PIN an.',
    present: 'Jetzige PIN',
    next: 'Neue PIN',
    hint: '4 bis 6 Ziffern',
    change: 'PIN ändern',
    choose: 'PIN wählen',
    saving: 'Wird gespeichert…',
    saved: 'Deine neue PIN ist gespeichert.',
  },
  data: {
    title: 'Was über dich gespeichert ist',
    download: 'Meine Daten herunterladen',
    downloading: 'Wird vorbereitet…',
    downloadHint: 'Alles, was der Laden über dich speichert, als Datei (JSON).',
    delete: 'Meine Karte löschen',
    needsPin: 'Um deine Karte zu löschen, wähle zuerst eine PIN.',
  },
  erase: {
    title: 'Deine Karte löschen?',
    lost: (business) => `Bei ${business} verlierst du für immer:`,
    balances: 'deine Punkte, Stempel und Besuche',
    rewards: 'Prämien, die du nicht eingelöst hast',
    person:
      'deinen Namen, deine Telefonnummer, deine E-Mail-Adresse, deinen Geburtstag und deine Nachrichten',
    after: 'Niemand kann das zurückholen. Deine Karten in anderen Läden bleiben, wie sie sind.',
    pin: 'Deine PIN, damit sicher ist, dass du es bist',
    confirm: 'Für immer löschen',
    busy: 'Wird gelöscht…',
    cancel: 'Meine Karte behalten',
    done: 'Deine Karte ist gelöscht',
    doneText: (business) =>
      `${business} hat deinen Namen, deine Nummer und deine Punkte nicht mehr. Wenn du wieder mitmachst, beginnst du mit einer neuen Karte.`,
    leave: 'Fertig',
  },
}
