import { customer, declareActions, money } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const counterActions = declareActions('customers', {
  purchase_refunded: (who, row, locale) =>
    `${who} gave ${money(row, locale)} of a purchase back to ${customer(row)}`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof counterActions, ActionWords> {}
}
