import { sql } from 'drizzle-orm'
import { text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { moment } from '#server/platform/database/columns.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { Topic } from './config.ts'

/** What customers said of topics, pauses and their language. Who said nothing has no row; merged and erased customers have none. */
export const contactPreferences = businessTable(
  'contact_preferences',
  {
    customer_id: uuid('customer_id').notNull(),
    left_topics: text('left_topics').array().$type<Topic[]>().notNull().default(sql`'{}'::text[]`),
    paused_until: moment('paused_until'),
    /** In which they read best, ISO 639-1: their browser's when they joined, until they say another. */
    language: text('language').$type<Language>(),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [key(t.customer_id), belongsTo(t.customer_id, customers)],
)
