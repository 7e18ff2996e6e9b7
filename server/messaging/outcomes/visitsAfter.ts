import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Visitors } from './contract.ts'

/** How long after a message a visit counts as its doing. */
export const DAYS_AFTER = 14

export type VisitsAfter = Visitors & { group: string }

/**
 * Who came within 14 days of a moment, and what they spent, by groups. `people` is a query of customer_id, at and
 * group (text), as many rows as people, all of this business; of those compared with each other the moment must be the same,
 * so for those held out it is when the others were written to. What was taken back since counts for nothing; a merged
 * customer's visits are those of whom they were merged into.
 */
export const visitsAfter = ({ tx, businessId }: BusinessContext, people: SQL): Promise<VisitsAfter[]> =>
  queryRows<VisitsAfter>(
    tx,
    sql`
      with merged as materialized (
        select id, merged_into from customers where business_id = ${businessId} and merged_into is not null
      ), person as materialized (
        select coalesce(m.merged_into, p.customer_id) as id, p.at, p."group", row_number() over () as n
        from (${people}) p
        left join merged m on m.id = p.customer_id
      ), record as materialized (
        select distinct id as customer_id, id as person_id from person
        union all
        select id, merged_into from merged where merged_into in (select id from person)
      ), bought as materialized (
        select r.person_id, o.id, o.created_at, o.counts_as_visit, o.amount
        from operations o
        join record r on r.customer_id = o.customer_id
        where o.business_id = ${businessId} and o.kind = 'purchase'
          and o.created_at >= (select min(at) from person)
          and o.created_at < (select max(at) from person) + ${within}
          and not exists (
            select from operations u where u.business_id = ${businessId} and u.reverses_id = o.id
          )
      ), refunded as materialized (
        select refunds_id, sum(amount) as amount from operations
        where business_id = ${businessId} and refunds_id is not null
          and created_at >= (select min(at) from person)
        group by refunds_id
      ), visited as (
        select p."group", count(distinct p.n) filter (where b.counts_as_visit) as came,
          sum(b.amount + coalesce(r.amount, 0)) as spent
        from person p
        join bought b on b.person_id = p.id and b.created_at >= p.at and b.created_at < p.at + ${within}
        left join refunded r on r.refunds_id = b.id
        group by p."group"
      )
      select g."group", g.people, coalesce(v.came, 0)::int as came, coalesce(v.spent, 0)::float8 as spent
      from (select "group", count(*)::int as people from person group by "group") g
      left join visited v on v."group" = g."group"
      order by g."group"`,
  )

const within = sql`make_interval(days => ${DAYS_AFTER})`
