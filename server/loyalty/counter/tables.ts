import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { moment } from '#server/platform/database/columns.ts'

/** Number of a counter worker's searches for customers without recording anything. */
export const customerSearches = businessTable(
  'guest_searches',
  {
    user_id: uuid('user_id').notNull(),
    count: integer('count').notNull(),
    /** Times of the first counted search and of the latest. */
    since: moment('since').notNull(),
    latest_at: moment('latest_at').notNull(),
    /** Length and keyed hash of the last search. They can only show whether a new search continues it. */
    latest_words: text('latest_words').notNull(),
  },
  (t) => [key(t.user_id)],
)
