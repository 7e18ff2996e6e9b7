import { capital, customer, declareActions } from '#server/businesses/audit/index.ts'

/** Acts on a customer, as the audit log words them. */
export const customerRecordActions = {
  ...declareActions('customers', {
    customers_merged: (who, row) => `${who} merged a duplicate into ${customer(row)}`,
    customer_erased: (who, { actor }) =>
      actor === 'customer' ? 'A customer erased themself' : `${who} erased a customer`,
    portal_switched: (who, row) =>
      `${who} switched the portal ${row.details.enabled ? 'on' : 'off'} for ${customer(row)}`,
    customer_phone_changed: (who, row) => `${who} changed the phone of ${customer(row)}`,
  }),
  ...declareActions('exports', {
    customer_exported: (who, row) =>
      row.actor === 'customer'
        ? `${capital(customer(row))} downloaded their own data`
        : `${who} exported everything about ${customer(row)}`,
  }),
}

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof customerRecordActions, ActionWords> {}
}
