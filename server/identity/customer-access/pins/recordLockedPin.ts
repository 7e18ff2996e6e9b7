import { recordAct } from '#server/businesses/audit/index.ts'
import type { Services } from '#server/services.ts'
import type { Candidate } from '../candidates.ts'
import { isSpent, type Limit } from '../limits.ts'
import { hasWorkingPin } from './pins.ts'

/**
 * Records the last wrong PIN that the limits allow, in each business whose portal it could have opened: the customer
 * must wait now. It is recorded once per lock, because further tries are refused before this.
 */
export async function recordLockedPin(
  { database }: Services,
  limits: Limit[],
  candidates: Candidate[],
  now: Date,
): Promise<void> {
  const spent = await Promise.all(limits.map((limit) => isSpent(database.plain, limit, now)))
  if (!spent.includes(true)) return
  for (const { business_id: businessId, customer_id } of candidates.filter(hasWorkingPin)) {
    await database.transaction({ businessId }, (tx) => {
      const actor = { kind: 'anonymous', ipAddress: null } as const
      return recordAct({ tx, businessId, now, actor }, { action: 'portal_pin_locked', customer_id })
    })
  }
}
