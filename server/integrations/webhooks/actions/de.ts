import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { webhookActions as english } from '../actions.ts'

const { about, named } = wordsInGerman

export const webhookActions: AuditSentences<typeof english> = {
  webhook_made: (who, row) => `${who} hat einen Webhook an ${named(row)} angelegt`,
  webhook_edited: (who, row) => `${who} hat den Webhook an ${named(row)} geändert`,
  webhook_moved: (who, row) => `${who} hat einen Webhook auf ${named(row)} umgestellt`,
  webhook_deleted: (who, row) => `${who} hat den Webhook an ${named(row)} gelöscht`,
  webhook_paused: (who, row) => `${who} hat den Webhook an ${named(row)} pausiert`,
  webhook_resumed: (who, row) => `${who} hat den Webhook an ${named(row)} fortgesetzt`,
  webhook_secret_replaced: (who, row) => `${who} hat das Geheimnis des Webhooks an ${named(row)} ersetzt`,
  webhook_replayed: (who, row) => `${who} hat Ereignisse noch einmal an ${named(row)} gesendet`,
  webhook_gone: (_who, row) =>
    `Der Webhook an ${named(row)} ist beendet: Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt`,
  webhook_maker_gone: (_who, row) =>
    `Der Webhook an ${named(row)} wurde pausiert: ${about(row, 'who')} war dafür verantwortlich und hat keinen Zugang mehr`,
  webhook_failing: (_who, row) => `Der Webhook an ${named(row)} wurde pausiert: Tagelang kam dort nichts an`,
}
