import { type SQL, sql } from 'drizzle-orm'
import { type Asker, daysAgo } from './asker.ts'

/**
 * What slipping away means: at least so many visits in so many days up to the last one are a habit; the last one lies
 * further back than so many of the usual gaps between them, and than so many days, but not yet so many that one is lost.
 */
export const slippingAway = { within: 365, visits: 3, gaps: 2, days: 21, lostAfter: 180 } as const

/** Whether a customer `c` was away for more than 21 days, and not yet 180. */
export const mayBeSlippingAway = (asker: Asker): SQL =>
  sql`c.last_visit_at < ${at(daysAgo(asker, slippingAway.days))}
    and c.last_visit_at >= ${at(daysAgo(asker, slippingAway.lostAfter))}`

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
