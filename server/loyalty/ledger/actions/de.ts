import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { ledgerActions as english } from '../actions.ts'

const { adjusted, customer } = wordsInGerman

export const ledgerActions: AuditSentences<typeof english> = {
  balance_adjusted: (who, row, locale) =>
    row.program
      ? `${who} hat den Stand von ${customer(row, 'toWhom')} im Programm ${row.program} berichtigt: ${adjusted(row, locale)}`
      : `${who} hat den Stand von ${customer(row, 'toWhom')} berichtigt: ${adjusted(row, locale)}`,
}
