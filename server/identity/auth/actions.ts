import { declareActions } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const authActions = declareActions('platform', {
  signing_keys_replaced: (who) => `${who} replaced the keys that access tokens are signed with`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof authActions, ActionWords> {}
}
