import { sql } from 'drizzle-orm'
import { check, integer, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, whole } from '#server/platform/database/columns.ts'
import type { Cause } from './causes.ts'

/**
 * The history of every business's plan: one row for each change of its plan, status or price, with the values from then
 * on. An end that comes by itself has no row of its own: the row that began the state says until when. Append-only. The
 * history names no person, and outlives the business.
 */
export const subscriptionChanges = businessTable(
  'subscription_changes',
  {
    /** Counts the changes of the business from 1. */
    number: integer('number').notNull(),
    cause: text('cause').$type<Cause>().notNull(),
    /** The plan that the business bought or tries, as in `businesses`. */
    tier_id: uuid('tier_id').notNull(),
    status: text('status').notNull(),
    /** The price a month in cents of US dollars; 0 unless the business pays. A yearly price counts a twelfth. */
    monthly_price: whole('monthly_price').notNull(),
    trial_ends_at: moment('trial_ends_at'),
    /** The best tier that super admins had granted. */
    granted_tier_id: uuid('granted_tier_id'),
    granted_until: moment('granted_until'),
    created_at: createdAt(),
  },
  (t) => [key(t.number), check('subscription_changes_price', sql`${t.monthly_price} >= 0`), crossing()],
)

export type SubscriptionChange = typeof subscriptionChanges.$inferSelect
