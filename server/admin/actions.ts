import {
  about,
  credits,
  declareActions,
  type Entry,
  named,
  possessive,
} from '#server/businesses/audit/index.ts'
import { formatDay } from '#server/platform/text/locale.ts'

/** Acts of super admins, as the audit log words them. */
export const adminActions = {
  ...declareActions('settings', {
    shop_suspended: (who) => `${who} suspended the shop`,
    shop_restored: (who) => `${who} restored the shop`,
    plan_granted: (who, row, locale) => `${who} granted the ${named(row)} plan${until(row, locale)}`,
    trial_extended: (who, row, locale) =>
      `${who} extended the trial of the ${named(row)} plan${until(row, locale)}`,
    plan_taken_back: (who, row) => `${who} took back the ${named(row)} plan that was granted`,
    trial_taken_back: (who, row) => `${who} took back the longer trial of the ${named(row)} plan`,
    credits_granted: (who, row, locale) => `${who} gave ${credits(row, locale)}${to(row)}`,
    credits_taken: (who, row, locale) => `${who} took ${credits(row, locale)}${from(row)}`,
  }),
  ...declareActions('platform', {
    super_admin_granted: (who, row) => `${who} made ${about(row)} a super admin`,
    tenants_looked_at: (who) => `${who} looked at the tenants`,
    new_names_looked_at: (who) => `${who} looked at the new names of shops`,
    name_seen: (who) => `${who}, of Regulars, looked at the shop’s new name`,
    health_looked_at: (who) =>
      `${who}, of Regulars, looked at how the shop’s messages and payments went, in figures`,
    shop_looked_into: (who) => `${who}, of Regulars, looked into the shop, screen by screen`,
    texts_allowed: (who, row) => `${who} allowed ${named(row)} the texts of its plan before a payment`,
    mailings_looked_at: (who) => `${who} looked at the mailings that wait`,
    mailing_settled: (who, row) => `${who} answered for a mailing of ${named(row)}`,
    link_settled: (who, row) => `${who} answered for a link of ${named(row)}`,
    mail_let_go_on: (who, row) => `${who} let the marketing email of ${named(row)} go on`,
    tier_changed: (who, row) => `${who} changed ${row.changed} of the ${named(row)} plan`,
    credit_pack_changed: (who, row, locale) =>
      `${who} changed ${row.changed} of the pack of ${credits(row, locale)}`,
    announcement_made: (who, row) => `${who} told every shop: ${named(row)}`,
    announcement_ended: (who, row) => `${who} ended the announcement ${named(row)}`,
    credits_looked_at: (who) => `${who} looked at the credit logs`,
    user_suspended: (who, row) => `${who} suspended ${possessive(about(row))}`,
    user_restored: (who, row) => `${who} restored ${possessive(about(row))}`,
    user_signed_out: (who, row) => `${who} signed ${about(row)} out everywhere`,
    user_factors_removed: (who, row) => `${who} switched two-step sign-in off for ${possessive(about(row))}`,
    user_looked_at: (who, row) => `${who} looked at ${possessive(about(row))}`,
    users_looked_at: (who) => `${who} looked at the list of users`,
    audit_looked_at: (who) => `${who}, of Regulars, looked at this log`,
  }),
}

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof adminActions, ActionWords> {}
}

/** Names of settings in the log. */
export const adminSettingNames = {
  price_monthly: 'monthly price',
  stripe_price_id: 'Stripe price ID',
  max_sms_monthly: 'max SMS per month',
  credit_cost_sms: 'credit cost of a text',
  credit_cost_email: 'credit cost of an email',
  mailchimp: 'Mailchimp',
}

const until = ({ details: { ends_on } }: Entry, locale: string): string =>
  ends_on ? ` until ${formatDay(new Date(ends_on), locale, 'UTC')}` : ''

/** The platform's log names the business. */
const to = ({ details: { name } }: Entry): string => (name ? ` to ${name}` : ' to the shop')
const from = ({ details: { name } }: Entry): string => (name ? ` from ${name}` : ' from the shop')
