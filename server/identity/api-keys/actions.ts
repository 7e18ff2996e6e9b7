import { about, declareActions, named } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const apiKeyActions = declareActions('settings', {
  api_key_made: (who) => `${who} made an API key`,
  api_key_revoked: (who, row) =>
    row.about_user_id
      ? `${who} revoked the API key ${named(row)}, which ${about(row)} had made`
      : `${who} revoked an API key`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof apiKeyActions, ActionWords> {}
}
