import { declareActions } from '#server/businesses/audit/index.ts'

/** Acts of closing, as the audit log words them. */
export const closingActions = {
  ...declareActions('settings', {
    shop_closed: (who) => `${who} closed the shop`,
    shop_reopened: (who) => `${who} opened the shop again`,
  }),
  ...declareActions('platform', {
    shop_erased: (who) => `${who} erased a shop that was closed`,
  }),
}

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof closingActions, ActionWords> {}
}
