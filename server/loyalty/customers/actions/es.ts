import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { customerActions as english } from '../actions.ts'

const { customer } = wordsInSpanish

export const customerActions: AuditSentences<typeof english> = {
  phone_proven: (who, row) => `${who} confirmó el teléfono de ${customer(row)}`,
}
