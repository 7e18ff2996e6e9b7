import type { Business } from '#server/businesses/business/index.ts'
import { allowed, type Tier, UNLIMITED } from '#server/businesses/plans/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'

/** The number of customers that the plan still allows. */
export function roomFor(business: Business, tier: Tier): number {
  const most = allowed(tier, 'customers')
  return most === UNLIMITED ? Number.POSITIVE_INFINITY : Math.max(0, most - business.usage_customers)
}

/**
 * Refuses an import for which the plan has no room, in the spec's words. The answer holds only under the
 * business's lock.
 */
export function refuseBeyondRoom(business: Business, tier: Tier, rows: number): void {
  if (rows <= roomFor(business, tier)) return
  const [used, limit] = [business.usage_customers, allowed(tier, 'customers')]
  throw new Refusal(
    'limit_reached',
    `Import would exceed your plan limit. Current: ${used}, Attempting to import: ${rows}, Plan limit: ${limit}. Please upgrade your subscription to import more customers.`,
    { details: { limit: 'customers', used, allowed: limit, upgrade: '/subscription' } },
  )
}
