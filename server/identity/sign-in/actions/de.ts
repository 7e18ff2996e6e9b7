import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { signInActions as english } from '../actions.ts'

export const signInActions: AuditSentences<typeof english> = {
  signed_in: (who) => `${who} hat sich angemeldet`,
  signed_out: (who) => `${who} hat sich abgemeldet`,
  password_changed: (who) => `${who} hat das eigene Passwort geändert`,
  google_linked: (who) => `${who} hat das eigene Konto zum ersten Mal mit Google geöffnet`,
  sso_linked: (who) => `${who} hat das eigene Konto zum ersten Mal über die Firma geöffnet`,
  shop_opened: (who) => `${who} hat den Laden eröffnet`,
}
