import { sql } from 'drizzle-orm'
import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { crossing, moment, openToApplication } from '../database/columns.ts'

/** Times in which no message goes out, the present one and those before. */
export const messageHolds = pgTable(
  'message_holds',
  {
    id: uuid('id').primaryKey(),
    held_at: moment('held_at').notNull(),
    /** The moment of the backup from which the database was restored at `held_at`; null for a hold by hand. */
    backup_at: moment('backup_at'),
    released_at: moment('released_at'),
  },
  () => [
    uniqueIndex('message_holds_one').on(sql`(released_at is null)`).where(sql`released_at is null`),
    openToApplication(),
    crossing(),
  ],
)
