import { type SQL, sql } from 'drizzle-orm'
import { type Asked, customerActs } from './pieces.ts'

/**
 * A query of the moment when a person, or somebody merged into them, last did `what` before `before`; undone acts
 * don't count.
 */
const lastDone = (businessId: string, personId: SQL, before: SQL, what: SQL): SQL => sql`
  select o.created_at
  from (
    select ${personId} as id
    union all
    select m.id from customers m where m.business_id = ${businessId}::uuid and m.merged_into = ${personId}
  ) family
  cross join lateral (
    select p.created_at from operations p
    left join lateral (
      select id from operations where business_id = ${businessId}::uuid and reverses_id = p.id limit 1
    ) u on true
    where p.business_id = ${businessId}::uuid and p.customer_id = family.id and ${what} and u.id is null
      and p.created_at < ${before}
    order by p.created_at desc limit 1
  ) o
  order by o.created_at desc limit 1`

/** The sales of each day by the day on which the customers joined, in the columns of `day_cohorts`, without visitors. */
export const salesOf = ({ timeZone }: Asked): SQL => sql`
  select day, (joined_at at time zone ${timeZone})::date as joined_on, coalesce(sum(amount), 0) as revenue,
    sum(visits) as visits
  from people_acted where amount <> 0 or visits <> 0 group by 1, 2`

/** Customers with their first visit of a month on each day, by the day on which they joined. */
export const firstVisitsOf = ({ businessId, timeZone }: Asked): SQL => {
  const month = sql`date_trunc('month', v.day)::timestamp at time zone ${timeZone}`
  const visit = sql`p.kind = 'purchase' and p.counts_as_visit and p.created_at >= ${month}`
  return sql`
    select v.day, (v.joined_at at time zone ${timeZone})::date as joined_on, count(*) as first_in_month
    from (
      select distinct day, begins, person_id, joined_at from people_acted
      where is_purchase and counts_as_visit and erased_at is null
    ) v
    left join lateral (${lastDone(businessId, sql`v.person_id`, sql`v.begins`, visit)}) earlier on true
    where earlier.created_at is null
    group by 1, 2`
}

/**
 * The sales and first visits above and their running sums, in the columns of `day_cohorts`. The two are added up
 * and not joined: a planner expects one row of each, and would count the visitors again for every row of the
 * sales.
 */
export const cohortsOf = (asked: Asked): SQL => sql`
  select day, joined_on, sum(revenue) as revenue, sum(visits) as visits, sum(first_in_month) as first_in_month,
    sum(sum(revenue)) over earlier as revenue_up_to, sum(sum(visits)) over earlier as visits_up_to
  from (
    select day, joined_on, revenue, visits, 0 as first_in_month from (${salesOf(asked)}) sales
    union all
    select day, joined_on, 0, 0, first_in_month from (${firstVisitsOf(asked)}) visitors
  ) both_of_them
  group by day, joined_on
  window earlier as (partition by day order by joined_on)`

/** Active customers of each day, by the day on which they had last been active, in the columns of `day_returns`. */
export const returnsOf = ({ businessId, timeZone }: Asked): SQL => sql`
  select a.day, coalesce((earlier.created_at at time zone ${timeZone})::date, '-infinity') as last_day,
    count(*) as customers
  from (select distinct day, begins, person_id from people_acted where is_act and erased_at is null) a
  left join lateral (
    ${lastDone(businessId, sql`a.person_id`, sql`a.begins`, sql`p.kind in ${customerActs}`)}
  ) earlier on true
  group by 1, 2`
