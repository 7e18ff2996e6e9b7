import { sql } from 'drizzle-orm'
import { queryRows } from '../database/index.ts'
import type { Reading } from '../metrics/index.ts'
import { SILENT_AFTER } from './presence.ts'

/** The processes that work off jobs, of all machines, and whether they can write the journal. */
export const workersReading: Reading = {
  name: 'workers',
  metrics: {
    regulars_workers: 'Processes that work off jobs and have reported themselves alive lately.',
    regulars_journal_failing:
      'The last write into JOURNAL_FOLDER failed at one of them (1). Missing where none writes a journal.',
  },
  read: async (tx) => {
    const [found] = await queryRows<{ alive: number; failing: number | null }>(
      tx,
      sql`select count(*)::integer as alive, bool_or(journal_fails)::integer as failing from workers where seen_at > clock_timestamp() - ${SILENT_AFTER}`,
    )
    const { alive, failing } = found!
    return [
      { metric: 'regulars_workers', value: alive },
      ...(failing === null ? [] : [{ metric: 'regulars_journal_failing', value: failing }]),
    ]
  },
}
