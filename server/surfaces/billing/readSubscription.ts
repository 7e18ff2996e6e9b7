import { findBusinessAndTier } from '#server/businesses/directory/index.ts'
import { allowed, type Limit } from '#server/businesses/plans/index.ts'
import { countSeats } from '#server/identity/team/index.ts'
import { countPrograms } from '#server/loyalty/programs/index.ts'
import { textUsage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { SubscriptionView } from './contract.ts'

/** What the business uses of its plan. Texts are counted by the business's own month; paused programs count. */
export async function readSubscription(ctx: BusinessContext): Promise<SubscriptionView> {
  const shop = await findBusinessAndTier(ctx)
  const { business, tier, status, grant } = shop
  const { asked_tier_id, asked_at } = business
  const seats = await countSeats(ctx, tier)
  const usage = (limit: Limit, used: number) => ({ used, limit: allowed(tier, limit) })
  return {
    business_id: ctx.businessId,
    tier,
    status,
    trial_ends_at: business.trial_ends_at?.toISOString() ?? null,
    granted_until: status === 'granted' ? grant!.ends_at.toISOString() : null,
    asked: asked_tier_id && asked_at ? { tier_id: asked_tier_id, at: asked_at.toISOString() } : null,
    period_end: business.subscription_period_end?.toISOString() ?? null,
    credits: business.credits_remaining,
    usage: {
      customers: usage('customers', business.usage_customers),
      programs: usage('programs', await countPrograms(ctx.tx, ctx.businessId)),
      sms: textUsage(ctx, shop),
      seats: { used: seats.used, limit: seats.max },
    },
  }
}
