import { sql } from 'drizzle-orm'
import type { Clock } from '#server/platform/time/clock.ts'
import type { Database } from '../database.ts'
import { queryRows } from '../rows.ts'

/** A smaller difference does no harm, and may come from a slow answer. */
const TOLERATED_MS = 60_000

/**
 * The difference between this machine's clock and the database's, in words; null if there is none to speak of. Neither
 * clock is known to be right. Codes of apps and signed calls of providers are refused where ours is wrong.
 */
export async function clockGap({ reads }: Pick<Database, 'reads'>, clock: Clock): Promise<string | null> {
  const asked = clock.now().getTime()
  const [found] = await queryRows<{ ms: number }>(
    reads,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  const gap = (asked + clock.now().getTime()) / 2 - found!.ms
  if (Math.abs(gap) < TOLERATED_MS) return null
  const seconds = Math.round(Math.abs(gap) / 1000)
  return `the clock of this machine is ${seconds} s ${gap > 0 ? 'ahead of' : 'behind'} the database's`
}
