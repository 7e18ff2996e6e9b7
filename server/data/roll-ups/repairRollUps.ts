import { eq } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { addDays } from '#server/platform/time/calendar.ts'
import { buildDays, findWrongDays } from './buildDays.ts'
import { findRolledUp } from './rolledUp.ts'
import { rollUps } from './tables.ts'

/** Days compared in one transaction. */
const DAYS_AT_ONCE = 31

/**
 * Compares the roll-ups of a business with its rows, and rolls up again the days that differ. Days already marked
 * as changed are skipped. Every month is a short transaction of its own; if all is right, nothing is written.
 * @returns the days that were wrong, in order
 */
export async function repairRollUps(
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  businessId: string,
): Promise<string[]> {
  const repaired: string[] = []
  for (let after = ''; ; ) {
    const { looked, wrong } = await inTransaction((tx) => repairPart(tx, businessId, after))
    repaired.push(...wrong)
    if (looked.length === 0) return repaired
    after = looked.at(-1)!
  }
}

async function repairPart(tx: Tx, businessId: string, after: string) {
  const { time_zone: timeZone } = await findBusiness(tx, businessId)
  await tx
    .select({ day: rollUps.first_day })
    .from(rollUps)
    .where(eq(rollUps.business_id, businessId))
    .for('update')
  const { days } = await findRolledUp({ tx, businessId }, timeZone)
  const looked: string[] = []
  if (days) {
    const first = after < days.first ? days.first : addDays(after, 1)
    for (let day = first; day <= days.last && looked.length < DAYS_AT_ONCE; day = addDays(day, 1))
      if (!days.stale.has(day)) looked.push(day)
  }
  if (looked.length === 0) return { looked, wrong: [] }
  const wrong = await findWrongDays({ tx, businessId, timeZone, days: looked })
  if (wrong.length > 0) await buildDays({ tx, businessId, timeZone, days: wrong })
  return { looked, wrong }
}
