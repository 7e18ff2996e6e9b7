import { eq, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { addDays, localDate } from '#server/platform/time/calendar.ts'
import { buildDays } from './buildDays.ts'
import { dayCohorts, dayFigures, dayReturns, rollUps, staleDays } from './tables.ts'

/** Days rolled up in one transaction. */
const DAYS_AT_ONCE = 14
/**
 * A day is rolled up when it has been over for this long. The clocks of our machines differ by less, so a request
 * that records something on such a day knows that the day is over, and marks it.
 */
const SETTLED_MS = 3_600_000

type Progress = { time_zone: string; first_day: string; last_day: string }

/**
 * Rolls up the next days of a business: stale days first, then days that ended, then earlier days, back to the
 * first on which something happened. Each call is one short transaction, and the next call continues where it
 * ended. Roll-ups made in another time zone are made anew. True if more is left.
 */
export async function rollUpNext({
  tx,
  businessId,
  now,
}: {
  tx: Tx
  businessId: string
  now: Date
}): Promise<boolean> {
  const { time_zone: timeZone } = await findBusiness(tx, businessId)
  const settled = addDays(localDate(new Date(now.getTime() - SETTLED_MS), timeZone), -1)
  const progress = await lockProgress(tx, businessId, timeZone, settled)
  const days = await chooseDays(tx, businessId, progress, settled)
  if (days.length === 0) return false
  await buildDays({ tx, businessId, timeZone, days })
  const [first, last] = [days.reduce(earlier), days.reduce(later)]
  await tx
    .update(rollUps)
    .set({
      first_day: earlier(first, progress.first_day),
      last_day: later(last, progress.last_day),
    })
    .where(eq(rollUps.business_id, businessId))
  return true
}

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/**
 * A new business, or one that moved to another time zone, starts without any day: its first day is after its
 * last.
 */
async function lockProgress(
  tx: Tx,
  businessId: string,
  timeZone: string,
  settled: string,
): Promise<Progress> {
  const begun = { time_zone: timeZone, first_day: addDays(settled, 1), last_day: settled }
  await tx
    .insert(rollUps)
    .values({ ...begun, business_id: businessId })
    .onConflictDoNothing()
  const [found] = await tx.select().from(rollUps).where(eq(rollUps.business_id, businessId)).for('update')
  if (found!.time_zone === timeZone) return found!
  for (const table of [staleDays, dayFigures, dayCohorts, dayReturns])
    await tx.delete(table).where(eq(table.business_id, businessId))
  await tx.update(rollUps).set(begun).where(eq(rollUps.business_id, businessId))
  return begun
}

async function chooseDays(
  tx: Tx,
  businessId: string,
  { time_zone: timeZone, first_day: first, last_day: last }: Progress,
  settled: string,
): Promise<string[]> {
  const stale = await queryRows<{ day: string }>(
    tx,
    sql`select day::text from stale_days
      where business_id = ${businessId} and day between ${first} and ${last} order by day desc limit ${DAYS_AT_ONCE}`,
  )
  if (stale.length > 0) return stale.map(({ day }) => day).sort()
  if (last < settled) return daysBetween(addDays(last, 1), earlier(settled, addDays(last, DAYS_AT_ONCE)))
  const [beginning] = await queryRows<{ day: string | null }>(
    tx,
    sql`select (least(
        (select min(created_at) from operations where business_id = ${businessId}),
        (select min(created_at) from customers where business_id = ${businessId})
      ) at time zone ${timeZone})::date::text as day`,
  )
  const day = beginning?.day
  if (!day || day >= first) return []
  return daysBetween(later(day, addDays(first, -DAYS_AT_ONCE)), addDays(first, -1))
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
