import { declareActions } from '#server/businesses/audit/index.ts'

/** Acts of sending, as the audit log words them. */
export const transactionalActions = declareActions('platform', {
  delivery_tested: (who) => `${who} tested whether messages go out`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof transactionalActions, ActionWords> {}
}
