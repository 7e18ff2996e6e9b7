import { declareActions } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const signInActions = {
  ...declareActions('signing in', {
    signed_in: (who) => `${who} signed in`,
    signed_out: (who) => `${who} signed out`,
    password_changed: (who) => `${who} changed their password`,
    google_linked: (who) => `${who} opened their account with Google for the first time`,
    sso_linked: (who) => `${who} opened their account through their company for the first time`,
  }),
  ...declareActions('settings', {
    shop_opened: (who) => `${who} opened the shop`,
  }),
}

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof signInActions, ActionWords> {}
}
