import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { twoFactorActions as english } from '../actions.ts'

export const twoFactorActions: AuditSentences<typeof english> = {
  two_factor_on: (who) => `${who} activó la verificación en dos pasos`,
  two_factor_off: (who) => `${who} desactivó la verificación en dos pasos`,
  backup_codes_renewed: (who) => `${who} creó códigos de respaldo nuevos`,
}
