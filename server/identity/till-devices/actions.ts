import { declareActions, money, named } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const tillDeviceActions = declareActions('settings', {
  till_device_added: (who, row) => `${who} let a device keep guests: ${named(row)}`,
  till_device_ended: (who, row) => `${who} ended a device that kept guests: ${named(row)}`,
  kept_guests_given: (who, row) => `${who} worked at a device that was given guests to keep: ${named(row)}`,
  offline_redeeming_set: (who, row, locale) =>
    row.details.amount === undefined
      ? `${who} let ${row.details.enabled ? 'any' : 'no'} reward be given without a connection`
      : `${who} let rewards of ${money(row, locale)} a guest and day be given without a connection`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof tillDeviceActions, ActionWords> {}
}
