import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { accountActions as english } from '../actions.ts'

export const accountActions: AuditSentences<typeof english> = {
  session_ended: (who) => `${who} hat ein anderes Gerät abgemeldet`,
  name_changed: (who) => `${who} hat den Namen des eigenen Kontos geändert`,
  account_claimed: (who) =>
    `${who} hat das eigene Postfach zum ersten Mal bestätigt: Alle früheren Zugänge zum Konto sowie Schlüssel, Team und Verbindungen des Ladens sind beendet`,
  email_changed: (who) => `${who} hat die E-Mail-Adresse des eigenen Kontos geändert`,
  phone_changed: (who) => `${who} hat die Telefonnummer des eigenen Kontos festgelegt`,
  phone_removed: (who) => `${who} hat die Telefonnummer aus dem eigenen Konto entfernt`,
}
