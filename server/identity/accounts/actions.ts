import { declareActions } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const accountActions = declareActions('signing in', {
  session_ended: (who) => `${who} signed out another device`,
  name_changed: (who) => `${who} changed the name of their account`,
  account_claimed: (who) =>
    `${who} proved their mailbox for the first time: what opened the account before, and keys, team and connections of the shop, ended`,
  email_changed: (who) => `${who} changed the email address of their account`,
  phone_changed: (who) => `${who} set the phone number of their account`,
  phone_removed: (who) => `${who} took the phone number off their account`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof accountActions, ActionWords> {}
}
