import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import {
  createdAt,
  crossing,
  moment,
  openToApplication,
  version,
  whole,
} from '#server/platform/database/columns.ts'

/**
 * A business's customer at Stripe, and the last reading of its subscription (spec section 3). The plan itself stands
 * in `businesses`. Only followStripe writes what Stripe says.
 */
export const stripeCustomers = businessTable(
  'stripe_customers',
  {
    business_id: uuid('business_id').primaryKey(),
    stripe_customer_id: text('stripe_customer_id').notNull(),
    /** The subscription that the plan comes from; kept after its end. */
    stripe_subscription_id: text('stripe_subscription_id'),
    payment_method_status: text('payment_method_status')
      .$type<'none' | 'ok' | 'failed'>()
      .notNull()
      .default('none'),
    /** The card as people know it: 'Visa 4242'. */
    payment_method: text('payment_method'),
    /** End of a canceled subscription. */
    cancels_at: moment('cancels_at'),
    /** When the payment became late. */
    past_due_since: moment('past_due_since'),
    /** More than one subscription runs; only a person can correct that. */
    is_doubled: boolean('is_doubled').notNull().default(false),
    /** Readings of Stripe are numbered when they begin, so an older one never replaces a newer one. */
    begun_reading: integer('begun_reading').notNull().default(0),
    kept_reading: integer('kept_reading').notNull().default(0),
    read_at: moment('read_at'),
    /** When a payment gave the business its messages; null if none did, if a super admin did, or if it was given back. */
    trusted_at: moment('trusted_at'),
    /** When Stripe was found to have no such customer; the next purchase creates another. */
    gone_at: moment('gone_at'),
    created_at: createdAt(),
  },
  (t) => [index('stripe_customers_customer').on(t.stripe_customer_id), crossing()],
)

export type StripeCustomer = typeof stripeCustomers.$inferSelect

/** The plan of each price that was ever offered: a subscription keeps its price when the plan's price changes. */
export const stripePrices = pgTable(
  'stripe_prices',
  { price_id: text('price_id').primaryKey(), tier_id: uuid('tier_id').notNull() },
  () => [openToApplication()],
)

/** Events received from Stripe, so that each counts once. */
export const stripeEvents = businessTable(
  'stripe_events',
  {
    id: text('id').notNull(),
    type: text('type').notNull(),
    created_at: createdAt(),
  },
  (t) => [index('stripe_events_created').on(t.created_at), crossing()],
)

/** Credits that were paid for, by Stripe's id of the payment. */
export const creditPurchases = businessTable(
  'credit_purchases',
  {
    /** Stripe's id of the payment: pi_… */
    id: text('id').notNull(),
    credits: whole('credits').notNull(),
    /** Credits taken back because the money was refunded or disputed. */
    taken_back: whole('taken_back').notNull().default(0),
    /** Minor units. */
    amount: whole('amount').notNull(),
    currency: text('currency').notNull(),
    is_automatic: boolean('is_automatic').notNull(),
    created_at: createdAt(),
  },
  () => [crossing()],
)

/** When admins are told of a low balance, and what is bought automatically. */
export const creditSettings = businessTable(
  'credit_settings',
  {
    business_id: uuid('business_id').primaryKey(),
    /** Admins get a mail when the balance falls below this; 0 means never. */
    low_below: integer('low_below').notNull().default(20),
    /** Set when the mail was sent; cleared when the balance is no longer below. */
    low_told_at: moment('low_told_at'),
    /** Pack that is bought automatically, at the price for which it was chosen; null is off. */
    top_up_pack: text('top_up_pack'),
    top_up_credits: whole('top_up_credits'),
    /** Cents of US dollars. */
    top_up_amount: whole('top_up_amount'),
    top_up_below: integer('top_up_below').notNull().default(20),
    /** Most automatic purchases in a month of the business's time zone. */
    top_up_most: integer('top_up_most').notNull().default(3),
    /** When and why a failed payment stopped automatic purchases. */
    top_up_failed_at: moment('top_up_failed_at'),
    top_up_failure: text('top_up_failure'),
    version: version(),
  },
  (t) => [
    check(
      'credit_settings_top_up',
      sql`num_nulls(${t.top_up_pack}, ${t.top_up_credits}, ${t.top_up_amount}) in (0, 3)`,
    ),
    crossing(),
  ],
)

export type CreditSettings = typeof creditSettings.$inferSelect

/**
 * Notices that admins got, each once. The dedupe key of a reminder is its number of days and the moment of the trial's
 * end or the late payment; that of a weekly mail has the Monday and the admin.
 */
export const billingNotices = businessTable(
  'billing_notices',
  {
    kind: text('kind').notNull(),
    dedupe_key: text('dedupe_key').notNull(),
    created_at: createdAt(),
  },
  (t) => [key(t.kind, t.dedupe_key), crossing()],
)
