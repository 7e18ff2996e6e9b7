import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setSwitches } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * Sets what the rewards may cost that a customer gets in a day without a connection, in minor units: 0 for none, null
 * for no limit. Devices hear of it at their next contact; what they hand in is judged by it at its arrival.
 */
export async function setOfflineRedeeming(ctx: BusinessContext, { most }: { most: number | null }) {
  const { business } = await lockBusinessAndTier(ctx)
  const answer = { redeeming_most: most }
  if (business.offline_most_value === most) return answer
  await setSwitches(ctx, { offline_most_value: most })
  const details = most ? { amount: most, currency: business.currency } : { enabled: most === null }
  await recordAct(ctx, { action: 'offline_redeeming_set', details })
  return answer
}
