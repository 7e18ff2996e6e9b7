import type { Cause } from '#server/businesses/subscriptions/index.ts'

/** The parts of a plan that Stripe decides. */
export type Standing = {
  tier_id: string
  subscription_status: string
  stripe_price_id: string | null
  /** Cents paid a month; 0 while nothing is paid. */
  monthlyPrice: number
}

/** Gives the list price of a tier. */
type PriceOf = (tierId: string) => number

/** Finds the cause of a subscription's change; null if its plan, status and price are the same. */
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
