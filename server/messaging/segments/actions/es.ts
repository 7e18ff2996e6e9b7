import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { segmentActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const segmentActions: AuditSentences<typeof english> = {
  segment_made: (who, row) => `${who} creó el segmento ${named(row)}`,
  segment_changed: (who, row) => `${who} cambió el segmento ${named(row)}`,
  segment_deleted: (who, row) => `${who} eliminó el segmento ${named(row)}`,
}
