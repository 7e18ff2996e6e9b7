import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { ledgerActions as english } from '../actions.ts'

const { adjusted, customer } = wordsInGerman

export const ledgerActions: AuditSentences<typeof english> = {
  balance_adjusted: (who, row, locale) =>
    `${who} hat bei ${customer(row, 'toWhom')} ${row.program ?? 'den Stand'} berichtigt: ${adjusted(row, locale)}`,
}
