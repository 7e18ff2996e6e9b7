import { findBusiness } from '#server/companies/index.ts'
import { textUsage } from '#server/messages/index.ts'
import { allowed, findTier, type Limit } from '#server/plans/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import type { SubscriptionView } from './contract.ts'
import { countTaken } from './queries.ts'

/** What the shop has of its plan. Texts are counted by the shop's own month; paused programs count. */
export async function readSubscription(ctx: ShopContext): Promise<SubscriptionView> {
  const { tx, businessId } = ctx
  const business = await findBusiness(tx, businessId)
  const [tier, taken] = await Promise.all([findTier(tx, business.tier_id), countTaken(tx, businessId)])
  if (!tier) throw new Error(`tier ${business.tier_id} does not exist`)
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
      programs: usage('programs', taken.programs),
      sms: textUsage(ctx, { business, tier }),
      seats: usage('seats', taken.seats),
    },
  }
}
