import { type SQL, sql } from 'drizzle-orm'
import { findSegment, segmentCondition } from '#server/messaging/segments/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/calendar.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { latelyWithin, oftenFrom } from './config.ts'
import type { Cohort, GridField, SlippingAway } from './contract.ts'
import type { Person } from './person.ts'

/** As many as people can read at a glance. */
const MOST_SLIPPING = 8

/**
 * Of those who joined in each of these months, how many came in each month since. `months` are the moments at which they
 * begin, in order; the last one is not over. A bought visit that was undone is none. A customer's months are the bits of a
 * number, so that whatever is joined is as short as the list of customers: planners without statistics choose badly else.
 */
export async function countCohorts(
  { tx, businessId, now }: BusinessContext,
  months: Date[],
): Promise<Pick<Cohort, 'joined' | 'came'>[]> {
  const starts = momentsOf(months)
  const from = months[0]!.toISOString()
  const within = sql`created_at >= ${from} and created_at <= ${now}`
  const rows = await queryRows<{ joined: number; came: number; people: number }>(
    tx,
    sql`
      with visit as materialized (
        select customer_id, width_bucket(created_at, ${starts}) as month, 1 as visits from operations
        where business_id = ${businessId} and ${within} and kind = 'purchase' and counts_as_visit
        union all
        select o.customer_id, width_bucket(o.created_at, ${starts}), -1
        from (select reverses_id from operations where business_id = ${businessId} and ${within} and kind = 'undo') u
        join operations o on o.business_id = ${businessId} and o.id = u.reverses_id
        where o.kind = 'purchase' and o.counts_as_visit and o.created_at >= ${from}
      ), monthly as materialized (
        select customer_id, bit_or(1 << month) as months
        from (select customer_id, month from visit group by customer_id, month having sum(visits) > 0) came
        group by customer_id
      ), person as materialized (
        select coalesce(c.merged_into, c.id) as id, bit_or(m.months) as months
        from monthly m
        join customers c on c.business_id = ${businessId} and c.id = m.customer_id
        group by 1
      ), came as materialized (
        select width_bucket(s.created_at, ${starts}) as joined, p.months
        from person p
        join customers s on s.business_id = ${businessId} and s.id = p.id
        where s.created_at >= ${from} and s.erased_at is null
      )
      select width_bucket(created_at, ${starts}) as joined, 0 as came, count(*)::int as people from customers
      where business_id = ${businessId} and ${within} and merged_into is null and erased_at is null
      group by 1
      union all
      select joined, month, count(*)::int
      from came cross join generate_series(1, ${months.length}::int) month
      where months & (1 << month) <> 0
      group by joined, month`,
  )
  const counted = new Map(rows.map(({ joined, came, people }) => [`${joined} ${came}`, people]))
  const at = (joined: number, came: number) => counted.get(`${joined} ${came}`) ?? 0
  return months.map((_, month) => ({
    joined: at(month + 1, 0),
    came: months.slice(month).map((_, since) => at(month + 1, month + 1 + since)),
  }))
}

/** How many customers are in each field of the grid of how often and how lately. Their rules are in `config.ts`. */
export async function countGrid(
  { tx, businessId, now }: BusinessContext,
  timeZone: string,
): Promise<GridField[]> {
  const today = localDate(now, timeZone)
  // The longest ago first, as the buckets are numbered.
  const since = latelyWithin.map((days) => startOfLocalDay(addDays(today, -days), timeZone)).reverse()
  const fields = await queryRows<{ often: number; bucket: number; customers: number }>(
    tx,
    sql`
      select width_bucket(total_visits, array[${sql.raw(oftenFrom.join(', '))}]) - 1 as often,
        width_bucket(last_visit_at, ${momentsOf(since)}) as bucket,
        count(*)::int as customers
      from customers
      where business_id = ${businessId} and merged_into is null and erased_at is null
        and last_visit_at is not null and total_visits > 0
      group by 1, 2`,
  )
  const counted = new Map(
    fields.map(({ often, bucket, customers }) => [`${often} ${latelyWithin.length - bucket}`, customers]),
  )
  return oftenFrom.flatMap((_, often) =>
    [...latelyWithin, null].map((_, lately) => ({
      often,
      lately,
      customers: counted.get(`${often} ${lately}`) ?? 0,
    })),
  )
}

const momentsOf = (moments: Date[]): SQL =>
  sql`array[${sql.join(
    moments.map((moment) => sql`${moment.toISOString()}`),
    sql`, `,
  )}]::timestamptz[]`

type SlippingRow = Person & { all: number; last_visit_at: Date | string; visits: number; spent: number }

/** Who slips away by the segments' own meaning, those who spent most first. */
export async function findSlippingAway(ctx: BusinessContext): Promise<SlippingAway> {
  const { rule } = await findSegment(ctx, 'ready:slipping-away')
  const rows = await queryRows<SlippingRow>(
    ctx.tx,
    sql`
      select c.id, c.first_name, c.last_name, c.email, c.phone, c.unique_customer_id, c.last_visit_at,
        c.total_visits as visits, c.total_spent::float8 as spent, (count(*) over ())::int as all
      from customers c
      where ${await segmentCondition(ctx, rule)}
      order by c.total_spent desc, c.last_visit_at, c.id
      limit ${MOST_SLIPPING}`,
  )
  return {
    customers: rows[0]?.all ?? 0,
    people: rows.map(({ all, last_visit_at, visits, spent, ...customer }) => ({
      customer,
      last_visit_at: new Date(last_visit_at).toISOString(),
      visits,
      spent,
    })),
  }
}
