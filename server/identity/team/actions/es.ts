import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { teamActions as english } from '../actions.ts'

const { about } = wordsInSpanish

export const teamActions: AuditSentences<typeof english> = {
  member_invited: (who, { invited }) => `${who} invitó a ${invited ?? 'alguien'} al equipo`,
  invitation_revoked: (who, { invited }) => `${who} revocó la invitación para ${invited ?? 'alguien'}`,
  member_joined: (who) => `${who} se unió al equipo`,
  member_removed: (who, row) => `${who} quitó a ${about(row)} del equipo`,
  member_left: (who) => `${who} salió del equipo`,
  team_handed_over: (who, row) => `${who} nombró a ${about(row)} admin del equipo`,
  member_role_changed: (who, row) =>
    row.details.enabled
      ? `${who} limitó a ${about(row)} a la caja`
      : `${who} dio a ${about(row)} acceso a todo el local`,
  staff_pin_set: (who) => `${who} creó su PIN para las cajas compartidas`,
  staff_pin_reset: (who, row) => `${who} quitó el PIN de ${about(row)}`,
  till_shared: (who) => `${who} convirtió una caja en caja compartida`,
  till_entered: (who) => `${who} entró en una caja compartida`,
  till_pin_refused: (who, row) =>
    `${who} escribió un PIN incorrecto para ${about(row)} en una caja compartida`,
  till_sharing_ended: (who) => `${who} dejó de compartir una caja`,
}
