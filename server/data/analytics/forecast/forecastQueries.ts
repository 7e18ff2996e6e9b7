import { sql } from 'drizzle-orm'
import { type Cover, coveredFigures, coverSince } from '#server/data/roll-ups/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { Month } from './forecast.ts'

/** Length of a forecast's month in days, and the number of past months read. They end now, one after the other. */
export const MONTH_DAYS = 30
const MONTHS = 12
const MONTH_SECONDS = MONTH_DAYS * 86_400

type Outstanding = { now: number; past: Month[] }

/**
 * Reads the points outstanding now (`held`), and for each past month the points held when it began and how many
 * of those were used in it, less returned ones. These months have 30 days of the business's calendar; today is
 * the last day.
 */
export async function readPointMonths(
  ctx: BusinessContext,
  timeZone: string,
  held: number,
): Promise<Outstanding> {
  const today = localDate(ctx.now, timeZone)
  // Latest month first.
  const months = Array.from({ length: MONTHS }, (_, month) => addDays(today, 1 - MONTH_DAYS * (month + 1)))
  const cover = await coverSince(ctx, timeZone, months.at(-1)!)
  const [moved, used] = await Promise.all([
    sumMoved(ctx, cover, today),
    sumUsed(
      ctx,
      months.map((day) => startOfLocalDay(day, timeZone)),
    ),
  ])
  let outstanding = held
  const newestFirst = months.map((_, month) => {
    outstanding -= moved.get(month) ?? 0
    return { outstanding, used: Math.max(0, used.get(month) ?? 0) }
  })
  return { now: held, past: newestFirst.reverse() }
}

type MonthSum = { month: number; points: number }
const byMonth = (rows: MonthSum[]) => new Map(rows.map(({ month, points }) => [month, points]))

/** Change of all balances in each month up to `last`; the latest month is 0. */
const sumMoved = async ({ tx }: BusinessContext, cover: Cover, last: string): Promise<Map<number, number>> =>
  byMonth(
    await queryRows<MonthSum>(
      tx,
      sql`
        select (${last}::date - day) / ${MONTH_DAYS}::int as month, sum(points_moved)::float8 as points
        from (${coveredFigures(cover)}) days group by 1`,
    ),
  )

/** Points used in each month, of those that were there when it began; `begins` has the latest month first. */
async function sumUsed(
  { tx, businessId, now }: BusinessContext,
  begins: Date[],
): Promise<Map<number, number>> {
  const ends = [new Date(now.getTime() + 1), ...begins]
  const months = begins.map((begin, month) => ({ month, begins: begin, ends: ends[month] }))
  return byMonth(
    await queryRows<MonthSum>(
      tx,
      sql`
        select m.month, sum(d.points)::float8 as points
        from jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
          m (month int, begins timestamptz, ends timestamptz)
        join transactions t on t.business_id = ${businessId} and t.kind in ('redemption', 'reversal')
          and t.created_at >= m.begins and t.created_at < m.ends
        join lot_draws d on d.business_id = ${businessId} and d.transaction_id = t.id
          and (t.kind = 'redemption' or d.points < 0)
        join point_lots l on l.business_id = ${businessId} and l.id = d.lot_id and l.created_at < m.begins
        group by m.month`,
    ),
  )
}

type Rewards = Outstanding & {
  /** Minor units of the rewards waiting now; `unpriced` counts those without a cost. */
  cost: number
  unpriced: number
}

/**
 * Reads the full cards and free items waiting to be collected, now and at the beginning of each past month, and
 * how many of the latter were used in that month.
 */
export async function readRewardMonths({ tx, businessId, now }: BusinessContext): Promise<Rewards> {
  const [months, [waiting]] = await Promise.all([
    queryRows<{ outstanding: number; used: number }>(
      tx,
      sql`
        select count(h.id)::int as outstanding,
          count(h.id) filter (where h.redeemed_at <= m.begins + make_interval(secs => ${MONTH_SECONDS}::int))::int as used
        from (
          select month, ${now}::timestamptz - make_interval(secs => (month + 1) * ${MONTH_SECONDS}::int) as begins
          from generate_series(0, ${MONTHS - 1}::int) as month
        ) m
        left join customer_rewards h on h.business_id = ${businessId} and h.type in ('stamp_card', 'free_item')
          and h.status <> 'void' and h.earned_at <= m.begins
          and (h.redeemed_at is null or h.redeemed_at > m.begins)
          and (h.expires_at is null or h.expires_at > m.begins)
        group by m.month
        order by m.month desc`,
    ),
    queryRows<{ now: number; cost: number; unpriced: number }>(
      tx,
      sql`
        select count(*)::int as now, coalesce(sum(r.cost), 0)::float8 as cost,
          count(*) filter (where r.cost is null)::int as unpriced
        from customer_rewards h
        join rewards r on r.business_id = ${businessId} and r.id = h.reward_id
        where h.business_id = ${businessId} and h.type in ('stamp_card', 'free_item') and h.status = 'earned'
          and (h.expires_at is null or h.expires_at > ${now})`,
    ),
  ])
  return { ...waiting!, past: months }
}
