import { type SQL, sql } from 'drizzle-orm'
import { type Asker, daysAgo } from './asker.ts'

/** Days of the year that is looked at, visits in it that make a habit, and the shortest absence that means something. */
export const slippingAway = { within: 365, visits: 3, gaps: 2, days: 21, lostAfter: 180 } as const

/** Whether a customer `c` was away for more than 21 days, and not yet 180. */
export const mayBeSlippingAway = (asker: Asker): SQL =>
  sql`c.last_visit_at < ${at(daysAgo(asker, slippingAway.days))}
    and c.last_visit_at >= ${at(daysAgo(asker, slippingAway.lostAfter))}`

/**
 * Whether one who may be slipping away is, over the rows `f` of their operations and `undone` beside them: at least 3
 * visits in a year, the last one longer ago than twice the usual gap between them.
 */
export function slippingAwayFact(asker: Asker): SQL {
  const from = at(daysAgo(asker, slippingAway.within))
  const visit = sql`f.counts_as_visit and undone.reverses_id is null and f.created_at >= ${from}`
  const visits = sql`count(*) filter (where ${visit})`
  const first = sql`min(f.created_at) filter (where ${visit})`
  const last = sql`max(f.created_at) filter (where ${visit})`
  return sql`(${visits} >= ${slippingAway.visits}
    and (${at(asker.now)} - ${last}) * (${visits} - 1) > (${last} - ${first}) * ${slippingAway.gaps}::integer)`
}

/** What took an operation `f` back. */
export const undone = ({ businessId }: Asker): SQL => sql`
  left join operations undone
    on undone.business_id = ${businessId}::uuid and undone.reverses_id = f.id and undone.reverses_id is not null`

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
