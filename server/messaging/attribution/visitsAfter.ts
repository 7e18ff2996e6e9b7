import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Visitors } from './contract.ts'

/** Days after a message for which a visit counts as brought by it. */
export const DAYS_AFTER = 14

/**
 * `rows` is a query of customer_id, at, cause and part (text). Each row counts as one person, all of this business,
 * with a moment from `from` on and not after `to`. People compared with each other must have the same moment, so people
 * held out have that at which the others were written to.
 */
export type People = { rows: SQL; from: Date; to: Date }

export type VisitsAfter = Visitors & { cause: string; part: string }

/**
 * Counts the people who came within 14 days of a moment, and what they spent, by cause and part. Purchases that were
 * undone count for nothing, and refunds are subtracted. A merged customer's visits are those of the customer they were
 * merged into.
 */
export const visitsAfter = (
  { tx, businessId }: BusinessContext,
  { rows, from, to }: People,
): Promise<VisitsAfter[]> =>
  queryRows<VisitsAfter>(
    tx,
    sql`
      with merged as materialized (
        select id, merged_into from customers where business_id = ${businessId} and merged_into is not null
      ), person as (
        select coalesce(m.merged_into, p.customer_id) as id, p.at, p.cause, p.part, row_number() over () as n
        from (${rows}) p
        left join merged m on m.id = p.customer_id
      ), record as (
        select id, at, cause, part, n from person
        union all
        select m.id, at, cause, part, n from person join merged m on m.merged_into = person.id
      ), undone as materialized (
        select reverses_id as id from operations where business_id = ${businessId} and reverses_id is not null
      ), refunded as materialized (
        select refunds_id as id, sum(amount) as amount from operations
        where business_id = ${businessId} and refunds_id is not null
        group by refunds_id
      ), bought as (
        select r.cause, r.part, count(distinct r.n) filter (where o.counts_as_visit) as came,
          sum(o.amount + coalesce(f.amount, 0)) as spent
        from record r
        join operations o on o.business_id = ${businessId} and o.customer_id = r.id and o.kind = 'purchase'
          and o.created_at >= r.at and o.created_at < r.at + ${within}
          and o.created_at >= ${at(from)} and o.created_at < ${at(to)} + ${within}
          and not exists (select 1 from undone where undone.id = o.id)
        left join refunded f on f.id = o.id
        group by r.cause, r.part
      )
      select p.cause, p.part, p.people, coalesce(b.came, 0)::int as came, coalesce(b.spent, 0)::float8 as spent
      from (select cause, part, count(*)::int as people from person group by cause, part) p
      left join bought b on b.cause = p.cause and b.part = p.part
      order by p.cause, p.part`,
  )

const within = sql`make_interval(days => ${DAYS_AFTER}::int)`
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
