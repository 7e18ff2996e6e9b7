import type Stripe from 'stripe'
import { priceOf, type Tier } from '#server/businesses/plans/index.ts'
import { monthlyPriceOf } from './monthlyPrice.ts'

/** A business's plan, as all its subscriptions at Stripe together have it. */
export type Derived = {
  status: 'trial' | 'active' | 'past_due' | 'canceled'
  /** Null if the price was never offered here: the business keeps its tier. */
  tierId: string | null
  subscriptionId: string | null
  priceId: string | null
  /** Cents of US dollars a month; null if the price is no fixed amount or in another currency. */
  monthlyPrice: number | null
  periodEnd: Date | null
  trialEnd: Date | null
  cancelsAt: Date | null
  isDoubled: boolean
}

const runs = ['trialing', 'active', 'past_due']
/** Ended for good, or unpaid after all retries. Subscriptions that are 'incomplete' never began. */
const ended = ['canceled', 'unpaid', 'paused']

/**
 * Derives the plan from the best subscription that runs or, if none runs, from the last that ended. Null if none
 * ever began: then Stripe does not decide the plan (domain.md, 'Plans, credits, billing').
 */
export function deriveSubscription(
  subscriptions: Stripe.Subscription[],
  tiers: Tier[],
  tierOfPrice: ReadonlyMap<string, string>,
): Derived | null {
  const worth = (one: Stripe.Subscription) => {
    const tier = tiers.find(({ id }) => id === tierOfPrice.get(priceIdOf(one) ?? ''))
    return tier ? priceOf(tier) : 0
  }
  const byWorth = (a: Stripe.Subscription, b: Stripe.Subscription) =>
    worth(b) - worth(a) || rank(a) - rank(b) || b.created - a.created
  const running = subscriptions.filter(({ status }) => runs.includes(status)).sort(byWorth)
  const [last] = subscriptions
    .filter(({ status }) => ended.includes(status))
    .sort((a, b) => b.created - a.created)
  const subscription = running[0] ?? last
  if (!subscription) return null
  const priceId = priceIdOf(subscription)
  const isOver = running.length === 0
  return {
    status: isOver ? 'canceled' : statusOf(subscription),
    tierId: (priceId && tierOfPrice.get(priceId)) || null,
    subscriptionId: subscription.id,
    priceId: isOver ? null : priceId,
    monthlyPrice: monthlyPriceOf(subscription),
    periodEnd: isOver ? null : dateOf(periodEndOf(subscription)),
    trialEnd: dateOf(subscription.trial_end),
    cancelsAt: isOver ? null : cancelOf(subscription),
    isDoubled: running.length > 1,
  }
}

type Known = { stripe_price_id: string | null; subscription_period_end: Date | null }

/**
 * Ends the plan of a business whose subscription is gone at Stripe. A deleted customer ends it at once. Otherwise the
 * paid period runs to its end, because the key may belong to another account by mistake.
 */
export function whatIsLeft(
  { stripe_price_id, subscription_period_end: end }: Known,
  isDeleted: boolean,
  now: Date,
): Derived | null {
  if (stripe_price_id === null || (!isDeleted && end && end > now)) return null
  const nothing = { tierId: null, subscriptionId: null, priceId: null, monthlyPrice: null }
  return {
    ...nothing,
    ...{ status: 'canceled', periodEnd: null, trialEnd: null, cancelsAt: null, isDoubled: false },
  }
}

/** Sorts a paid subscription before one whose payment is late. */
const rank = ({ status }: Stripe.Subscription): number => (status === 'past_due' ? 1 : 0)

const statusOf = ({ status }: Stripe.Subscription) => {
  if (status === 'trialing') return 'trial'
  return status === 'past_due' ? 'past_due' : 'active'
}

const priceIdOf = ({ items }: Stripe.Subscription): string | null => items.data[0]?.price.id ?? null

/** The period stands on the items, not on the subscription (API versions since 2025-03-31). */
const periodEndOf = ({ items }: Stripe.Subscription): number | null =>
  items.data[0]?.current_period_end ?? null

const cancelOf = (subscription: Stripe.Subscription): Date | null =>
  dateOf(subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEndOf(subscription) : null))

/** Converts a time of Stripe's, in seconds since 1970. */
export const dateOf = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null
