import { sql } from 'drizzle-orm'
import { integer, jsonb, numeric, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { appRole, createdAt, crossing, moment, version } from '#server/platform/database/columns.ts'

export type TierFeatures = {
  max_seats?: number
  mailchimp?: boolean
  email_campaigns?: boolean
  white_label?: boolean
  priority_support?: boolean
}

/** The plans. -1 means unlimited. Prices are data; the application reads them, super admins edit them. */
export const subscriptionTiers = pgTable(
  'subscription_tiers',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull().unique(),
    price_monthly: numeric('price_monthly', { precision: 10, scale: 2 }).notNull(),
    /** The Stripe price by which a subscription shows which plan it is for. */
    stripe_price_id: text('stripe_price_id').unique(),
    max_customers: integer('max_customers').notNull(),
    max_programs: integer('max_programs').notNull(),
    max_sms_monthly: integer('max_sms_monthly').notNull(),
    initial_credits: integer('initial_credits').notNull(),
    credit_cost_sms: integer('credit_cost_sms').notNull(),
    credit_cost_email: integer('credit_cost_email').notNull(),
    features: jsonb('features').$type<TierFeatures>().notNull(),
    version: version(),
  },
  () => [pgPolicy('readable', { for: 'select', to: appRole, using: sql`true` }), crossing()],
)

export type Tier = typeof subscriptionTiers.$inferSelect

/**
 * Grants of super admins to businesses: a tier until a date, or a longer trial of the tier that the business chose. The
 * only change of a row is that it is taken back.
 */
export const planGrants = businessTable(
  'plan_grants',
  {
    id: uuid('id').notNull(),
    kind: text('kind').$type<'tier' | 'trial'>().notNull(),
    tier_id: uuid('tier_id').notNull(),
    /** For a longer trial: when the trial would have ended. */
    starts_at: moment('starts_at').notNull(),
    ends_at: moment('ends_at').notNull(),
    reason: text('reason').notNull(),
    granted_by: uuid('granted_by').notNull(),
    taken_back_at: moment('taken_back_at'),
    taken_back_by: uuid('taken_back_by'),
    taken_back_reason: text('taken_back_reason'),
    created_at: createdAt(),
  },
  () => [crossing()],
)
