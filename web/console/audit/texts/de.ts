import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Protokoll',
  description: 'Wer in deinem Laden was getan hat, wann und von wo. Niemand kann dieses Protokoll ändern.',
  loading: 'Das Protokoll wird geladen…',
  failed: 'Das Protokoll konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  export: 'Exportieren',
  admins: 'Nur ein Admin dieses Ladens sieht das Protokoll.',
  who: 'Wer',
  everybody: 'Alle',
  what: 'Was',
  from: 'Von',
  to: 'Bis',
  kinds: {
    all: 'Alles',
    'signing in': 'Anmeldungen',
    team: 'Team',
    'shared till': 'Gemeinsame Kasse',
    settings: 'Einstellungen',
    campaigns: 'Kampagnen',
    customers: 'Kunden',
    exports: 'Exporte',
    platform: 'Regulars',
  },
  wrongDays: 'Der erste Tag liegt nach dem letzten.',
  none: 'Noch ist nichts passiert',
  noneText:
    'Hier stehen später Anmeldungen, Team, Kassen, Einstellungen, Berichtigungen, Exporte und Löschungen.',
  nothing: 'Nichts gefunden',
  nothingText: 'An diesen Tagen gab es nichts davon.',
  clear: 'Alles zeigen',
  older: 'Ältere zeigen',
  loadingOlder: 'Wird geladen…',
  set: (setting, from, to) => {
    if (!from) return `${setting}: auf „${to}“ gesetzt`
    return to ? `${setting}: „${from}“ → „${to}“` : `${setting}: „${from}“ entfernt`
  },
  reason: (reason) => `Grund: ${reason}`,
  device: (browser, system) => (browser && system ? `${browser} auf ${system}` : (browser ?? system)),
  customer: 'Kunden ansehen',
}
