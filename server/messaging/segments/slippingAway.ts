import { type SQL, sql } from 'drizzle-orm'
import { type Asker, daysAgo } from './asker.ts'

/**
 * Definition of slipping away. At least `visits` visits within `within` days up to the last one are a habit. The last
 * one lies further back than `gaps` times the usual gap between them, and further back than `days` days, but not yet
 * more than `lostAfter` days, after which a customer is lost.
 */
export const slippingAway = { within: 365, visits: 3, gaps: 2, days: 21, lostAfter: 180 } as const

/** Condition that a customer `c` was away for more than 21 days of the business's calendar, and at most 180. */
export const mayBeSlippingAway = (asker: Asker): SQL =>
  sql`c.last_visit_at < ${at(daysAgo(asker, slippingAway.days))}
    and c.last_visit_at >= ${at(daysAgo(asker, slippingAway.lostAfter))}`

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
