import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { AnalyticsView } from '../contract.ts'
import type { Person } from '../person.ts'
import { daysBetween, type Span } from '../span.ts'

/** As many as people can read at a glance. */
const MOST_BEST = 10
/** In so many days nobody pays nearly as much as others ever did, so all who came are added up. */
const FEW_DAYS = 100
/** So many of those who ever spent most are looked at first, and then so many, since what each paid is read. */
const LOOKED_AT = [100, 1000, 5000]

type BestRow = Person & { revenue: number; visits: number }

/**
 * The customers who paid most in a span, after a merge the survivors. Up to now nobody paid more in it than ever, so if the
 * best of those who ever paid most paid more than anybody else ever did, they are the best.
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

/** What every record of a customer paid in a span. */
const paidByAll = ({ businessId }: BusinessContext, { from, to }: Span): SQL => sql`
  select customer_id, amount as revenue, counts_as_visit::int + visits as visits
  from operations
  where business_id = ${businessId} and created_at >= ${from} and created_at < ${to}
    and kind in ('purchase', 'refund', 'undo')`

/** The same of some people, also under the records merged into theirs, by the customers' index. */
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

/** Those who were merged or erased are few, so that what was paid need not be joined with a customer each. */
const bestOf = ({ businessId }: BusinessContext, paid: SQL): SQL => sql`
  with merged as materialized (
    select id, merged_into from customers where business_id = ${businessId} and merged_into is not null
  ), erased as materialized (
    select id from customers where business_id = ${businessId} and erased_at is not null
  ), best as materialized (
    select coalesce(merged.merged_into, paid.customer_id) as id, sum(paid.revenue) as revenue, sum(paid.visits) as visits
    from (${paid}) paid
    left join merged on merged.id = paid.customer_id
    where not exists (select from erased where erased.id = coalesce(merged.merged_into, paid.customer_id))
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
