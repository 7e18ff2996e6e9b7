import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { crossing, moment, openToApplication } from '../database/columns.ts'

/** The last backups that were proven, as the command told them. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey(),
    /** The moment of the data in it. */
    taken_at: moment('taken_at').notNull(),
    proven_at: moment('proven_at').notNull(),
  },
  () => [openToApplication(), crossing()],
)
