import type { domainTexts as english } from '../texts.ts'

export const domainTexts: typeof english = {
  title: 'Deine eigene Domain',
  description:
    'Kunden treten unter deinem eigenen Namen bei und sehen dort ihre Karte, etwa unter karte.dein-laden.de. Sobald die Domain bestätigt ist, führen QR-Codes, Plakate und Links in Nachrichten dorthin; du arbeitest weiter hier.',
  loading: 'Deine Domain wird geladen…',
  failed: 'Deine Domain konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  kept: 'Ihre Links funktionieren weiter: Sie führen deine Kunden zu unserer Adresse.',
  host: 'Deine Domain',
  hint: 'Etwa karte.dein-laden.de. Deine Website bleibt, wo sie ist.',
  add: 'Domain hinzufügen',
  adding: 'Wird hinzugefügt…',
  added: 'Domain hinzugefügt: Trag jetzt ihre zwei Einträge ein',
  states: {
    pending: 'Noch nicht bestätigt',
    proven: 'Bestätigt',
    failing: 'Nicht mehr bestätigt',
    off: 'Abgeschaltet',
    taken: 'Gehört einem anderen Laden',
  },
  meanings: {
    pending: (next) =>
      next
        ? `Trag die zwei Einträge unten dort ein, wo du deine Domain verwaltest. Wir sehen jede Stunde nach, das nächste Mal: ${next}. Bis neue Einträge zu sehen sind, kann ein Tag vergehen.`
        : 'Trag die zwei Einträge unten dort ein, wo du deine Domain verwaltest, und drück auf „Jetzt prüfen“. Von selbst sehen wir nicht mehr nach.',
    proven: (next) =>
      `Kunden finden dich dort. ${next ? `Einmal pro Woche sehen wir nach, ob sie noch dir gehört, das nächste Mal: ${next}.` : ''}`,
    failing: (off) =>
      `Noch funktioniert sie für deine Kunden, aber ihr DNS bestätigt nicht mehr, dass sie dir gehört. Bring die Einträge unten in Ordnung${off ? `, sonst wird sie abgeschaltet: ${off}` : ''}.`,
    off: 'Drei Wochen lang bestätigte ihr DNS nicht, dass sie dir gehört, deshalb führen neue Links zu unserer Adresse. Bring die Einträge unten in Ordnung und drück auf „Jetzt prüfen“.',
    taken:
      'Ein anderer Laden hat diesen Namen hier bestätigt. Er gehört dir, sobald die Einträge unten da sind und der Eintrag des anderen weg ist.',
  },
  records: 'DNS-Einträge',
  recordStates: {
    fine: 'Gefunden',
    missing: 'Nicht gefunden',
    wrong: 'Anderer Inhalt',
    unknown: 'Keine Antwort',
    unasked: 'Noch nicht geprüft',
  },
  record: { type: 'Typ', name: 'Name', value: 'Wert' },
  copy: (what) => `${what} kopieren`,
  copied: 'Kopiert',
  notCopied: 'Kopieren ging nicht: Markiere es und kopiere es von Hand.',
  address: 'Ein A- oder AAAA-Eintrag auf unsere Adresse geht auch.',
  asked: (at) => `Zuletzt geprüft: ${at}`,
  check: 'Jetzt prüfen',
  checking: 'Wird geprüft…',
  checkFailed: 'Die Domain konnte nicht geprüft werden',
  proven: 'Die Domain ist bestätigt',
  notYet: 'Noch nicht bestätigt: Sieh dir die DNS-Einträge an',
  open: 'Öffnen',
  remove: 'Domain entfernen',
  removal: {
    title: (host) => `${host} entfernen?`,
    text: 'Neue Links, QR-Codes und Plakate führen dann zu unserer Adresse. Die mit diesem Namen funktionieren nicht mehr, sobald sein DNS woandershin führt.',
    confirm: 'Domain entfernen',
    busy: 'Wird entfernt…',
    done: 'Domain entfernt',
  },
}
