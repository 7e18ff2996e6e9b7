import { customer, declareActions, named } from '#server/businesses/audit/index.ts'

/** Audit log entries of this room. */
export const rewardActions = {
  ...declareActions('settings', {
    reward_made: (who, row) => `${who} made the reward ${named(row)}`,
    reward_changed: (who, row) => `${who} changed ${row.changed} of the reward ${named(row)}`,
    reward_archived: (who, row) => `${who} archived the reward ${named(row)}`,
  }),
  ...declareActions('customers', {
    code_handed_out: (who, row) =>
      `${who} gave ${withArticle(row.program ?? 'voucher')} code to ${customer(row)}`,
  }),
}

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof rewardActions, ActionWords> {}
}

/** Names of settings in the audit log. */
export const rewardSettingNames = {
  valid_days: 'days of validity',
}

/** 'a Welcome Voucher', 'an Autumn Voucher' */
const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
