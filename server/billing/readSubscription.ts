import { findBusiness } from '#server/companies/index.ts'
import { textUsage } from '#server/messages/index.ts'
import { allowed, findTier, type Limit } from '#server/plans/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { countPrograms } from '#server/programs/index.ts'
import { countSeats } from '#server/team/index.ts'
import type { SubscriptionView } from './contract.ts'

/** What the shop has of its plan. Texts are counted by the shop's own month; paused programs count. */
export async function readSubscription(ctx: ShopContext): Promise<SubscriptionView> {
  const { tx, businessId } = ctx
  const business = await findBusiness(tx, businessId)
  const tier = await findTier(tx, business.tier_id)
  if (!tier) throw new Error(`tier ${business.tier_id} does not exist`)
  const seats = await countSeats(ctx, tier)
  const usage = (limit: Limit, used: number) => ({ used, limit: allowed(tier, limit) })
  return {
    business_id: businessId,
    tier,
    status: business.subscription_status,
    trial_ends_at: business.trial_ends_at?.toISOString() ?? null,
    period_end: business.subscription_period_end?.toISOString() ?? null,
    credits: business.credits_remaining,
    usage: {
      customers: usage('customers', business.usage_customers),
      programs: usage('programs', await countPrograms(tx, businessId)),
      sms: textUsage(ctx, { business, tier }),
      seats: { used: seats.used, limit: seats.max },
    },
  }
}
