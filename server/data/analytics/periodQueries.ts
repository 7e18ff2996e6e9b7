import { sql } from 'drizzle-orm'
import { type Cover, coveredJoined, coveredStretch } from '#server/data/roll-ups/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'

/** Figures of a day that can be added up. */
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
  /** `joined` by the id of the QR code; `handed_out` by the id of the reward. */
  joined_through: Record<string, number>
  rewards: Record<string, number>
  /** Visits that were not undone, by the hour of the business's clock. */
  hours: Record<string, number>
}

/** Purchases on a day by customers who joined on the first day of the stretch or later. */
export type Newcomers = { day: string; revenue_new: number; visits_new: number }

/**
 * Days of a stretch that begins on `first`, and the number of different customers active in it; undone acts don't
 * count.
 */
export type PeriodRows = { days: Day[]; newcomers: Newcomers[]; active: number }

export async function readPeriodRows(
  { tx }: BusinessContext,
  cover: Cover,
  first: string,
): Promise<PeriodRows> {
  const [told] = await queryRows<PeriodRows>(tx, coveredStretch(cover, first))
  return told!
}

/** Counts the customers who joined in a cover and still exist. */
export async function countJoined({ tx }: BusinessContext, cover: Cover): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    tx,
    sql`select coalesce(sum(joined), 0)::int as count from (${coveredJoined(cover)}) days`,
  )
  return counted!.count
}

export type NamedCode = { name: string | null; code: string }

/** QR codes with their names, by their ids. */
export async function findCodes(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<Map<string, NamedCode>> {
  const rows = await queryRows<NamedCode & { id: string }>(
    tx,
    sql`
      select q.id, q.location_name as name, q.code
      from qr_codes q where q.business_id = ${businessId} and q.id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ id, ...code }) => [id, code]))
}
