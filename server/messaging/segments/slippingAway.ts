import { type SQL, sql } from 'drizzle-orm'

/** Days of the year that is looked at, visits in it that make a habit, and the shortest absence that means something. */
export const slippingAway = { within: 365, visits: 3, gaps: 2, days: 21, lostAfter: 180 } as const

/**
 * Whether somebody slips away, over the rows `f` of their operations and `undone`, what took each back: at least 3 visits
 * in a year, the last one longer ago than twice the usual gap between them and than 21 days, and not yet 180 days.
 */
export function slippingAwayFact(now: Date, longAgo: Date, lost: Date): SQL {
  const visit = sql`f.counts_as_visit and undone.id is null`
  const visits = sql`count(*) filter (where ${visit})`
  const first = sql`min(f.created_at) filter (where ${visit})`
  const last = sql`max(f.created_at) filter (where ${visit})`
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  return sql`(${visits} >= ${slippingAway.visits} and ${last} < ${at(longAgo)} and ${last} >= ${at(lost)}
    and (${at(now)} - ${last}) * (${visits} - 1) > (${last} - ${first}) * ${slippingAway.gaps}::integer)`
}
