import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setAskedPlan } from '#server/businesses/business/index.ts'
import { findTier, priceOf } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'

/**
 * Asks the platform's team for a larger plan: they see the request beside the business and can grant it. A request
 * for another plan replaces it; the same request again changes nothing.
 * @throws {Refusal} 'invalid' for an unknown plan, or one that is not larger than the current one.
 */
export async function askForPlan(ctx: BusinessContext, { tierId }: { tierId: string }): Promise<void> {
  const { business, tier } = await lockBusinessAndTier(ctx)
  const wanted = await findTier(ctx.tx, tierId)
  if (!wanted || priceOf(wanted) <= priceOf(tier)) throw invalidField('tier_id', 'Choose a larger plan')
  if (business.asked_tier_id !== tierId) {
    await setAskedPlan(ctx, tierId)
    await recordAct(ctx, { action: 'plan_asked', details: { name: wanted.name } })
  }
}
