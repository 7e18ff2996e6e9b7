import type Stripe from 'stripe'
import { findTiers, priceOf } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { inBusiness } from '#server/services.ts'
import { findPresentCustomer, findSubscriber } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { askOfBusiness } from '../stripe/askOfBusiness.ts'
import { priceRefusal } from '../stripe/gone.ts'
import { type StripeCustomer, stripePrices } from '../tables.ts'
import { refuseForeignPage } from './returnAddress.ts'

const FAILED = 'Failed to create portal session'

type Who = Pick<BusinessContext, 'businessId' | 'actor'>
/** `flow` opens one action of the portal instead of its first page. */
export type WantedPortal = { returnUrl: string; flow?: 'cancel' | 'card' | undefined }

/**
 * Opens Stripe's own page for cards, invoices and the end of a subscription (spec section 7,
 * create-portal-session).
 * @throws {Refusal} 'conflict' if nothing was ever bought, no subscription runs that could be canceled, or the
 * customer or subscription is gone at Stripe; 'unavailable' if Stripe gives no page.
 */
export async function createPortalSession(
  services: BillingServices,
  who: Who,
  { returnUrl, flow }: WantedPortal,
): Promise<{ url: string }> {
  const return_url = refuseForeignPage(services, returnUrl, 'returnUrl')
  const find = flow === 'cancel' ? findSubscriber : findPresentCustomer
  const known = await inBusiness(services, who.businessId, who.actor, find)
  if (!known) throw flow === 'cancel' ? nothingRuns() : nothingBought()
  return askOfBusiness(services, FAILED, who.businessId, async ({ stripe }) => {
    const { url } = await stripe.billingPortal.sessions.create(portalRequest(known, return_url, flow))
    return { url }
  })
}

type Known = Pick<StripeCustomer, 'stripe_customer_id' | 'stripe_subscription_id'>

/** The request for Stripe's portal, which returns by itself after the action that it was opened for. */
export function portalRequest(known: Known, return_url: string, flow?: 'cancel' | 'card') {
  const { stripe_customer_id: customer, stripe_subscription_id: subscription } = known
  const after_completion = { type: 'redirect', redirect: { return_url } } as const
  return {
    customer,
    return_url,
    ...(flow === 'card' && { flow_data: { type: 'payment_method_update', after_completion } }),
    ...(flow === 'cancel' && {
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: subscription! },
        after_completion,
      },
    }),
  } satisfies Stripe.BillingPortal.SessionCreateParams
}

const nothingBought = () =>
  new Refusal('conflict', 'Nothing was bought yet. Choose a plan first.', {
    details: { reason: 'nothing_bought' },
  })

const nothingRuns = () =>
  new Refusal('conflict', 'No subscription runs. Choose a plan first.', {
    details: { reason: 'not_subscribed' },
  })

/**
 * Opens Stripe's page that shows today's cost of another plan and, once confirmed, changes to it.
 * @throws {Refusal} 'invalid' for a plan that cannot be bought or that runs already, in the spec's words;
 * 'conflict' without a subscription, or if it is gone at Stripe; 'unavailable' if Stripe gives no page.
 */
export async function changePlan(
  services: BillingServices,
  who: Who,
  { tierId, returnUrl }: { tierId: string; returnUrl: string },
): Promise<{ url: string }> {
  const return_url = refuseForeignPage(services, returnUrl, 'returnUrl')
  const { known, price } = await inBusiness(services, who.businessId, who.actor, async (ctx) => {
    const tier = (await findTiers(ctx.tx)).find(({ id }) => id === tierId)
    if (tier && priceOf(tier) === 0)
      throw invalidField('tier_id', 'Please use the billing portal to cancel your subscription')
    if (!tier?.stripe_price_id) throw invalidField('tier_id', 'This tier is not available for purchase')
    const offered = { price_id: tier.stripe_price_id, tier_id: tier.id }
    await ctx.tx.insert(stripePrices).values(offered).onConflictDoNothing()
    return { known: await findSubscriber(ctx), price: tier.stripe_price_id }
  })
  if (!known) throw nothingRuns()
  return askOfBusiness(services, FAILED, who.businessId, async ({ stripe }) => {
    const { items } = await stripe.subscriptions.retrieve(known.stripe_subscription_id)
    const item = items.data[0]!
    if (item.price.id === price) throw invalidField('tier_id', 'This is your plan already')
    const request = changeRequest(known, return_url, { id: item.id, price, quantity: 1 })
    const { url } = await stripe.billingPortal.sessions.create(request).catch((error: unknown) => {
      throw priceRefusal(services, error, 'tier_id', price)
    })
    return { url }
  })
}

type Item = { id: string; price: string; quantity: number }

export const changeRequest = (known: Known, return_url: string, item: Item) =>
  ({
    customer: known.stripe_customer_id,
    return_url,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: known.stripe_subscription_id!, items: [item] },
      after_completion: { type: 'redirect', redirect: { return_url } },
    },
  }) satisfies Stripe.BillingPortal.SessionCreateParams
