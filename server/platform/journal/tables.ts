import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, openToApplication } from '../database/columns.ts'

/**
 * Acts that must outlive the loss of this database: each entry is also appended to a file beside it. The row stays
 * longer than the file, so that a restored database knows which entries of the files it has already.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Ids and keyed hashes alone: the files are no place for a name, an address or a phone. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    happened_at: moment('happened_at').notNull(),
    /** When the entry stood in a file, on the disk; null before. */
    written_at: moment('written_at'),
  },
  (t) => [
    index('journal_entries_waiting').on(t.happened_at).where(sql`written_at is null`),
    openToApplication(),
  ],
)
