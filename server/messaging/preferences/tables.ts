import { sql } from 'drizzle-orm'
import { text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { moment } from '#server/platform/database/columns.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { Topic } from './config.ts'

/**
 * Preferences of customers: topics, pauses and language. Customers who said nothing, and merged and erased ones, have
 * no row.
 */
export const contactPreferences = businessTable(
  'contact_preferences',
  {
    customer_id: uuid('customer_id').notNull(),
    left_topics: text('left_topics').array().$type<Topic[]>().notNull().default(sql`'{}'::text[]`),
    paused_until: moment('paused_until'),
    /** Language they prefer, as ISO 639-1: that of their browser when they joined, until they choose another. */
    language: text('language').$type<Language>(),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [key(t.customer_id), belongsTo(t.customer_id, customers)],
)
