import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { AnalyticsView, Figures, Step } from './contract.ts'
import type { Person } from './person.ts'
import type { Span } from './span.ts'

/** As many as people can read at a glance. */
const MOST_BEST = 10

/**
 * Names 'sales' for a statement: the operations of a span that move money or visits, each with its customer,
 * after a merge the survivor. By index: it reads no more than the span's rows, however old the shop is.
 * Materialized, since a planner without statistics would join in the order of what is summed, a hundred times
 * slower.
 */
const withSales = (
  { businessId }: BusinessContext,
  { from, to }: Span,
): SQL => sql`with sales as materialized (
  select o.id, o.kind, o.amount, o.created_at, o.counts_as_visit::int + o.visits as visits,
    s.id as person_id, s.erased_at, s.created_at >= ${from} as is_new,
    o.kind = 'purchase' and u.id is null as is_purchase, o.discount_amount
  from operations o
  left join operations u on u.business_id = ${businessId} and u.reverses_id = o.id and u.kind = 'undo'
  join customers c on c.business_id = ${businessId} and c.id = o.customer_id
  join customers s on s.business_id = ${businessId} and s.id = coalesce(c.merged_into, c.id)
  where o.business_id = ${businessId} and o.created_at >= ${from} and o.created_at < ${to}
    and o.kind in ('purchase', 'refund', 'undo')
)`

type Sales = Pick<Figures, 'revenue' | 'revenue_new' | 'visits' | 'visits_new' | 'active' | 'discounts'>

export async function sumSales(ctx: BusinessContext, span: Span): Promise<Sales> {
  const [sums] = await queryRows<Sales>(
    ctx.tx,
    sql`
      ${withSales(ctx, span)}
      select coalesce(sum(amount), 0)::float8 as revenue,
        coalesce(sum(amount) filter (where is_new), 0)::float8 as revenue_new,
        coalesce(sum(visits), 0)::int as visits,
        coalesce(sum(visits) filter (where is_new), 0)::int as visits_new,
        count(distinct person_id) filter (where is_purchase and erased_at is null)::int as active,
        coalesce(sum(discount_amount) filter (where is_purchase), 0)::float8 as discounts
      from sales`,
  )
  return sums!
}

export async function countCustomersBy(
  { tx, businessId }: BusinessContext,
  { from, to }: Span,
): Promise<Pick<Figures, 'customers' | 'joined'>> {
  const [counts] = await queryRows<Pick<Figures, 'customers' | 'joined'>>(
    tx,
    sql`
      select count(*)::int as customers, count(*) filter (where created_at >= ${from})::int as joined
      from customers
      where business_id = ${businessId} and created_at < ${to} and merged_into is null and erased_at is null`,
  )
  return counts!
}

type Given = Pick<Figures, 'points_given' | 'points_used' | 'points_expired' | 'rewards_earned'>

/** What the programs gave and took, less what was undone. */
export async function sumGiven({ tx, businessId }: BusinessContext, { from, to }: Span): Promise<Given> {
  const [sums] = await queryRows<Given>(
    tx,
    sql`
      select
        coalesce(sum(points) filter (where kind = 'accrual' or kind = 'reversal' and points < 0), 0)::float8
          as points_given,
        coalesce(-sum(points) filter (where kind = 'redemption' or kind = 'reversal' and points > 0), 0)::float8
          as points_used,
        coalesce(-sum(points) filter (where kind = 'expiration'), 0)::float8 as points_expired,
        coalesce(sum(rewards), 0)::float8 as rewards_earned
      from loyalty_programs p
      cross join lateral (
        select kind, points, rewards from transactions
        where business_id = ${businessId} and program_id = p.id
          and kind in ('accrual', 'redemption', 'reversal', 'expiration')
          and created_at >= ${from} and created_at < ${to}
      ) t
      where p.business_id = ${businessId}`,
  )
  return sums!
}

