import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { counterActions as english } from '../actions.ts'

const { customer, money } = wordsInGerman

export const counterActions: AuditSentences<typeof english> = {
  purchase_refunded: (who, row, locale) =>
    `${who} hat ${customer(row, 'toWhom')} ${money(row, locale)} von einem Kauf erstattet`,
}
