import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { transactionalActions as english } from '../actions.ts'

export const transactionalActions: AuditSentences<typeof english> = {
  delivery_tested: (who) => `${who} hat geprüft, ob Nachrichten rausgehen`,
}
