import type { FileTexts } from '../fileTexts.ts'

export const fileTexts: FileTexts = {
  columns: {
    entry_id: 'Eintrag',
    at: 'Zeitpunkt (UTC)',
    kind: 'Art',
    what: 'Was',
    changes: 'Änderungen',
    reason: 'Grund',
    address: 'IP-Adresse',
    browser: 'Browser',
    system: 'System',
  },
  kinds: {
    'signing in': 'Anmeldungen',
    team: 'Team',
    'shared till': 'Gemeinsame Kasse',
    settings: 'Einstellungen',
    customers: 'Kunden',
    campaigns: 'Kampagnen',
    exports: 'Exporte',
    platform: 'Regulars',
  },
}
