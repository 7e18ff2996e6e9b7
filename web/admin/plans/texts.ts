import type { TypedPack } from './typedPack.ts'
import type { TypedTier } from './typedTier.ts'

/** The words of /admin/config. Figures arrive formatted. */
export const configTexts = {
  title: 'Platform Configuration',
  description: 'What each plan and each pack of credits costs and gives',
  noTexts:
    'This installation sends no texts: what a plan has of them, and the credits that pay for them, are neither shown nor sold.',
  tenants: (count: string, one: boolean) => `${count} ${one ? 'tenant has' : 'tenants have'} this plan`,
  groups: { price: 'Price', limits: 'Limits', credits: 'Credits', features: 'Features' },
  limitsHint:
    '-1 is unlimited. A lower limit takes nothing away: what shops have stays, and they add no more beyond it.',
  fields: {
    price_monthly: 'Price per month (USD)',
    stripe_price_id: 'Stripe price ID',
    max_customers: 'Max customers',
    max_programs: 'Max programs',
    max_sms_monthly: 'Max SMS per month',
    max_seats: 'Max seats',
    initial_credits: 'Initial credits',
    credit_cost_sms: 'Credit cost per SMS',
    credit_cost_email: 'Credit cost per email',
    mailchimp: 'Mailchimp',
    email_campaigns: 'Email campaigns',
    white_label: 'White-label',
  } satisfies Record<keyof TypedTier, string>,
  priceHint: 'Shown to everybody at once. What is charged, Stripe’s price says.',
  priceIdHint: 'Without one the plan cannot be bought.',
  initialHint: 'For shops that sign up from now on.',
  smsCostHint: 'For each SMS beyond the month’s.',
  wholeNumber: 'Give a whole number',
  on: 'on',
  off: 'off',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Tier updated successfully',
  failed: (message: string) => `Failed to save changes: ${message}`,
  packs: {
    title: 'Packs of credits',
    description:
      'What credits cost that shops buy. Whoever is paying now, and automatic purchases, keep the price that they saw.',
    name: (credits: string, one: boolean) => `${credits} ${one ? 'credit' : 'credits'}`,
    fields: { credits: 'Credits', amount: 'Price (USD)' } satisfies Record<keyof TypedPack, string>,
    wrong: {
      credits: 'Give a whole number from 1 to 1,000,000',
      amount: 'Give a price such as 5 or 5.50',
    } satisfies Record<keyof TypedPack, string>,
    saved: 'Pack updated successfully',
  },
  stripe: {
    title: 'Payment provider',
    description: 'How plans come to be paid for through Stripe.',
    address: 'Webhook URL',
    copy: 'Copy',
    copied: 'The webhook URL is copied',
    notCopied: 'It could not be copied. Select it and copy it by hand.',
    webhook:
      'In Stripe, send these events to this webhook URL: checkout.session.completed, customer.subscription.*, invoice.*, payment_intent.* and charge.refunded.',
    steps: [
      'Create a product per tier in Stripe.',
      'Add a recurring price to it, monthly and in US dollars.',
      'Copy the price ID, which starts with price_.',
      'Put it into the tier above and save.',
    ],
  },
}
