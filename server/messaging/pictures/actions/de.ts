import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { pictureActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const pictureActions: AuditSentences<typeof english> = {
  picture_added: (who, row) => `${who} hat das Bild ${named(row)} hinzugefügt`,
  picture_deleted: (who, row) => `${who} hat das Bild ${named(row)} gelöscht`,
}
