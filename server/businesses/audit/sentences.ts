import { formatMoney } from '#server/platform/money/money.ts'
import { formatDay, formatList, formatNumber } from '#server/platform/text/locale.ts'
import type { Action } from './actions.ts'
import { capital, listOf } from './changes.ts'
import type { Row } from './queries.ts'
import { isScreen, screenWords } from './screens.ts'
import { byWay, wrongCodes } from './ways.ts'

/** Who did what, as one sentence: 'Maria Ortiz removed Tom Reyes from the team'. */
export function sentenceOf(row: Row, locale: string): string {
  return sentences[row.action](whoActed(row), row, locale)
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

const sentences: Record<Action, (who: string, row: Row, locale: string) => string> = {
  signed_in: (who) => `${who} signed in`,
  sign_in_failed: (_, row) => `A sign-in${byWay(row.details.way)} to ${possessive(about(row))} failed`,
  code_refused: (who, { details: { code } }) => `${who} typed ${code ? wrongCodes[code] : 'a wrong code'}`,
  password_refused: (_, row) =>
    `Someone gave a wrong password where that of ${about(row)} was asked for again`,
  signed_out: (who) => `${who} signed out`,
  session_ended: (who) => `${who} signed out another device`,
  name_changed: (who) => `${who} changed the name of their account`,
  account_claimed: (who) =>
    `${who} proved their mailbox for the first time: what opened the account before, and keys, team and connections of the shop, ended`,
  password_changed: (who) => `${who} changed their password`,
  email_changed: (who) => `${who} changed the email address of their account`,
  google_linked: (who) => `${who} opened their account with Google for the first time`,
  sso_linked: (who) => `${who} opened their account through their company for the first time`,
  two_factor_on: (who) => `${who} switched two-step sign-in on`,
  two_factor_off: (who) => `${who} switched two-step sign-in off`,
  backup_codes_renewed: (who) => `${who} made new backup codes`,
  phone_changed: (who) => `${who} set the phone number of their account`,
  phone_moved: (_, row) => `${capital(possessive(about(row)))} lost its phone number to another account`,
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
  staff_pin_set: (who) => `${who} set their PIN for shared tills`,
  staff_pin_reset: (who, row) => `${who} removed the PIN of ${about(row)}`,
  till_shared: (who) => `${who} made a till one that the team shares`,
  till_entered: (who) => `${who} came to a shared till`,
  till_pin_refused: (who, row) => `${who} typed a wrong PIN for ${about(row)} at a shared till`,
  till_sharing_ended: (who) => `${who} ended the sharing of a till`,
  shop_opened: (who) => `${who} opened the shop`,
  settings_changed: (who, row, locale) => `${who} changed ${changed(row, locale)}`,
  domain_added: (who, { details }) => `${who} added the domain ${details.name}`,
  domain_proven: (_who, { details }) => `The domain ${details.name} was proven and serves guests`,
  domain_lost: (_who, { details }) =>
    `The domain ${details.name} could no longer be proven and was switched off`,
  domain_removed: (who, { details }) => `${who} removed the domain ${details.name}`,
  logo_changed: (who, { details }) => `${who} ${details.enabled ? 'set a new logo' : 'removed the logo'}`,
  shop_closed: (who) => `${who} closed the shop`,
  shop_reopened: (who) => `${who} opened the shop again`,
  shop_suspended: (who) => `${who} suspended the shop`,
  shop_restored: (who) => `${who} restored the shop`,
  plan_asked: (who, row) => `${who} asked for the ${named(row)} plan`,
  plan_granted: (who, row, locale) => `${who} granted the ${named(row)} plan${until(row, locale)}`,
  trial_extended: (who, row, locale) =>
    `${who} extended the trial of the ${named(row)} plan${until(row, locale)}`,
  plan_taken_back: (who, row) => `${who} took back the ${named(row)} plan that was granted`,
  trial_taken_back: (who, row) => `${who} took back the longer trial of the ${named(row)} plan`,
  trial_ended: () => 'The trial ended, and the shop is on the Free plan',
  credits_granted: (who, row, locale) => `${who} gave ${credits(row, locale)}${to(row)}`,
  credits_taken: (who, row, locale) => `${who} took ${credits(row, locale)}${from(row)}`,
  subscription_changed: (_, row) => `The subscription is on the ${named(row)} plan`,
  subscription_ended: () => 'The subscription ended, and the shop is on the Free plan',
  payment_failed: () => 'A payment of the subscription failed',
  top_up_switched: (who, row) =>
    `${who} switched the automatic purchase of credits ${row.details.enabled ? 'on' : 'off'}`,
  api_key_made: (who) => `${who} made an API key`,
  api_key_revoked: (who, row) =>
    row.about_user_id
      ? `${who} revoked the API key ${named(row)}, which ${about(row)} had made`
      : `${who} revoked an API key`,
  program_made: (who, row) => `${who} made the program ${named(row)}`,
  program_changed: (who, row, locale) =>
    `${who} changed ${changed(row, locale)} of the program ${named(row)}`,
  program_paused: (who, row) => `${who} paused the program ${named(row)}`,
  program_activated: (who, row) => `${who} activated the program ${named(row)}`,
  program_archived: (who, row) => `${who} archived the program ${named(row)}`,
  program_restored: (who, row) => `${who} brought the program ${named(row)} back`,
  reward_made: (who, row) => `${who} made the reward ${named(row)}`,
  reward_changed: (who, row, locale) => `${who} changed ${changed(row, locale)} of the reward ${named(row)}`,
  reward_archived: (who, row) => `${who} archived the reward ${named(row)}`,
  template_made: (who, row) => `${who} made the ${channel(row)} template ${named(row)}`,
  template_changed: (who, row, locale) =>
    `${who} changed ${changed(row, locale)} of the ${channel(row)} template ${named(row)}`,
  template_switched: (who, row) =>
    `${who} ${row.details.enabled ? 'activated' : 'deactivated'} the ${channel(row)} template ${named(row)}`,
  picture_added: (who, row) => `${who} added the picture ${named(row)}`,
  picture_deleted: (who, row) => `${who} deleted the picture ${named(row)}`,
  segment_made: (who, row) => `${who} made the segment ${named(row)}`,
  segment_changed: (who, row) => `${who} changed the segment ${named(row)}`,
  segment_deleted: (who, row) => `${who} deleted the segment ${named(row)}`,
  trigger_changed: (who, row, locale) =>
    `${who} changed ${changed(row, locale)} of the automatic message ${named(row)}`,
  trigger_switched: (who, row) =>
    `${who} switched the automatic message ${named(row)} ${row.details.enabled ? 'on' : 'off'}`,
  qr_code_made: (who, row) => `${who} made ${qrCode(row)}`,
  qr_code_paused: (who, row) => `${who} paused ${qrCode(row)}`,
  qr_code_resumed: (who, row) => `${who} resumed ${qrCode(row)}`,
  qr_code_deleted: (who, row) => `${who} deleted ${qrCode(row)}`,
  balance_adjusted: (who, row, locale) => `${who} ${correction(row, locale)} for ${customer(row)}`,
  purchase_refunded: (who, row, locale) =>
    `${who} gave ${money(row, locale)} of a purchase back to ${customer(row)}`,
  code_handed_out: (who, row) =>
    `${who} gave ${withArticle(row.program ?? 'voucher')} code to ${customer(row)}`,
  customers_merged: (who, row) => `${who} merged a duplicate into ${customer(row)}`,
  customer_erased: (who, { actor }) =>
    actor === 'customer' ? 'A customer erased themself' : `${who} erased a customer`,
  portal_switched: (who, row) =>
    `${who} switched the portal ${row.details.enabled ? 'on' : 'off'} for ${customer(row)}`,
  customer_phone_changed: (who, row) => `${who} changed the phone of ${customer(row)}`,
  phone_proven: (who, row) => `${who} confirmed the phone of ${customer(row)}`,
  portal_pin_code_shown: (who, row) => `${who} showed ${customer(row)} a QR code for choosing a portal PIN`,
  portal_pin_chosen: (_, row) => `${capital(customer(row))} chose a PIN for the portal`,
  portal_pin_locked: (_, row) => `Too many wrong PINs locked the portal PIN of ${customer(row)} for a while`,
  campaign_made: (who, row) => `${who} made the campaign ${named(row)}`,
  campaign_changed: (who, row, locale) =>
    `${who} changed ${changed(row, locale)} of the campaign ${named(row)}`,
  campaign_deleted: (who, row) => `${who} deleted the campaign ${named(row)}`,
  campaign_started: (who, row) => `${who} started the campaign ${named(row)}`,
  campaign_scheduled: (who, row) => `${who} scheduled the campaign ${named(row)}`,
  mail_stopped: () => 'Marketing email was stopped, because too many receivers turned away',
  mail_released: (who) => `${who} let the marketing email go on`,
  campaign_held: (_who, row) => `The campaign ${named(row)} waits until Regulars has looked at its links`,
  campaign_links_dropped: (who, row) =>
    `${who} took the links to other sites out of the campaign ${named(row)}`,
  campaign_released: (who, row) => `${who} looked at the campaign ${named(row)} and let it go`,
  campaign_refused: (who, row) => `${who} looked at the campaign ${named(row)} and did not let it go`,
  campaign_reopened: (who, row) => `${who} made the campaign ${named(row)} a draft again`,
  campaign_paused: (who, row) => `${who} paused the campaign ${named(row)}`,
  campaign_resumed: (who, row) => `${who} resumed the campaign ${named(row)}`,
  campaign_cancelled: (who, row) => `${who} cancelled the campaign ${named(row)}`,
  campaign_retried: (who, row) => `${who} tried the failed messages of the campaign ${named(row)} again`,
  customer_exported: (who, row) =>
    row.actor === 'customer'
      ? `${capital(customer(row))} downloaded their own data`
      : `${who} exported everything about ${customer(row)}`,
  data_exported: (who, { details }) => `${who} exported ${details.file ?? 'data'}`,
  super_admin_granted: (who, row) => `${who} made ${about(row)} a super admin`,
  signing_keys_replaced: (who) => `${who} replaced the keys that access tokens are signed with`,
  tenants_looked_at: (who) => `${who} looked at the tenants`,
  new_names_looked_at: (who) => `${who} looked at the new names of shops`,
  name_seen: (who) => `${who}, of Regulars, looked at the shop’s new name`,
  health_looked_at: (who) =>
    `${who}, of Regulars, looked at how the shop’s messages and payments went, in figures`,
  shop_looked_into: (who) => `${who}, of Regulars, looked into the shop, screen by screen`,
  screen_looked_at: (who, row) => `${who}, of Regulars, looked at ${screen(row)}`,
  mailings_looked_at: (who) => `${who} looked at the mailings that wait`,
  mailing_settled: (who, row) => `${who} answered for a mailing of ${named(row)}`,
  mail_let_go_on: (who, row) => `${who} let the marketing email of ${named(row)} go on`,
  texts_allowed: (who, row) => `${who} allowed ${named(row)} the texts of its plan before a payment`,
  tier_changed: (who, row, locale) => `${who} changed ${changed(row, locale)} of the ${named(row)} plan`,
  credit_pack_changed: (who, row, locale) =>
    `${who} changed ${changed(row, locale)} of the pack of ${credits(row, locale)}`,
  announcement_made: (who, row) => `${who} told every shop: ${named(row)}`,
  announcement_ended: (who, row) => `${who} ended the announcement ${named(row)}`,
  credits_looked_at: (who) => `${who} looked at the credit logs`,
  delivery_tested: (who) => `${who} tested whether messages go out`,
  user_suspended: (who, row) => `${who} suspended ${possessive(about(row))}`,
  user_restored: (who, row) => `${who} restored ${possessive(about(row))}`,
  user_signed_out: (who, row) => `${who} signed ${about(row)} out everywhere`,
  user_factors_removed: (who, row) => `${who} switched two-step sign-in off for ${possessive(about(row))}`,
  user_looked_at: (who, row) => `${who} looked at ${possessive(about(row))}`,
  users_looked_at: (who) => `${who} looked at the list of users`,
  audit_looked_at: (who) => `${who}, of Regulars, looked at this log`,
  shop_erased: (who) => `${who} erased a shop that was closed`,
}

const money = ({ details: { amount, currency } }: Row, locale: string): string =>
  amount === undefined || currency === undefined ? 'money' : formatMoney(amount, currency, locale)

/** 'a Welcome Voucher', 'an Autumn Voucher' */
const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`

const changed = ({ details }: Row, locale: string): string =>
  listOf(Object.keys(details.changes ?? {}), locale)

const named = ({ details }: Row): string => details.name ?? ''

const screen = (row: Row): string => {
  const { name } = row.details
  if (!isScreen(name)) return 'a screen'
  return row.customer_id ? `${screenWords[name]} of ${customer(row)}` : screenWords[name]
}

const until = ({ details: { ends_on } }: Row, locale: string): string =>
  ends_on ? ` until ${formatDay(new Date(ends_on), locale, 'UTC')}` : ''

const credits = ({ details: { credits = 0 } }: Row, locale: string): string =>
  `${formatNumber(credits, locale)} ${credits === 1 ? 'credit' : 'credits'}`

/** The platform's log names the shop. */
const to = ({ details: { name } }: Row): string => (name ? ` to ${name}` : ' to the shop')
const from = ({ details: { name } }: Row): string => (name ? ` from ${name}` : ' from the shop')

const channel = ({ details }: Row): string => (details.channel === 'sms' ? 'SMS' : 'email')

const qrCode = ({ details: { name } }: Row): string => (name ? `the QR code of ${name}` : 'a QR code')

/** The owner of an account in the possessive: people by name, anything else by its kind. */
const possessive = (whose: string): string =>
  whose === 'an account that there is not' ? whose : `the account of ${whose}`

function correction({ details: { points, stamps, visits }, program }: Row, locale: string): string {
  if (visits) return `corrected the visits by ${counted(visits, 'visit', locale)}`
  const parts = [
    ...(points ? [counted(points, 'point', locale)] : []),
    ...(stamps ? [counted(stamps, 'stamp', locale)] : []),
  ]
  return `corrected ${program ?? 'a program'} by ${formatList(parts, locale)}`
}

const counted = (count: number, unit: string, locale: string): string =>
  `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count), locale)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`
