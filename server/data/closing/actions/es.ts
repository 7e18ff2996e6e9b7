import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { closingActions as english } from '../actions.ts'

export const closingActions: AuditSentences<typeof english> = {
  shop_closed: (who) => `${who} cerró el local`,
  shop_reopened: (who) => `${who} volvió a abrir el local`,
  shop_erased: (who) => `${who} borró un local cerrado`,
}
