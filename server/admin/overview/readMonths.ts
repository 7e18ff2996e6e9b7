import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { MONTHS, type PlatformMonth, type PlatformMonths } from './monthsContract.ts'

type Row = Pick<PlatformMonth, 'month' | 'mrr' | 'sign_ups' | 'lost'> & {
  known_since: Date | string | null
  paying: number | null
  paying_lost: number | null
  begun: number | null
  paid: number | null
  running: number | null
}

/** Reads the platform's figures month by month. For super admins: the database refuses everybody else. */
export async function readMonths(tx: Tx, now: Date): Promise<PlatformMonths> {
  const rows = await queryRows<Row>(
    tx,
    sql`select *, mrr::float8 as mrr from admin_months(${now.toISOString()}::timestamptz, ${MONTHS}::integer)`,
  )
  const since = rows[0]!.known_since
  return {
    known_since: since && new Date(since).toISOString(),
    months: rows.map(({ month, mrr, sign_ups, lost, paying, paying_lost, ...trials }) => ({
      ...{ month, mrr, sign_ups, lost },
      start: paying === null ? null : { paying, lost: paying_lost! },
      trials:
        trials.begun === null ? null : { begun: trials.begun, paid: trials.paid!, running: trials.running! },
    })),
  }
}
