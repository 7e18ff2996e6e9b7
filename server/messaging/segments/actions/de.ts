import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { segmentActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const segmentActions: AuditSentences<typeof english> = {
  segment_made: (who, row) => `${who} hat das Segment ${named(row)} erstellt`,
  segment_changed: (who, row) => `${who} hat das Segment ${named(row)} geändert`,
  segment_deleted: (who, row) => `${who} hat das Segment ${named(row)} gelöscht`,
}
