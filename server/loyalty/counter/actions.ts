import { about, customer, declareActions, type Entry, money, named } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const counterActions = declareActions('customers', {
  purchase_refunded: (who, row, locale) =>
    `${who} gave ${money(row, locale)} of a purchase back to ${customer(row)}`,
  late_purchase_handed_in: (who, row, locale) =>
    `${who} handed in ${late(row, locale)} that ${about(row)} had recorded`,
  claimed_purchase_handed_in: (who, row, locale) =>
    `${who} handed in ${late(row, locale)} that somebody had recorded as “${named(row)}” without a sign-in`,
  case_recorded: (who, row, locale) => `${who} recorded ${late(row, locale)} that had arrived late`,
  case_dismissed: (who, row, locale) => `${who} left ${late(row, locale)} unrecorded that had arrived late`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof counterActions, ActionWords> {}
}

function late(row: Entry, locale: string): string {
  const { amount, reward } = row.details
  if (reward !== undefined) return `the reward “${reward}” of ${customer(row)}`
  return `${amount === undefined ? 'a visit' : `a purchase of ${money(row, locale)}`} by ${customer(row)}`
}
