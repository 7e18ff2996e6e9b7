import type Stripe from 'stripe'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { inBusiness } from '#server/services.ts'
import { findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { askOfBusiness } from '../stripe/askOfBusiness.ts'
import { followStripe } from '../stripe/followStripe.ts'

/**
 * Takes back a cancellation, as long as the subscription has not ended.
 * @throws {Refusal} 'conflict' if there is nothing to take back, or the subscription is gone at Stripe; 'unavailable'
 * if Stripe does not answer.
 */
export async function keepPlan(
  services: BillingServices,
  { businessId, actor }: Pick<BusinessContext, 'businessId' | 'actor'>,
): Promise<void> {
  const known = await inBusiness(services, businessId, actor, findStripeCustomer)
  if (!known?.stripe_subscription_id || !known.cancels_at)
    throw new Refusal('conflict', 'No cancellation is waiting', { details: { reason: 'not_canceled' } })
  const id = known.stripe_subscription_id
  await askOfBusiness(services, 'The plan could not be kept', businessId, async ({ stripe }) => {
    await stripe.subscriptions.update(id, keepRequest(await stripe.subscriptions.retrieve(id)))
    await followStripe(services, businessId)
  })
}

/** The request that takes back a cancellation. Stripe stores it in either field, by the way of billing. */
export const keepRequest = ({ cancel_at_period_end }: Pick<Stripe.Subscription, 'cancel_at_period_end'>) =>
  (cancel_at_period_end
    ? { cancel_at_period_end: false }
    : { cancel_at: '' }) satisfies Stripe.SubscriptionUpdateParams
