import type { redeemingTexts as english } from '../redeemingTexts.ts'

export const redeemingTexts: typeof english = {
  legend: 'Prämien ohne Verbindung',
  choices: {
    none: { label: 'Keine', description: 'Prämien warten auf die Verbindung.' },
    limited: {
      label: 'Bis zu einem Wert',
      description:
        'Ein Kunde bekommt am Tag Prämien bis zu diesem Wert. Codes warten, weil niemand weiß, was sie wert sind.',
    },
    any: {
      label: 'Ohne Grenze',
      description:
        'Jede Prämie, und Codes so, wie sie gezeigt werden. Ein Code, der zweimal benutzt wurde, fällt später auf.',
    },
  },
  present: (choice, money) =>
    choice === 'none'
      ? 'Ohne Verbindung werden keine Prämien ausgegeben.'
      : choice === 'any'
        ? 'Ohne Verbindung werden Prämien und Codes ohne Grenze angenommen.'
        : `Ohne Verbindung bekommt ein Kunde am Tag Prämien bis ${money}.`,
  label: 'Höchstens je Kunde und Tag',
  hint: 'Nach dem, was eine Prämie dich kostet, wie unter Programme eingetragen. Eine ohne Kosten wird nicht ausgegeben.',
  unreadable: 'Gib einen Betrag über 0 ohne Tausenderpunkte ein, etwa 5 oder 12,50',
  save: 'Prämien speichern',
  saving: 'Wird gespeichert…',
  saved: 'Gespeichert. Die Geräte erfahren es beim nächsten Kontakt.',
}
