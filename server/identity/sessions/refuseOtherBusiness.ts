import type { Context } from 'hono'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { AppEnv, Caller } from '#server/platform/http/index.ts'
import { BUSINESS_HEADER } from './contract.ts'

/**
 * Refuses a call from a tab that shows another business than its session uses. Calls that name no business mean the
 * session's.
 * @throws {Refusal} 'conflict'
 */
export function refuseOtherBusiness(caller: Caller, c: Context<AppEnv>): void {
  const believed = c.req.header(BUSINESS_HEADER)
  if (!believed || !('businessId' in caller) || caller.businessId === believed) return
  throw new Refusal('conflict', 'You are in another shop now. Nothing was done.', {
    details: { reason: 'another shop', business_id: caller.businessId },
  })
}
