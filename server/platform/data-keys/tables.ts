import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, openToApplication } from '../database/columns.ts'

/**
 * Names of the keys under which this database's data are hashed and encrypted. A name reveals nothing of its key; it
 * tells a start with the keys of another installation.
 */
export const dataKeys = pgTable(
  'data_keys',
  { name: text('name').primaryKey(), newest_since: moment('newest_since').notNull() },
  () => [openToApplication()],
)
