import { about, declareActions } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const teamActions = {
  ...declareActions('team', {
    member_invited: (who, { invited }) => `${who} invited ${invited ?? 'somebody'} to the team`,
    invitation_revoked: (who, { invited }) => `${who} revoked the invitation of ${invited ?? 'somebody'}`,
    member_joined: (who) => `${who} joined the team`,
    member_removed: (who, row) => `${who} removed ${about(row)} from the team`,
    member_left: (who) => `${who} left the team`,
    team_handed_over: (who, row) => `${who} made ${about(row)} the admin of the team`,
    member_role_changed: (who, row) =>
      row.details.enabled
        ? `${who} kept ${about(row)} to the counter`
        : `${who} let ${about(row)} into the whole shop`,
    staff_pin_set: (who) => `${who} set their PIN for shared tills`,
    staff_pin_reset: (who, row) => `${who} removed the PIN of ${about(row)}`,
  }),
  ...declareActions('shared till', {
    till_shared: (who) => `${who} made a till one that the team shares`,
    till_entered: (who) => `${who} came to a shared till`,
    till_pin_refused: (who, row) => `${who} typed a wrong PIN for ${about(row)} at a shared till`,
    till_sharing_ended: (who) => `${who} ended the sharing of a till`,
  }),
}

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof teamActions, ActionWords> {}
}
