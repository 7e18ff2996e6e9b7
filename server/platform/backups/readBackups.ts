import { sql } from 'drizzle-orm'
import { queryRows } from '../database/index.ts'
import { type Reading, secondsSince } from '../metrics/index.ts'

/** The age of the newest backup that was proven. Nothing where none was recorded: that is no age. */
export const backupsReading: Reading = {
  name: 'backups',
  metrics: { regulars_backup_age_seconds: 'Seconds since the newest backup that was proven was taken.' },
  read: async (tx, now) => {
    const [found] = await queryRows<{ newest: Date | string | null }>(
      tx,
      sql`select max(taken_at) as newest from backups`,
    )
    const { newest } = found!
    return newest ? [{ metric: 'regulars_backup_age_seconds', value: secondsSince(newest, now) }] : []
  },
}
