import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { pictureActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const pictureActions: AuditSentences<typeof english> = {
  picture_added: (who, row) => `${who} añadió la imagen ${named(row)}`,
  picture_deleted: (who, row) => `${who} eliminó la imagen ${named(row)}`,
}
