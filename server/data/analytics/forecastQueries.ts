import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Month } from './forecast.ts'

/** A month of the forecast, in days, and how many of the past are looked at. They end now, one after the other. */
export const MONTH_DAYS = 30
const MONTHS = 12
const MONTH_SECONDS = MONTH_DAYS * 86_400

type Outstanding = { now: number; past: Month[] }

/** Points that customers hold, and how many of those held when a month began were used in it, less what was returned. */
export async function readPointMonths({ tx, businessId, now }: BusinessContext): Promise<Outstanding> {
  const since = new Date(now.getTime() - MONTHS * MONTH_SECONDS * 1000)
  const rows = await queryRows<{ month: number; held: number; moved: number; used: number }>(
    tx,
    sql`
      with entry as materialized (
        select t.id, t.kind, t.points,
          floor(extract(epoch from ${now}::timestamptz - t.created_at) / ${MONTH_SECONDS}::int)::int as month
        from loyalty_programs p
        join transactions t on t.business_id = ${businessId} and t.program_id = p.id
          and t.created_at > ${since} and t.created_at <= ${now} and t.points <> 0
        where p.business_id = ${businessId} and p.type = 'points'
      ), moved as materialized (
        select month, sum(points) as points from entry group by month
      ), used as materialized (
        select e.month, sum(d.points) as points
        from entry e
        join lot_draws d on d.business_id = ${businessId} and d.transaction_id = e.id
        join point_lots l on l.business_id = ${businessId} and l.id = d.lot_id
        where (e.kind = 'redemption' or e.kind = 'reversal' and d.points < 0)
          and l.created_at <= ${now}::timestamptz - make_interval(secs => (e.month + 1) * ${MONTH_SECONDS}::int)
        group by e.month
      )
      select month, coalesce(moved.points, 0)::float8 as moved, coalesce(used.points, 0)::float8 as used,
        (select coalesce(sum(s.points_balance), 0)::float8 from customer_program_progress s
          where s.business_id = ${businessId}) as held
      from generate_series(0, ${MONTHS - 1}::int) as month
      left join moved using (month)
      left join used using (month)
      order by month`,
  )
  let outstanding = rows[0]!.held
  const newestFirst = rows.map(({ moved, used }) => {
    outstanding -= moved
    return { outstanding, used: Math.max(0, used) }
  })
  return { now: rows[0]!.held, past: newestFirst.reverse() }
}

type Rewards = Outstanding & {
  /** Minor units of those waiting now; below, how many of them have no cost. */
  cost: number
  unpriced: number
}

/** Full cards and free items that wait to be collected, and how many of those waiting when a month began were. */
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
