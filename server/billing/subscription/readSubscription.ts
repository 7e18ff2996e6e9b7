import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { allowed, type Limit } from '#server/businesses/plans/index.ts'
import { countSeats } from '#server/identity/team/index.ts'
import { countPrograms } from '#server/loyalty/programs/index.ts'
import { textUsage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { SubscriptionView } from '../contract.ts'
import { findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import type { StripeCustomer } from '../tables.ts'
import { findTrial } from './trialOf.ts'

/**
 * Reads a business's plan and the usage of its limits. Texts count by the month of the business's time zone; paused
 * programs count.
 */
export async function readSubscription(
  ctx: BusinessContext,
  { payments }: Pick<BillingServices, 'payments'>,
): Promise<SubscriptionView> {
  const found = await findBusinessAndTier(ctx)
  const { business, tier, status, grant } = found
  const { asked_tier_id, asked_at } = business
  const trial = await findTrial(ctx, business)
  const seats = await countSeats(ctx, tier)
  const usage = (limit: Limit, used: number) => ({ used, limit: allowed(tier, limit) })
  return {
    business_id: ctx.businessId,
    tier,
    status,
    trial_ends_at: business.trial_ends_at?.toISOString() ?? null,
    charged_from: trial?.until.toISOString() ?? null,
    new_trial: trial?.isNew ?? false,
    first_plan: business.plan_paid_since === null,
    granted_until: status === 'granted' ? grant!.ends_at.toISOString() : null,
    asked: asked_tier_id && asked_at ? { tier_id: asked_tier_id, at: asked_at.toISOString() } : null,
    period_end: business.subscription_period_end?.toISOString() ?? null,
    payments: payments && paymentsOf(await findStripeCustomer(ctx), business.stripe_price_id !== null),
    credits: business.credits_remaining,
    usage: {
      customers: usage('customers', business.usage_customers),
      programs: usage('programs', await countPrograms(ctx.tx, ctx.businessId)),
      sms: textUsage(ctx, found),
      seats: { used: seats.used, limit: seats.max },
    },
  }
}

const paymentsOf = (
  known: StripeCustomer | undefined,
  subscribed: boolean,
): SubscriptionView['payments'] => ({
  subscribed: subscribed && !known?.gone_at,
  known: known !== undefined && !known.gone_at,
  payment_method_status: known?.payment_method_status ?? 'none',
  payment_method: known?.payment_method ?? null,
  cancels_at: known?.cancels_at?.toISOString() ?? null,
  past_due_since: known?.past_due_since?.toISOString() ?? null,
  is_doubled: known?.is_doubled ?? false,
})
