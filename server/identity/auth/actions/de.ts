import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { authActions as english } from '../actions.ts'

export const authActions: AuditSentences<typeof english> = {
  signing_keys_replaced: (who) =>
    `${who} hat die Schlüssel ersetzt, mit denen Zugangstoken unterschrieben werden`,
}
