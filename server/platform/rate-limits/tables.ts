import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, openToApplication } from '#server/platform/database/columns.ts'

/** Fixed windows of attempts, kept here so that the limits hold across processes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  () => [openToApplication()],
)
