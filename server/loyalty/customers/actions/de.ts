import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { customerActions as english } from '../actions.ts'

const { customer } = wordsInGerman

export const customerActions: AuditSentences<typeof english> = {
  phone_proven: (who, row) => `${who} hat das Telefon von ${customer(row, 'toWhom')} bestätigt`,
}
