import { sql } from 'drizzle-orm'
import { queryRows } from '../database/index.ts'
import { MOST_COUNTED, type Outbox, outboxReading } from '../metrics/index.ts'

/** Entries that no file has yet. Without a folder none is expected in one, and nothing is told. */
export const journalReading = (folder: string | null) =>
  outboxReading('journal', async (tx) =>
    folder === null
      ? []
      : await queryRows<Outbox>(
          tx,
          sql`select 'journal' as name, count(*)::int as waiting, min(happened_at) as oldest
            from (select happened_at from journal_entries where written_at is null
              order by happened_at limit ${MOST_COUNTED}) as waiting`,
        ),
  )
