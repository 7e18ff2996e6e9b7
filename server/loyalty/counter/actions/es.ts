import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { counterActions as english } from '../actions.ts'

const { customer, money } = wordsInSpanish

export const counterActions: AuditSentences<typeof english> = {
  purchase_refunded: (who, row, locale) =>
    `${who} devolvió a ${customer(row)} ${money(row, locale)} de una compra`,
}
