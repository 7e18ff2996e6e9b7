import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { rewardActions as english } from '../actions.ts'

const { customer, named } = wordsInSpanish

export const rewardActions: AuditSentences<typeof english> = {
  reward_made: (who, row) => `${who} creó el premio ${named(row)}`,
  reward_changed: (who, row) => `${who} cambió en el premio ${named(row)}: ${row.changed}`,
  reward_archived: (who, row) => `${who} archivó el premio ${named(row)}`,
  code_handed_out: (who, row) =>
    row.program
      ? `${who} dio a ${customer(row)} un código de ${row.program}`
      : `${who} dio a ${customer(row)} un código`,
}

export const rewardSettingNames = {
  description: 'descripción',
  points_price: 'precio en puntos',
  stock: 'existencias',
  valid_days: 'días de validez',
  cost: 'coste',
}
