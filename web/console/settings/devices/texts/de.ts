import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  text: 'Ein Gerät deiner Kasse kann die Kunden speichern, die zuletzt da waren, höchstens 2.000: Vorname, letzte vier Ziffern der Telefonnummer und Karte. Dann findet es sie auch ohne Verbindung, und ihre Käufe zählen. Wer das Gerät hat, kann das auch lesen: Entferne eines, das verloren ging.',
  here: 'Dieses Gerät',
  add: 'Kunden auf diesem Gerät speichern',
  adding: 'Kunden werden geholt…',
  added: 'Dieses Gerät speichert jetzt Kunden',
  cannot: 'Dieser Browser speichert nichts und arbeitet deshalb nur mit Verbindung.',
  none: 'Noch speichert kein Gerät Kunden.',
  full: (most) => `Du hast ${most} Geräte, die Kunden speichern. Entferne eines, das du nicht brauchst.`,
  onIt: 'Öffne diese Seite auf dem Gerät, das Kunden speichern soll.',
  contact: (since, name) => `Letzter Kontakt ${since}, angemeldet war ${name}`,
  noContact: 'Noch kein Kontakt',
  silent: 'Seit mehr als 7 Tagen kein Kontakt: Es hat seine Kunden vergessen, bis sich dort jemand anmeldet.',
  ended: (when) =>
    `Am ${when} entfernt. Es vergisst seine Kunden beim nächsten Kontakt, spätestens 7 Tage nach dem letzten.`,
  told: (when) => `Am ${when} entfernt; es hat seine Kunden vergessen.`,
  end: 'Entfernen',
  ending: {
    title: (name) => `${name} entfernen?`,
    text: 'Es wird jetzt abgemeldet und vergisst die Kunden beim nächsten Kontakt. Käufe, die darauf warten, gehen nicht verloren: Sie kommen als Fälle an, über die du entscheidest.',
    confirm: 'Gerät entfernen',
    busy: 'Wird entfernt…',
    keep: 'Behalten',
    done: 'Gerät entfernt',
  },
  loading: 'Deine Geräte werden geladen…',
  failed: 'Deine Geräte konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
}
