import { sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'

/** Changes of what customers hold of one thing, in a month of the business's calendar. */
type Moves = { given: number; used: number; expired: number; corrected: number }

/** The points of a program, or one of its rewards. */
type Thing = {
  program: string
  /** Null for points. */
  reward: string | null
  /** Minor units that one costs at the least and the most, by the costs of today; null without a cost. */
  low: number | null
  high: number | null
}

/** Points or rewards of one kind that customers held, from the beginning of a month to its end. */
export type HeldInMonth = Thing & Moves & { month: string; before: number; held: number; currency: string }

/**
 * For each month what customers held of points and rewards, and why it changed, oldest first. Moves count in the month
 * in which the ledger has them, so a month that is over stays as it is; only its worth follows the costs of today. Codes
 * of rebates are left out: nobody owes an amount for them.
 */
export async function readOutstanding(ctx: BusinessContext): Promise<HeldInMonth[]> {
  const { time_zone: timeZone, currency } = await findBusiness(ctx.tx, ctx.businessId)
  const last = localDate(ctx.now, timeZone).slice(0, 7)
  const things = Map.groupBy(await selectMoves(ctx, timeZone), ({ thing }) => thing)
  return [...things.values()]
    .flatMap((moved) => monthsOf(moved, last))
    .map((row) => ({ ...row, currency }))
    .sort((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : 0))
}

type Moved = Thing & Moves & { thing: string; month: string }

/** Every month from the first move to the last one asked for, but those in which there was nothing. */
function monthsOf(moved: Moved[], last: string): Omit<HeldInMonth, 'currency'>[] {
  const [{ program, reward, low, high, month: first }] = moved as [Moved, ...Moved[]]
  const byMonth = new Map(moved.map((row) => [row.month, row]))
  const rows: Omit<HeldInMonth, 'currency'>[] = []
  let before = 0
  for (let month = first; month <= last; month = monthAfter(month)) {
    const { given, used, expired, corrected } = byMonth.get(month) ?? nothing
    const held = before + given - used - expired + corrected
    if (before !== 0 || byMonth.has(month))
      rows.push({ program, reward, low, high, month, before, given, used, expired, corrected, held })
    before = held
  }
  return rows
}

const nothing: Moves = { given: 0, used: 0, expired: 0, corrected: 0 }

/** The month behind 'YYYY-MM'. */
function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}

const selectMoves = ({ tx, businessId, now }: BusinessContext, timeZone: string): Promise<Moved[]> =>
  queryRows<Moved>(
    tx,
    sql`
      with ended as (
        select customer_reward_id, max(created_at) as at from transactions
        where business_id = ${businessId} and customer_reward_id is not null group by customer_reward_id
      ), held as (
        -- A redemption may be undone after the reward's last day.
        select h.id, h.program_id, h.reward_id, h.status, o.created_at as given_at, e.at, c.erased_at,
          greatest(h.expires_at, (select max(reversed_at) from redemptions r
            where r.business_id = ${businessId} and r.customer_reward_id = h.id)) as expires_at
        from customer_rewards h
        join operations o on o.business_id = ${businessId} and o.id = h.operation_id
        join customers c on c.business_id = ${businessId} and c.id = h.customer_id
        left join ended e on e.customer_reward_id = h.id
        where h.business_id = ${businessId} and h.type <> 'rebate_code'
      ), moves as (
        select program_id, null::uuid as reward_id, created_at as at,
          case when kind in ('accrual', 'opening_balance') then 'given' when kind = 'redemption' then 'used'
            when kind = 'expiration' then 'expired' else 'corrected' end as why, points as change
        from transactions where business_id = ${businessId} and program_id is not null and points <> 0
        union all
        -- Points and rewards of an erased customer are owed to nobody.
        select p.program_id, null, c.erased_at, 'corrected', -p.points_balance
        from customer_program_progress p
        join customers c on c.business_id = ${businessId} and c.id = p.customer_id
        where p.business_id = ${businessId} and p.points_balance > 0 and c.erased_at is not null
        union all
        select program_id, reward_id, given_at, 'given', 1 from held
        union all
        select h.program_id, h.reward_id, r.created_at, 'used', -1
        from redemptions r join held h on h.id = r.customer_reward_id where r.business_id = ${businessId}
        union all
        select h.program_id, h.reward_id, r.reversed_at, 'corrected', 1
        from redemptions r join held h on h.id = r.customer_reward_id
        where r.business_id = ${businessId} and r.reversed_at is not null
        union all
        select program_id, reward_id, coalesce(at, given_at), 'corrected', -1 from held where status = 'void'
        union all
        select program_id, reward_id, expires_at, 'expired', -1 from held
        where status = 'expired' or status = 'earned' and erased_at is null and expires_at <= ${now}
        union all
        select program_id, reward_id, erased_at, 'corrected', -1 from held
        where status = 'earned' and erased_at is not null
      ), rate as (
        select program_id, min(cost::float8 / points_price) as low, max(cost::float8 / points_price) as high
        from rewards
        where business_id = ${businessId} and type = 'catalogue' and active and cost is not null and points_price > 0
        group by program_id
      ), summed as (
        select program_id, reward_id, to_char(at at time zone ${timeZone}, 'YYYY-MM') as month,
          coalesce(sum(change) filter (where why = 'given'), 0)::float8 as given,
          coalesce(-sum(change) filter (where why = 'used'), 0)::float8 as used,
          coalesce(-sum(change) filter (where why = 'expired'), 0)::float8 as expired,
          coalesce(sum(change) filter (where why = 'corrected'), 0)::float8 as corrected
        from moves group by 1, 2, 3
      )
      select concat(s.program_id, s.reward_id) as thing, s.month, p.name as program, w.name as reward, s.given, s.used,
        s.expired, s.corrected,
        case when s.reward_id is null then rate.low else w.cost::float8 end as low,
        case when s.reward_id is null then rate.high else w.cost::float8 end as high
      from summed s
      join loyalty_programs p on p.business_id = ${businessId} and p.id = s.program_id
      left join rewards w on w.business_id = ${businessId} and w.id = s.reward_id
      left join rate on rate.program_id = s.program_id
      order by p.name, s.program_id, w.name nulls first, s.reward_id, s.month`,
  )
