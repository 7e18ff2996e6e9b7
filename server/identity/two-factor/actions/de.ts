import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { twoFactorActions as english } from '../actions.ts'

export const twoFactorActions: AuditSentences<typeof english> = {
  two_factor_on: (who) => `${who} hat die Anmeldung in zwei Schritten eingeschaltet`,
  two_factor_off: (who) => `${who} hat die Anmeldung in zwei Schritten ausgeschaltet`,
  backup_codes_renewed: (who) => `${who} hat neue Backup-Codes erstellt`,
}
