import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment, openToApplication } from '../database/columns.ts'

/** Processes that work off the queue, and the last time that each reported itself alive. */
export const workers = pgTable(
  'workers',
  {
    id: uuid('id').primaryKey(),
    seen_at: moment('seen_at').notNull(),
    /** True if its last write into JOURNAL_FOLDER failed; null for a process that writes none. */
    journal_fails: boolean('journal_fails'),
  },
  () => [openToApplication()],
)
