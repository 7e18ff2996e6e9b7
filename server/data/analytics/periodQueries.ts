import { sql } from 'drizzle-orm'
import {
  type Cover,
  coveredFigures,
  coveredJoined,
  coveredReturns,
  coveredSales,
} from '#server/data/roll-ups/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'

/** What can be added up from days. */
export type Day = {
  /** 'YYYY-MM-DD'. */
  day: string
  revenue: number
  visits: number
  discounts: number
  handed_out: number
  points_given: number
  points_used: number
  points_expired: number
  rewards_earned: number
  joined: number
  /** Of `joined`, by the id of the QR code; of `handed_out`, by that of the reward. */
  joined_through: Record<string, number>
  rewards: Record<string, number>
  /** Visits that were not undone, by the hour of the business's clock. */
  hours: Record<string, number>
}

export const findDays = ({ tx }: BusinessContext, cover: Cover): Promise<Day[]> =>
  queryRows<Day>(
    tx,
    sql`
      select day::text, revenue::float8, visits::int, discounts::float8, handed_out::int, points_given::float8,
        points_used::float8, points_expired::float8, rewards_earned::int, joined::int, joined_through, rewards, hours
      from (${coveredFigures(cover)}) days
      order by day`,
  )

export type Newcomers = { day: string; revenue_new: number; visits_new: number }

/** What those bought on each day who joined on the first one or later. */
export const findNewcomers = ({ tx }: BusinessContext, cover: Cover, first: string): Promise<Newcomers[]> =>
  queryRows<Newcomers>(
    tx,
    sql`
      select day::text, sum(revenue)::float8 as revenue_new, sum(visits)::int as visits_new
      from (${coveredSales(cover)}) sales
      where joined_on >= ${first}
      group by day`,
  )

/** Different customers with a purchase that was not undone: each counts on the first of their days. */
export async function countActive({ tx }: BusinessContext, cover: Cover, first: string): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    tx,
    sql`
      select coalesce(sum(customers), 0)::int as count from (${coveredReturns(cover)}) customers
      where last_day < ${first}`,
  )
  return counted!.count
}

/** The customers who joined in a cover and are still there. */
export async function countJoined({ tx }: BusinessContext, cover: Cover): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    tx,
    sql`select coalesce(sum(joined), 0)::int as count from (${coveredJoined(cover)}) days`,
  )
  return counted!.count
}

/** The names of QR codes by their ids. */
export async function findCodeNames(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; name: string }>(
    tx,
    sql`
      select q.id, coalesce(q.location_name, q.code) as name
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) wanted (id)
      join qr_codes q on q.business_id = ${businessId} and q.id = wanted.id::uuid`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
