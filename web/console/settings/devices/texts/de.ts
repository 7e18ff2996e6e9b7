import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  text: 'Ein Gerät eurer Kasse kann die Kunden behalten, die zuletzt da waren, höchstens 2.000: Vorname, letzte vier Ziffern der Telefonnummer und Karte. Dann findet es sie auch ohne Verbindung, und ihre Käufe zählen. Wer das Gerät hat, kann das auch lesen: Beende eines, das verloren ging.',
  here: 'Dieses Gerät',
  add: 'Kunden auf diesem Gerät behalten',
  adding: 'Kunden werden geholt...',
  added: 'Dieses Gerät behält jetzt Kunden',
  cannot: 'Dieser Browser behält nichts und arbeitet deshalb nur mit Verbindung.',
  none: 'Noch kein Gerät behält Kunden.',
  full: (most) => `Ihr habt ${most} Geräte, die Kunden behalten. Beende eines, das nicht gebraucht wird.`,
  onIt: 'Öffne diese Seite auf dem Gerät, das Kunden behalten soll.',
  contact: (since, name) => `Letzter Kontakt ${since}, angemeldet war ${name}`,
  noContact: 'Noch kein Kontakt',
  silent: 'Seit mehr als 7 Tagen kein Kontakt: Es hat seine Kunden vergessen, bis sich dort jemand anmeldet.',
  ended: (when) =>
    `Am ${when} beendet. Es vergisst seine Kunden beim nächsten Kontakt, spätestens 7 Tage nach dem letzten.`,
  told: (when) => `Am ${when} beendet; es hat seine Kunden vergessen.`,
  end: 'Beenden',
  ending: {
    title: (name) => `${name} beenden?`,
    text: 'Es wird jetzt abgemeldet und vergisst die Kunden beim nächsten Kontakt. Käufe, die darauf warten, gehen nicht verloren: Sie kommen als Fälle an, über die du entscheidest.',
    confirm: 'Gerät beenden',
    busy: 'Wird beendet...',
    keep: 'Behalten',
    done: 'Gerät beendet',
  },
  loading: 'Eure Geräte werden geladen...',
  failed: 'Eure Geräte konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
}
