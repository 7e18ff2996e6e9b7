import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../database/index.ts'
import { type Reading, secondsSince } from '../metrics/index.ts'

/** Seconds after which a backup is too old: one is made each night, and takes at most two hours. */
export const OLD_AFTER_SECONDS = 26 * 60 * 60

/** The moment of the data in the newest backup that was recorded; null where none ever was. */
export async function findNewestBackup(tx: Tx): Promise<Date | null> {
  const [found] = await queryRows<{ newest: Date | string | null }>(
    tx,
    sql`select max(taken_at) as newest from backups`,
  )
  const { newest } = found!
  return newest === null ? null : new Date(newest)
}

/** The age of the newest backup that was proven. Nothing where none was recorded: that is no age. */
export const backupsReading: Reading = {
  name: 'backups',
  metrics: { regulars_backup_age_seconds: 'Seconds since the newest backup that was proven was taken.' },
  read: async (tx, now) => {
    const newest = await findNewestBackup(tx)
    return newest ? [{ metric: 'regulars_backup_age_seconds', value: secondsSince(newest, now) }] : []
  },
}
