import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { webhookActions as english } from '../actions.ts'

const { about, named } = wordsInSpanish

export const webhookActions: AuditSentences<typeof english> = {
  webhook_made: (who, row) => `${who} creó un webhook a ${named(row)}`,
  webhook_edited: (who, row) => `${who} cambió el webhook a ${named(row)}`,
  webhook_moved: (who, row) => `${who} dirigió un webhook a ${named(row)}`,
  webhook_deleted: (who, row) => `${who} eliminó el webhook a ${named(row)}`,
  webhook_paused: (who, row) => `${who} pausó el webhook a ${named(row)}`,
  webhook_resumed: (who, row) => `${who} reanudó el webhook a ${named(row)}`,
  webhook_secret_replaced: (who, row) => `${who} reemplazó el secreto del webhook a ${named(row)}`,
  webhook_replayed: (who, row) => `${who} volvió a enviar eventos a ${named(row)}`,
  webhook_gone: (_who, row) => `El webhook a ${named(row)} terminó: respondió que ya no existe`,
  webhook_maker_gone: (_who, row) =>
    `El webhook a ${named(row)} se pausó: ${about(row)}, que respondía de él, ya no tiene acceso`,
  webhook_failing: (_who, row) => `El webhook a ${named(row)} se pausó: durante días no llegó nada`,
}
