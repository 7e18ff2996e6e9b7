import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { ledgerActions as english } from '../actions.ts'

const { adjusted, customer } = wordsInSpanish

export const ledgerActions: AuditSentences<typeof english> = {
  balance_adjusted: (who, row, locale) =>
    row.program
      ? `${who} corrigió el saldo de ${customer(row)} en el programa ${row.program}: ${adjusted(row, locale)}`
      : `${who} corrigió el saldo de ${customer(row)}: ${adjusted(row, locale)}`,
}
