import { formatList } from '#server/platform/text/locale.ts'

import type { Change, Setting } from './details.ts'

/** The names of settings on the screens where they are changed. */
const settingNames: Record<string, string> = {
  company_name: 'company name',
  brand_color: 'brand color',
  hides_platform: '“Loyalty by Regulars” hidden',
  mail_sender_name: 'sender name of mails',
  address: 'address',
  contact_phone: 'contact phone',
  contact_email: 'contact email',
  time_zone: 'time zone',
  currency: 'currency',
  default_country: 'country',
  visit_window_minutes: 'minutes between visits',
  texts_from_hour: 'first hour for texts',
  texts_until_hour: 'last hour for texts',
  sms_opt_in_wording: 'SMS opt-in wording',
  email_opt_in_wording: 'email opt-in wording',
  privacy_notice: 'privacy notice',
  email_tracking_enabled: 'email open tracking',
  portal_enabled: 'customer portal',
  weekly_mail_enabled: 'weekly mail',
  double_opt_in: 'confirmation of emails by guests',
  text_countries: 'further countries for texts',
  counter_most_amount: 'largest amount at the counter alone',
  from_email: 'From Email',
  from_name: 'From Name',
  sendgrid_key: 'SendGrid API key',
  mailchimp_key: 'Mailchimp API key',
  mailchimp_audience: 'Mailchimp audience',
  marketing_texts_a_week: 'marketing texts a week for each guest',
  marketing_mails_a_week: 'marketing emails a week for each guest',
  pointsPerDollar: 'points per unit of currency',
  pointsExpireDays: 'days until points expire',
  allowMultipleCards: 'multiple cards',
  cardExpireDays: 'days until a card expires',
  validDays: 'days of validity',
  valid_days: 'days of validity',
  delay_minutes: 'delay in minutes',
  holdout_percent: 'percent held out',
  gift_valid_days: 'days that the gift is good for',
  recurring: 'repetition',
  custom_url: 'custom URL',
  price_monthly: 'monthly price',
  stripe_price_id: 'Stripe price ID',
  max_sms_monthly: 'max SMS per month',
  credit_cost_sms: 'credit cost of a text',
  credit_cost_email: 'credit cost of an email',
  mailchimp: 'Mailchimp',
}
const nameOf = (setting: string): string =>
  settingNames[setting] ?? setting.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()

/** Settings in a sentence: 'the name and stock'. */
export const listOf = (settings: string[], locale: string): string =>
  settings.length === 0 ? 'nothing' : `the ${formatList(settings.map(nameOf), locale)}`

/** Settings in words, with the old and the new value. */
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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
