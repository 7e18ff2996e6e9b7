import { capital, customer, declareActions } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const customerAccessActions = declareActions('customers', {
  portal_pin_code_shown: (who, row) => `${who} showed ${customer(row)} a QR code for choosing a portal PIN`,
  portal_pin_chosen: (_, row) => `${capital(customer(row))} chose a PIN for the portal`,
  portal_pin_locked: (_, row) => `Too many wrong PINs locked the portal PIN of ${customer(row)} for a while`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof customerAccessActions, ActionWords> {}
}
