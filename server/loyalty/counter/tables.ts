import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businessId, moment, ownBusiness } from '#server/platform/database/columns.ts'

/** How often somebody who works at the counter alone has looked customers up without doing anything for one. */
export const customerSearches = pgTable(
  'guest_searches',
  {
    business_id: businessId(),
    user_id: uuid('user_id').notNull(),
    count: integer('count').notNull(),
    /** When the first of them was counted, and the latest. */
    since: moment('since').notNull(),
    latest_at: moment('latest_at').notNull(),
    /** Length and keyed hash of what was typed last: only what goes on from it can be known by it. */
    latest_words: text('latest_words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.business_id, t.user_id] }), ownBusiness(t.business_id)],
)
