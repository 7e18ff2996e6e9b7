import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { accountActions as english } from '../actions.ts'

export const accountActions: AuditSentences<typeof english> = {
  session_ended: (who) => `${who} cerró la sesión de otro dispositivo`,
  name_changed: (who) => `${who} cambió el nombre de su cuenta`,
  account_claimed: (who) =>
    `${who} confirmó su buzón por primera vez: se anularon los accesos anteriores a la cuenta y las claves, el equipo y las conexiones del local`,
  email_changed: (who) => `${who} cambió el correo de su cuenta`,
  phone_changed: (who) => `${who} puso el teléfono de su cuenta`,
  phone_removed: (who) => `${who} quitó el teléfono de su cuenta`,
}
