import { jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, moment, version } from '#server/platform/database/columns.ts'
import type { Rule } from './rule.ts'

/** Rules that choose customers of a business. The customers who fit are found anew each time. */
export const segments = businessTable(
  'segments',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<Rule>().notNull(),
    version: version(),
    created_at: createdAt(),
    /** The idempotency key under which it was made, and the hash of what was asked for. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [unique('segments_key').on(t.business_id, t.idempotency_key)],
)

/**
 * Habits: how long customers usually stay away, for those who have been away for a while. A habit that is not stored is
 * computed from the visits.
 */
export const visitHabits = businessTable(
  'visit_habits',
  {
    customer_id: uuid('customer_id').notNull(),
    /** The customer's last visit when the habit was computed; the habit is out of date once they have a later one. */
    last_visit_at: moment('last_visit_at').notNull(),
    /** Moment from which on the customer's absence is longer than usual; null for a customer without a habit. */
    usual_until: moment('usual_until'),
  },
  (t) => [key(t.customer_id)],
)
