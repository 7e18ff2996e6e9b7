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
 * Whom Stripe knows a business as, and what it last said of its subscription (spec section 3). The plan itself
 * stands in `businesses`; both are written only by followStripe.
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
    /** When a canceled subscription ends. */
    cancels_at: moment('cancels_at'),
    /** Since when a payment is late. */
    past_due_since: moment('past_due_since'),
    /** More than one subscription runs, which only a person can put right. */
    is_doubled: boolean('is_doubled').notNull().default(false),
    /** Readings of Stripe are numbered when they begin; what an older one found never replaces a newer one's. */
    begun_reading: integer('begun_reading').notNull().default(0),
    kept_reading: integer('kept_reading').notNull().default(0),
    read_at: moment('read_at'),
    /** Since when Stripe has no such customer: the next purchase makes another one. */
    gone_at: moment('gone_at'),
    created_at: createdAt(),
  },
  (t) => [index('stripe_customers_customer').on(t.stripe_customer_id), crossing()],
)

export type StripeCustomer = typeof stripeCustomers.$inferSelect

/** Which plan each price was ever offered for: a subscription keeps its price when the plan gets another. */
export const stripePrices = pgTable(
  'stripe_prices',
  { price_id: text('price_id').primaryKey(), tier_id: uuid('tier_id').notNull() },
  () => [openToApplication()],
)

/** The events that Stripe told, so that each counts once. */
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
    /** pi_… */
    id: text('id').notNull(),
    credits: whole('credits').notNull(),
    /** Credits that were taken back because the money was given back. */
    taken_back: whole('taken_back').notNull().default(0),
    /** Minor units. */
    amount: whole('amount').notNull(),
    currency: text('currency').notNull(),
    is_automatic: boolean('is_automatic').notNull(),
    created_at: createdAt(),
  },
  () => [crossing()],
)

/** When the owner is told of few credits, and whether more are bought by themselves. */
export const creditSettings = businessTable(
  'credit_settings',
  {
    business_id: uuid('business_id').primaryKey(),
    /** A mail when the balance falls below this; 0 is never. */
    low_below: integer('low_below').notNull().default(20),
    /** Set when the mail was sent, cleared when the balance is above again. */
    low_told_at: moment('low_told_at'),
    /** The pack that is bought by itself, at the price for which it was chosen; null is off. */
    top_up_pack: text('top_up_pack'),
    top_up_credits: whole('top_up_credits'),
    /** Cents of US dollars. */
    top_up_amount: whole('top_up_amount'),
    top_up_below: integer('top_up_below').notNull().default(20),
    /** At most so many automatic purchases in a month of the business. */
    top_up_most: integer('top_up_most').notNull().default(3),
    /** Since when automatic purchases stopped because a payment failed, and why. */
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
 * What the owner was told, each once: 'trial 7' of the trial that ends at `occurrence`; of the weekly mail, the Monday
 * and the admin.
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
