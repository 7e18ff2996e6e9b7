import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { Held } from './forecastContract.ts'

/** A customer who has stayed away for this many days is lost, as in the segment of that name. */
const IDLE_DAYS = 180

/**
 * Sums the points and unused rewards that customers hold, the points' worth, and the points that may stay unused.
 * `balances` are the points of everybody, including erased customers.
 */
export async function sumHeld(
  { tx, businessId, now }: BusinessContext,
  timeZone: string,
): Promise<{ held: Held; balances: number }> {
  const present = sql`p.points_balance > 0 and c.merged_into is null and c.erased_at is null`
  const idleSince = startOfLocalDay(addDays(localDate(now, timeZone), -IDLE_DAYS), timeZone).toISOString()
  const [sums] = await queryRows<Omit<Held, 'worth'> & Held['worth'] & { balances: number }>(
    tx,
    sql`
      with balance as materialized (
        select p.program_id, sum(p.points_balance)::float8 as everybodys,
          coalesce(sum(p.points_balance) filter (where ${present}), 0)::float8 as points,
          coalesce(sum(p.points_balance) filter (
            where ${present} and coalesce(c.last_visit_at, c.created_at) < ${idleSince}), 0)::float8 as idle
        from customer_program_progress p
        join customers c on c.business_id = ${businessId} and c.id = p.customer_id
        where p.business_id = ${businessId} and p.points_balance <> 0
        group by p.program_id
      ), rate as materialized (
        select program_id, min(cost::float8 / points_price) as low, max(cost::float8 / points_price) as high
        from rewards
        where business_id = ${businessId} and type = 'catalogue' and active and cost is not null and points_price > 0
        group by program_id
      )
      select coalesce(sum(b.everybodys), 0) as balances, coalesce(sum(b.points), 0) as points, coalesce(sum(b.idle), 0) as idle_points,
        coalesce(sum(b.points) filter (where r.low is null), 0) as unpriced_points,
        round(coalesce(sum(b.points * r.low), 0)) as low, round(coalesce(sum(b.points * r.high), 0)) as high,
        (select count(*)::int from customer_rewards
          where business_id = ${businessId} and status = 'earned'
            and (expires_at is null or expires_at > ${now})) as rewards
      from balance b left join rate r on r.program_id = b.program_id`,
  )
  const { low, high, balances, ...rest } = sums!
  return { held: { ...rest, worth: { low, high } }, balances }
}
