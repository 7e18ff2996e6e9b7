import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { rewardActions as english } from '../actions.ts'

const { customer, named } = wordsInGerman

export const rewardActions: AuditSentences<typeof english> = {
  reward_made: (who, row) => `${who} hat die Prämie ${named(row)} erstellt`,
  reward_changed: (who, row) => `${who} hat an der Prämie ${named(row)} geändert: ${row.changed}`,
  reward_archived: (who, row) => `${who} hat die Prämie ${named(row)} archiviert`,
  code_handed_out: (who, row) =>
    row.program
      ? `${who} hat ${customer(row, 'toWhom')} einen Code von ${row.program} gegeben`
      : `${who} hat ${customer(row, 'toWhom')} einen Code gegeben`,
}

export const rewardSettingNames = {
  description: 'Beschreibung',
  points_price: 'Preis in Punkten',
  stock: 'Vorrat',
  valid_days: 'Tage der Gültigkeit',
  cost: 'Kosten',
}
