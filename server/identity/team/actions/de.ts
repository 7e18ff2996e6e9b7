import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { teamActions as english } from '../actions.ts'

const { about } = wordsInGerman

export const teamActions: AuditSentences<typeof english> = {
  member_invited: (who, { invited }) => `${who} hat ${invited ?? 'jemanden'} ins Team eingeladen`,
  invitation_revoked: (who, { invited }) =>
    `${who} hat die Einladung an ${invited ?? 'jemanden'} zurückgezogen`,
  member_joined: (who) => `${who} ist dem Team beigetreten`,
  member_removed: (who, row) => `${who} hat ${about(row, 'whom')} aus dem Team entfernt`,
  member_left: (who) => `${who} hat das Team verlassen`,
  team_handed_over: (who, row) => `${who} hat ${about(row, 'whom')} zum Admin des Teams gemacht`,
  member_role_changed: (who, row) =>
    row.details.enabled
      ? `${who} hat ${about(row, 'whom')} auf die Kasse beschränkt`
      : `${who} hat ${about(row, 'toWhom')} Zugang zum ganzen Laden gegeben`,
  staff_pin_set: (who) => `${who} hat die eigene PIN für gemeinsame Kassen festgelegt`,
  staff_pin_reset: (who, row) => `${who} hat die PIN von ${about(row, 'toWhom')} entfernt`,
  till_shared: (who) => `${who} hat eine Kasse zur gemeinsamen Kasse gemacht`,
  till_entered: (who) => `${who} hat sich an einer gemeinsamen Kasse angemeldet`,
  till_pin_refused: (who, row) =>
    `${who} hat an einer gemeinsamen Kasse eine falsche PIN für ${about(row, 'whom')} eingegeben`,
  till_sharing_ended: (who) => `${who} hat das Teilen einer Kasse beendet`,
}
