import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { ledgerActions as english } from '../actions.ts'

const { adjusted, customer } = wordsInSpanish

export const ledgerActions: AuditSentences<typeof english> = {
  balance_adjusted: (who, row, locale) =>
    `${who} corrigió ${row.program ?? 'el saldo'} de ${customer(row)}: ${adjusted(row, locale)}`,
}
