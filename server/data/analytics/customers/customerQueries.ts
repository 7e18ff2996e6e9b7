import { type SQL, sql } from 'drizzle-orm'
import { type Cover, coveredFigures, coveredFirstVisits } from '#server/data/roll-ups/index.ts'
import { findSegment, fromMembers } from '#server/messaging/segments/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { latelyWithin, oftenFrom } from '../config.ts'
import type { Person } from '../person.ts'
import type { Cohort, GridField, SlippingAway } from './customersContract.ts'

/** As many as people can read at a glance. */
const MOST_SLIPPING = 8

/**
 * For the customers who joined in each of these months, counts those who came in each month since. The cover is
 * of all these months, and the last one is not over. An undone purchase is no visit. A customer is counted on
 * their first day in a month.
 */
export async function countCohorts(
  { tx }: BusinessContext,
  months: string[],
  cover: Cover,
): Promise<Pick<Cohort, 'joined' | 'came'>[]> {
  const begins = JSON.stringify(months.map((month) => `${month}-01`))
  // The number of the month a day is in, from 1. Writing out the month of each of many rows would take most of
  // the time.
  const monthOf = (day: SQL) =>
    sql`width_bucket(${day}, array(select jsonb_array_elements_text(${begins}::jsonb)::date))`
  const rows = await queryRows<{ joined: number; came: number | null; people: number }>(
    tx,
    sql`
      select ${monthOf(sql`joined_on`)} as joined, ${monthOf(sql`day`)} as came, sum(first_in_month)::int as people
      from (${coveredFirstVisits(cover)}) visits
      where joined_on >= ${`${months[0]}-01`} and first_in_month > 0
      group by 1, 2
      union all
      select ${monthOf(sql`day`)}, null, sum(joined)::int from (${coveredFigures(cover)}) days group by 1`,
  )
  const counted = new Map(rows.map(({ joined, came, people }) => [`${joined} ${came}`, people]))
  const numbers = months.map((_, n) => n + 1)
  return numbers.map((month) => ({
    joined: counted.get(`${month} null`) ?? 0,
    came: numbers.slice(month - 1).map((later) => counted.get(`${month} ${later}`) ?? 0),
  }))
}

/**
 * Counts the customers in each field of the grid of visits and days since the last visit. `config.ts` has the
 * fields' rules.
 */
export async function countGrid(
  { tx, businessId, now }: BusinessContext,
  timeZone: string,
): Promise<GridField[]> {
  const today = localDate(now, timeZone)
  // Longest ago first, as the buckets are numbered.
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

/** Finds the customers of the segment "slipping away", those who spent most first. */
export async function findSlippingAway(ctx: BusinessContext): Promise<SlippingAway> {
  const { rule } = await findSegment(ctx, 'ready:slipping-away')
  const rows = await queryRows<SlippingRow>(
    ctx.tx,
    sql`
      select c.id, c.first_name, c.last_name, c.email, c.phone, c.unique_customer_id, c.last_visit_at,
        c.total_visits as visits, c.total_spent::float8 as spent, (count(*) over ())::int as all
      from ${await fromMembers(ctx, rule)}
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
