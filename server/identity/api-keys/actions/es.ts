import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { apiKeyActions as english } from '../actions.ts'

const { about, named } = wordsInSpanish

export const apiKeyActions: AuditSentences<typeof english> = {
  api_key_made: (who) => `${who} creó una clave de API`,
  api_key_revoked: (who, row) =>
    row.about_user_id
      ? `${who} revocó la clave de API ${named(row)}, creada por ${about(row)}`
      : `${who} revocó una clave de API`,
}
