import { sql } from 'drizzle-orm'
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { businessId, moment, ownBusiness } from '#server/platform/database/columns.ts'
import type { Topic } from './config.ts'

/** What customers said of topics and pauses. Who said nothing has no row; merged and erased customers have none. */
export const contactPreferences = pgTable(
  'contact_preferences',
  {
    business_id: businessId(),
    customer_id: uuid('customer_id').notNull(),
    left_topics: text('left_topics').array().$type<Topic[]>().notNull().default(sql`'{}'::text[]`),
    paused_until: moment('paused_until'),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.customer_id] }),
    foreignKey({
      columns: [t.business_id, t.customer_id],
      foreignColumns: [customers.business_id, customers.id],
    }),
    ownBusiness(t.business_id),
  ],
)
