import { sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import { coveredSales, coverSince } from '#server/data/roll-ups/index.ts'
import { pooledLift } from '#server/messaging/attribution/index.ts'
import { readTriggerResults } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { Spending, WorthView } from './worthContract.ts'

/**
 * `STRETCH` is the length in days of each of the two stretches compared. `JOINED_WITHIN` adds the year of joining
 * before them.
 */
const STRETCH = 90
const JOINED_WITHIN = 2 * STRETCH + 365

/**
 * Reads what the programs bring: what customers spend now beside their own first days, and what automatic
 * messages brought beside the customers held out of them. The first is no proof of a cause; the second is.
 */
export async function readWorth(ctx: BusinessContext): Promise<WorthView> {
  const results = await readTriggerResults(ctx)
  const compared = results
    .filter(({ held_out }) => held_out.people > 0)
    .map(({ messaged, held_out: heldOut }) => ({ messaged, heldOut }))
  return {
    spending: await compareSpending(ctx),
    triggers: { compared: compared.length, lift: pooledLift(compared) },
  }
}

/**
 * Compares what customers who joined half a year to a year and a half ago paid in their first 90 days and in the
 * last 90, less refunds and undone purchases. Customers who no longer come and erased ones count too, or the
 * result would be too good. By days of the business's calendar.
 */
async function compareSpending(ctx: BusinessContext): Promise<Spending> {
  const { tx, businessId, now } = ctx
  const { time_zone: timeZone } = await findBusiness(tx, businessId)
  const today = localDate(now, timeZone)
  const ago = (days: number) => addDays(today, -days)
  const startOf = (day: string) => startOfLocalDay(day, timeZone).toISOString()
  const [first, last] = [ago(JOINED_WITHIN), ago(2 * STRETCH)]
  const cover = await coverSince(ctx, timeZone, first)
  const [spending] = await queryRows<Spending>(
    tx,
    sql`
      select
        (select count(*)::int from customers
          where business_id = ${businessId} and merged_into is null
            and created_at >= ${startOf(first)} and created_at < ${startOf(last)}) as customers,
        coalesce(sum(revenue) filter (where day >= joined_on and day < joined_on + ${STRETCH}::int), 0)::float8 as first,
        coalesce(sum(revenue) filter (where day >= ${ago(STRETCH)}), 0)::float8 as lately
      from (${coveredSales(cover)}) sales
      where joined_on >= ${first} and joined_on < ${last}`,
  )
  return spending!
}
