import { sql } from 'drizzle-orm'
import { check, integer, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, whole } from '#server/platform/database/columns.ts'
import type { Cause } from './causes.ts'

/**
 * The history of every business's plan: one row for each change of its plan, status or price, as it is from then
 * on. What ends by itself has no row of its own: the row that began it says until when. Append-only; it names no
 * person, and outlives the business.
 */
export const subscriptionChanges = businessTable(
  'subscription_changes',
  {
    /** Counts the changes of the business from 1. */
    number: integer('number').notNull(),
    cause: text('cause').$type<Cause>().notNull(),
    /** What it bought or tries, as in `businesses`. */
    tier_id: uuid('tier_id').notNull(),
    status: text('status').notNull(),
    /** What it pays a month, in cents of US dollars; 0 unless it pays. A price for a year counts a twelfth. */
    monthly_price: whole('monthly_price').notNull(),
    trial_ends_at: moment('trial_ends_at'),
    /** The best tier that super admins had granted it. */
    granted_tier_id: uuid('granted_tier_id'),
    granted_until: moment('granted_until'),
    created_at: createdAt(),
  },
  (t) => [key(t.number), check('subscription_changes_price', sql`${t.monthly_price} >= 0`), crossing()],
)

export type SubscriptionChange = typeof subscriptionChanges.$inferSelect
