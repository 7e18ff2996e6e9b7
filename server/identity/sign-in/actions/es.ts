import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { signInActions as english } from '../actions.ts'

export const signInActions: AuditSentences<typeof english> = {
  signed_in: (who) => `${who} inició sesión`,
  signed_out: (who) => `${who} cerró sesión`,
  password_changed: (who) => `${who} cambió su contraseña`,
  google_linked: (who) => `${who} abrió su cuenta con Google por primera vez`,
  sso_linked: (who) => `${who} abrió su cuenta con su empresa por primera vez`,
  shop_opened: (who) => `${who} abrió el local`,
}
