import { sql } from 'drizzle-orm'
import { queryRows } from '../database/index.ts'
import type { Reading } from '../metrics/index.ts'
import { SILENT_AFTER } from './presence.ts'

/** The processes that work off jobs, of all machines. */
export const workersReading: Reading = {
  name: 'workers',
  metrics: { regulars_workers: 'Processes that work off jobs and have reported themselves alive lately.' },
  read: async (tx) => {
    const [found] = await queryRows<{ alive: number }>(
      tx,
      sql`select count(*)::integer as alive from workers where seen_at > clock_timestamp() - ${SILENT_AFTER}`,
    )
    return [{ metric: 'regulars_workers', value: found!.alive }]
  },
}
