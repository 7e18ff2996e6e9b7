import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { programActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const programActions: AuditSentences<typeof english> = {
  program_made: (who, row) => `${who} hat das Programm ${named(row)} erstellt`,
  program_changed: (who, row) => `${who} hat am Programm ${named(row)} geändert: ${row.changed}`,
  program_paused: (who, row) => `${who} hat das Programm ${named(row)} pausiert`,
  program_activated: (who, row) => `${who} hat das Programm ${named(row)} aktiviert`,
  program_archived: (who, row) => `${who} hat das Programm ${named(row)} archiviert`,
  program_restored: (who, row) => `${who} hat das Programm ${named(row)} zurückgeholt`,
}

export const programSettingNames = {
  name: 'Name',
  pointsPerDollar: 'Punkte je Währungseinheit',
  minimumRedemption: 'Mindestpunkte zum Eintauschen',
  pointsExpireDays: 'Tage bis Punkte verfallen',
  welcomeBonus: 'Willkommensbonus',
  stampsRequired: 'nötige Stempel',
  rewardDescription: 'Beschreibung der Prämie',
  allowMultipleCards: 'mehrere Karten',
  cardExpireDays: 'Tage bis eine Karte abläuft',
  codePrefix: 'Anfang der Codes',
  discountType: 'Art des Rabatts',
  discountValue: 'Höhe des Rabatts',
  validDays: 'Tage der Gültigkeit',
  singleUse: 'einmalige Verwendung',
  tiers: 'Stufen',
  itemName: 'Name des Artikels',
  itemDescription: 'Beschreibung des Artikels',
  requiredPurchases: 'nötige Käufe',
  recurring: 'Wiederholung',
}
