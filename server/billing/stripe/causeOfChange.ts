import type { Cause } from '#server/businesses/subscriptions/index.ts'

/** What Stripe decides about a plan. */
export type Standing = {
  tier_id: string
  subscription_status: string
  stripe_price_id: string | null
  /** Cents a month that are paid; 0 unless it pays. */
  monthlyPrice: number
}

/** The price on the list of plans, by the tier's id. */
type PriceOf = (tierId: string) => number

/** Why a subscription is now as it is; null if nothing of its plan, its status or its price changed. */
export function causeOfChange(
  before: Standing,
  after: Standing,
  { priceOf, hasPaid }: { priceOf: PriceOf; hasPaid: boolean },
): Cause | null {
  const fields = ['tier_id', 'subscription_status', 'stripe_price_id', 'monthlyPrice'] as const
  if (fields.every((field) => before[field] === after[field])) return null
  const [was, is] = [before.subscription_status, after.subscription_status]
  if (is === 'canceled') return 'canceled'
  if (is === 'past_due' && was !== 'past_due') return 'late'
  if (before.stripe_price_id === null && after.stripe_price_id !== null)
    return hasPaid ? 'reactivated' : 'bought'
  if (before.tier_id !== after.tier_id)
    return priceOf(after.tier_id) > priceOf(before.tier_id) ? 'upgraded' : 'downgraded'
  if (was === 'past_due' && is === 'active') return 'paid'
  if (was === 'trial' && is === 'active') return 'trial_ended'
  return 'price_changed'
}
