import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Visitors } from './contract.ts'

/** How long after a message a visit counts as its doing. */
export const DAYS_AFTER = 14

export type VisitsAfter = Visitors & { group: string }

/**
 * Who came within 14 days of a moment, and what they spent, by groups. `people` is a query of customer_id, at and
 * group (text), as many rows as people; of those compared with each other the moment must be the same, so for those
 * held out it is when the others were written to. What was taken back since counts for nothing; a merged customer's
 * visits are those of whom they were merged into.
 */
export const visitsAfter = ({ tx, businessId }: BusinessContext, people: SQL): Promise<VisitsAfter[]> =>
  queryRows<VisitsAfter>(
    tx,
    sql`
      with person as materialized (
        select coalesce(c.merged_into, c.id) as id, p.at, p."group", row_number() over () as n
        from (${people}) p
        join customers c on c.business_id = ${businessId} and c.id = p.customer_id
      ), bought as materialized (
        select coalesce(c.merged_into, c.id) as person_id, o.created_at, o.counts_as_visit,
          o.amount + coalesce(
            (select sum(r.amount) from operations r where r.business_id = ${businessId} and r.refunds_id = o.id), 0
          ) as paid
        from operations o
        join customers c on c.business_id = ${businessId} and c.id = o.customer_id
        where o.business_id = ${businessId} and o.kind = 'purchase'
          and o.created_at >= (select min(at) from person)
          and o.created_at < (select max(at) from person) + ${within}
          and not exists (
            select from operations u where u.business_id = ${businessId} and u.reverses_id = o.id
          )
      ), outcome as (
        select p.n, p."group", coalesce(bool_or(b.counts_as_visit), false) as came, coalesce(sum(b.paid), 0) as spent
        from person p
        left join bought b on b.person_id = p.id and b.created_at >= p.at and b.created_at < p.at + ${within}
        group by p.n, p."group"
      )
      select "group", count(*)::int as people, (count(*) filter (where came))::int as came,
        sum(spent)::float8 as spent
      from outcome group by "group" order by "group"`,
  )

const within = sql`make_interval(days => ${DAYS_AFTER})`
