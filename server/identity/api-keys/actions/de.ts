import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { apiKeyActions as english } from '../actions.ts'

const { about, named } = wordsInGerman

export const apiKeyActions: AuditSentences<typeof english> = {
  api_key_made: (who) => `${who} hat einen API-Schlüssel erstellt`,
  api_key_revoked: (who, row) =>
    row.about_user_id
      ? `${who} hat den API-Schlüssel ${named(row)} widerrufen, erstellt von ${about(row, 'toWhom')}`
      : `${who} hat einen API-Schlüssel widerrufen`,
}