/** Rewards handed out in the span, less those whose handing out was undone in it. */
export async function countHandedOut(
  { tx, businessId }: BusinessContext,
  { from, to }: Span,
): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    tx,
    sql`
      select coalesce(sum(
        (select count(*) from redemptions where business_id = ${businessId} and operation_id = o.id)
        - (select count(*) from redemptions where business_id = ${businessId} and operation_id = o.reverses_id)
      ), 0)::int as count
      from operations o
      where o.business_id = ${businessId} and o.created_at >= ${from} and o.created_at < ${to}
        and o.kind in ('purchase', 'refund', 'undo', 'redemption')`,
  )
  return counted!.count
}

/** Sums of each day or month in which something happened; `pattern` is PostgreSQL's for the step's name. */
export function sumSteps(
  ctx: BusinessContext,
  span: Span,
  { timeZone, pattern }: { timeZone: string; pattern: 'YYYY-MM-DD' | 'YYYY-MM' },
): Promise<Step[]> {
  const { tx, businessId } = ctx
  const stepAt = sql`to_char(created_at at time zone ${timeZone}, ${sql.raw(`'${pattern}'`)})`
  return queryRows<Step>(
    tx,
    sql`
      ${withSales(ctx, span)}
      select at, coalesce(sum(amount), 0)::float8 as revenue, sum(visits)::int as visits,
        coalesce(sum(visits) filter (where is_new), 0)::int as visits_new, sum(joined)::int as joined
      from (
        select ${stepAt} as at, amount, visits, is_new, 0 as joined from sales
        union all
        select ${stepAt}, 0, 0, false, 1 from customers
        where business_id = ${businessId} and created_at >= ${span.from} and created_at < ${span.to}
          and merged_into is null and erased_at is null
      ) rows
      group by at`,
  )
}

/** When people came, by the shop's clock; purchases that were undone are left out. */
export const countHours = (
  ctx: BusinessContext,
  span: Span,
  timeZone: string,
): Promise<AnalyticsView['hours']> =>
  queryRows<AnalyticsView['hours'][number]>(
    ctx.tx,
    sql`
      ${withSales(ctx, span)}
      select extract(isodow from local)::int as weekday, extract(hour from local)::int as hour,
        count(*)::int as visits
      from (
        select created_at at time zone ${timeZone} as local from sales
        where is_purchase and visits > 0
      ) visits
      group by 1, 2
      order by 1, 2`,
  )

type BestRow = Person & { revenue: number; visits: number }

/** The customers who paid most. */
export async function findBest(ctx: BusinessContext, span: Span): Promise<AnalyticsView['best']> {
  const rows = await queryRows<BestRow>(
    ctx.tx,
    sql`
      ${withSales(ctx, span)}
      select s.id, s.first_name, s.last_name, s.email, s.phone, s.unique_customer_id, best.revenue, best.visits
      from (
        select person_id, sum(amount)::float8 as revenue, sum(visits)::int as visits
        from sales
        where erased_at is null
        group by person_id
        having sum(amount) > 0
        order by revenue desc, person_id
        limit ${MOST_BEST}
      ) best
      join customers s on s.business_id = ${ctx.businessId} and s.id = best.person_id
      order by best.revenue desc, s.id`,
  )
  return rows.map(({ revenue, visits, ...customer }) => ({ customer, revenue, visits }))
}

/** The QR codes through which customers joined, those with the most first. */
export const countSignUps = (
  { tx, businessId }: BusinessContext,
  { from, to }: Span,
): Promise<AnalyticsView['sign_ups']> =>
  queryRows<AnalyticsView['sign_ups'][number]>(
    tx,
    sql`
      select q.id as qr_code_id, max(coalesce(q.location_name, q.code)) as name, count(*)::int as joined
      from customers c
      left join qr_codes q on q.business_id = ${businessId} and q.id = c.qr_code_id
      where c.business_id = ${businessId} and c.created_at >= ${from} and c.created_at < ${to}
        and c.merged_into is null and c.erased_at is null
      group by q.id
      order by joined desc, name`,
  )
