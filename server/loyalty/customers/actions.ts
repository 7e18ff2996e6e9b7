import { customer, declareActions } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const customerActions = declareActions('customers', {
  phone_proven: (who, row) => `${who} confirmed the phone of ${customer(row)}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof customerActions, ActionWords> {}
}
