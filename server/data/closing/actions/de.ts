import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { closingActions as english } from '../actions.ts'

export const closingActions: AuditSentences<typeof english> = {
  shop_closed: (who) => `${who} hat den Laden geschlossen`,
  shop_reopened: (who) => `${who} hat den Laden wieder geöffnet`,
  shop_erased: (who) => `${who} hat einen geschlossenen Laden gelöscht`,
}
