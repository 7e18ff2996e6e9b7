import { sql } from 'drizzle-orm'
import { integer, jsonb, numeric, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appRole, crossing } from '#server/platform/database/columns.ts'

export type TierFeatures = {
  max_seats?: number
  mailchimp?: boolean
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
    stripe_price_id: text('stripe_price_id'),
    max_customers: integer('max_customers').notNull(),
    max_programs: integer('max_programs').notNull(),
    max_sms_monthly: integer('max_sms_monthly').notNull(),
    initial_credits: integer('initial_credits').notNull(),
    credit_cost_sms: integer('credit_cost_sms').notNull(),
    credit_cost_email: integer('credit_cost_email').notNull(),
    features: jsonb('features').$type<TierFeatures>().notNull(),
  },
  () => [pgPolicy('readable', { for: 'select', to: appRole, using: sql`true` }), crossing()],
)
