import type { Action } from './actions.ts'
import type { Change, Setting } from './details.ts'
import type { Row } from './queries.ts'

/** Who did what, as one sentence: 'Maria Ortiz removed Tom Reyes from the team'. */
export function sentenceOf(row: Row): string {
  return sentences[row.action](whoActed(row), row)
}

const GONE = 'someone whose account is gone'

function whoActed({ actor, user_name }: Row): string {
  if (actor === 'system') return 'Regulars'
  if (actor === 'stranger') return 'Someone'
  if (actor === 'customer') return 'The customer'
  return user_name ?? capital(GONE)
}

const about = ({ about_user_id, about_name }: Row): string =>
  about_user_id ? (about_name ?? GONE) : 'an account that there is not'

const customer = ({ customer_name }: Row): string => customer_name ?? 'a customer'

const sentences: Record<Action, (who: string, row: Row) => string> = {
  signed_in: (who) => `${who} signed in`,
  sign_in_failed: (_, row) => `A sign-in to ${possessive(about(row))} failed`,
  signed_out: (who) => `${who} signed out`,
  session_ended: (who) => `${who} signed out another device`,
  password_changed: (who) => `${who} changed their password`,
  email_changed: (who) => `${who} changed the email address of their account`,
  google_linked: (who) => `${who} opened their account with Google for the first time`,
  sso_linked: (who) => `${who} opened their account through their company for the first time`,
  two_factor_on: (who) => `${who} switched two-step sign-in on`,
  two_factor_off: (who) => `${who} switched two-step sign-in off`,
  backup_codes_renewed: (who) => `${who} made new backup codes`,
  phone_changed: (who) => `${who} set the phone number of their account`,
  phone_removed: (who) => `${who} took the phone number off their account`,
  member_invited: (who, { invited }) => `${who} invited ${invited ?? 'somebody'} to the team`,
  invitation_revoked: (who, { invited }) => `${who} revoked the invitation of ${invited ?? 'somebody'}`,
  member_joined: (who) => `${who} joined the team`,
  member_removed: (who, row) => `${who} removed ${about(row)} from the team`,
  member_left: (who) => `${who} left the team`,
  team_handed_over: (who, row) => `${who} made ${about(row)} the admin of the team`,
  member_role_changed: (who, row) =>
    row.details.enabled
      ? `${who} kept ${about(row)} to the counter`
      : `${who} let ${about(row)} into the whole shop`,
  staff_pin_reset: (who, row) => `${who} removed the PIN of ${about(row)}`,
  shop_opened: (who) => `${who} opened the shop`,
  settings_changed: (who, { details }) => `${who} changed ${listOf(Object.keys(details.changes ?? {}))}`,
  logo_changed: (who, { details }) => `${who} ${details.enabled ? 'set a new logo' : 'removed the logo'}`,
  shop_closed: (who) => `${who} closed the shop`,
  shop_reopened: (who) => `${who} opened the shop again`,
  api_key_made: (who) => `${who} made an API key`,
  api_key_revoked: (who) => `${who} revoked an API key`,
  balance_adjusted: (who, row) => `${who} ${correction(row)} for ${customer(row)}`,
  customers_merged: (who, row) => `${who} merged a duplicate into ${customer(row)}`,
  customer_erased: (who) => `${who} erased a customer`,
  portal_switched: (who, row) =>
    `${who} switched the portal ${row.details.enabled ? 'on' : 'off'} for ${customer(row)}`,
  customer_exported: (who, row) => `${who} exported everything about ${customer(row)}`,
  data_exported: (who, { details }) => `${who} exported ${details.file ?? 'data'}`,
  super_admin_granted: (who, row) => `${who} made ${about(row)} a super admin`,
  signing_keys_replaced: (who) => `${who} replaced the keys that access tokens are signed with`,
  tenants_looked_at: (who) => `${who} looked at the tenants`,
  user_suspended: (who, row) => `${who} suspended ${possessive(about(row))}`,
  user_restored: (who, row) => `${who} restored ${possessive(about(row))}`,
  user_signed_out: (who, row) => `${who} signed ${about(row)} out everywhere`,
  user_factors_removed: (who, row) => `${who} switched two-step sign-in off for ${possessive(about(row))}`,
  user_looked_at: (who, row) => `${who} looked at ${possessive(about(row))}`,
  users_looked_at: (who) => `${who} looked at the list of users`,
  audit_looked_at: (who) => `${who}, of Regulars, looked at this log`,
  shop_erased: (who) => `${who} erased a shop that was closed`,
}

/** Whose account: people go by name, and what isn't a person's by what it is. */
const possessive = (whose: string): string =>
  whose === 'an account that there is not' ? whose : `the account of ${whose}`

function correction({ details: { points, stamps }, program }: Row): string {
  const parts = [points && counted(points, 'point'), stamps && counted(stamps, 'stamp')].filter(Boolean)
  return `corrected ${program ?? 'a program'} by ${parts.join(' and ')}`
}

const counted = (count: number, unit: string): string =>
  `${count > 0 ? '+' : '−'}${Math.abs(count)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`

/** What settings are called where they are changed. */
const settingNames: Record<string, string> = {
  company_name: 'company name',
  brand_color: 'brand color',
  address: 'address',
  contact_phone: 'contact phone',
  contact_email: 'contact email',
  time_zone: 'time zone',
  currency: 'currency',
  default_country: 'country',
  locale: 'number and date format',
  visit_window_minutes: 'minutes between visits',
  texts_from_hour: 'first hour for texts',
  texts_until_hour: 'last hour for texts',
  sms_opt_in_wording: 'SMS opt-in wording',
  email_opt_in_wording: 'email opt-in wording',
  privacy_notice: 'privacy notice',
  email_tracking_enabled: 'email open tracking',
  portal_enabled: 'customer portal',
}
const nameOf = (setting: string): string => settingNames[setting] ?? setting.replaceAll('_', ' ')

function listOf(settings: string[]): string {
  const names = settings.map(nameOf)
  if (names.length === 0) return 'nothing'
  if (names.length === 1) return `the ${names[0]}`
  return `the ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const changeLines = (changes: Record<string, Change> = {}) =>
  Object.entries(changes).map(([name, { from, to }]) => ({
    setting: capital(nameOf(name)),
    from: settingText(from),
    to: settingText(to),
  }))

function settingText(value: Setting): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === null ? '' : String(value)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
