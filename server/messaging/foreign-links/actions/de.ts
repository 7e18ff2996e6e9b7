import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { linkActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const linkActions: AuditSentences<typeof english> = {
  link_released: (who, row) => `${who} hat den Link zu ${named(row)} geprüft und E-Mails damit freigegeben`,
  link_refused: (who, row) =>
    `${who} hat den Link zu ${named(row)} geprüft und E-Mails damit nicht freigegeben`,
}
