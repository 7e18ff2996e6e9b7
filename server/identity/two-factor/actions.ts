import { declareActions } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const twoFactorActions = declareActions('signing in', {
  two_factor_on: (who) => `${who} switched two-step sign-in on`,
  two_factor_off: (who) => `${who} switched two-step sign-in off`,
  backup_codes_renewed: (who) => `${who} made new backup codes`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof twoFactorActions, ActionWords> {}
}
