import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { AnalyticsView } from '../contract.ts'
import type { Person } from '../person.ts'
import { daysBetween, type Span } from '../span.ts'

/** As many as people can read at a glance. */
const MOST_BEST = 10
/**
 * In so few days no customer pays nearly as much as others did in total, so the span is added up for all
 * customers.
 */
const FEW_DAYS = 100
/** Numbers of highest spenders to look at, one after the other, until one is enough. */
const LOOKED_AT = [100, 1000, 5000]

type BestRow = Person & { revenue: number; visits: number }

/**
 * Customers who paid most in a span, after a merge the survivors. In a span that reaches to now nobody paid more
 * than their total. So if the best among the highest spenders paid more in the span than anybody else's total,
 * they are the best of all.
 */
export async function findBest(ctx: BusinessContext, span: Span): Promise<AnalyticsView['best']> {
  if (daysBetween(span.first, span.last) > FEW_DAYS && span.to > ctx.now) {
    for (const most of LOOKED_AT) {
      const found = await findBestAmong(ctx, span, most)
      if (found) return found
    }
  }
  return viewOf(await queryRows<BestRow>(ctx.tx, bestOf(ctx, paidByAll(ctx, span))))
}

async function findBestAmong(
  ctx: BusinessContext,
  span: Span,
  most: number,
): Promise<AnalyticsView['best'] | null> {
  const { tx, businessId } = ctx
  const spenders = await queryRows<{ id: string; spent: number }>(
    tx,
    sql`select id, total_spent::float8 as spent from customers
      where business_id = ${businessId} and merged_into is null and erased_at is null and total_spent > 0
      order by total_spent desc, id limit ${most + 1}`,
  )
  const ids = JSON.stringify(spenders.slice(0, most).map(({ id }) => id))
  const people = sql`select id::uuid from jsonb_array_elements_text(${ids}::jsonb) id`
  const rows = await queryRows<BestRow>(tx, bestOf(ctx, paidBy(ctx, span, people)))
  const last = rows.length === MOST_BEST ? rows.at(-1)!.revenue : 0
  const next = spenders[most]
  return !next || last > next.spent ? viewOf(rows) : null
}

/** Payments of a span, by record of a customer. */
const paidByAll = ({ businessId }: BusinessContext, { from, to }: Span): SQL => sql`
  select customer_id, amount as revenue, counts_as_visit::int + visits as visits
  from operations
  where business_id = ${businessId} and created_at >= ${from} and created_at < ${to}
    and kind in ('purchase', 'refund', 'undo')`

/** Payments of a span by some people, including the records merged into theirs, read by the customers' index. */
const paidBy = ({ businessId }: BusinessContext, { from, to }: Span, people: SQL): SQL => sql`
  with people as materialized (${people}), records as materialized (
    select id from people
    union all
    select m.id from people join customers m on m.business_id = ${businessId} and m.merged_into = people.id
  )
  select records.id as customer_id, paid.revenue, paid.visits from records
  cross join lateral (
    select sum(o.amount) as revenue, sum(o.counts_as_visit::int + o.visits) as visits from operations o
    where o.business_id = ${businessId} and o.customer_id = records.id
      and o.created_at >= ${from} and o.created_at < ${to} and o.kind in ('purchase', 'refund', 'undo')
  ) paid`

/** Merged and erased customers are few, so that the payments need no join with all customers. */
const bestOf = ({ businessId }: BusinessContext, paid: SQL): SQL => sql`
  with merged as materialized (
    select id, merged_into from customers where business_id = ${businessId} and merged_into is not null
  ), erased as materialized (
    select id from customers where business_id = ${businessId} and erased_at is not null
  ), best as materialized (
    select coalesce(merged.merged_into, paid.customer_id) as id, sum(paid.revenue) as revenue, sum(paid.visits) as visits
    from (${paid}) paid
    left join merged on merged.id = paid.customer_id
    where not exists (select 1 from erased where erased.id = coalesce(merged.merged_into, paid.customer_id))
    group by 1
    having sum(paid.revenue) > 0
    order by revenue desc, id
    limit ${sql.raw(String(MOST_BEST))}
  )
  select s.id, s.first_name, s.last_name, s.email, s.phone, s.unique_customer_id, best.revenue::float8,
    best.visits::int
  from best
  join customers s on s.business_id = ${businessId} and s.id = best.id
  order by best.revenue desc, s.id`

const viewOf = (rows: BestRow[]): AnalyticsView['best'] =>
  rows.map(({ revenue, visits, ...customer }) => ({ customer, revenue, visits }))
