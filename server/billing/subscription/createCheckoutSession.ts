import type Stripe from 'stripe'
import { findBusiness } from '#server/businesses/business/index.ts'
import { findTiers, priceOf, type Tier } from '#server/businesses/plans/index.ts'
import { TRIAL_DAYS } from '#server/businesses/subscriptions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { inBusiness } from '#server/services.ts'
import { findSubscriber } from '../queries.ts'
import { askPayments, type BillingServices } from '../services.ts'
import { ensureStripeCustomer } from '../stripe/ensureStripeCustomer.ts'
import { expireCheckouts } from '../stripe/expireCheckouts.ts'
import { followStripe } from '../stripe/followStripe.ts'
import { priceRefusal } from '../stripe/gone.ts'
import { taxesOf } from '../stripe/taxes.ts'
import { stripePrices } from '../tables.ts'
import { refuseForeignPage, withSession } from './returnAddress.ts'
import { findTrial, type Trial } from './trialOf.ts'

const FAILED = 'Failed to create checkout session'

export type WantedCheckout = {
  priceId: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}
type Who = Pick<BusinessContext, 'businessId' | 'actor'>

/**
 * Opens Stripe's page where a plan is paid for (spec section 7, create-checkout-session). A business's first plan
 * begins with a trial; the rest of a trial stays free if it is more than 48 hours; otherwise the first month is charged
 * at once.
 * @throws {Refusal} 'invalid' for a price that no plan has, or that Stripe no longer sells; 'conflict' if a
 * subscription runs already, which is changed instead; 'unavailable' if Stripe gives no page.
 */
export async function createCheckoutSession(
  services: BillingServices,
  who: Who,
  wanted: WantedCheckout,
): Promise<{ url: string }> {
  const successUrl = refuseForeignPage(services, wanted.successUrl, 'successUrl')
  const cancelUrl = refuseForeignPage(services, wanted.cancelUrl, 'cancelUrl')
  const tier = await inBusiness(services, who.businessId, who.actor, (ctx) => findPlan(ctx, wanted.priceId))
  return askPayments(services, FAILED, async ({ stripe, calculatesTax }) => {
    // Our state may lag behind Stripe's, and nobody may pay for two plans.
    await followStripe(services, who.businessId)
    const trial = await inBusiness(services, who.businessId, who.actor, findTrialOf)
    const customer = await ensureStripeCustomer(services, stripe, who)
    const request = planCheckout({
      businessId: who.businessId,
      ...{ customer, tier, trial, successUrl, cancelUrl, calculatesTax },
    })
    const session = await stripe.checkout.sessions
      .create(request, { idempotencyKey: `${who.businessId}:${wanted.idempotencyKey}` })
      .catch((error: unknown) => {
        throw priceRefusal(services, error, 'priceId', wanted.priceId)
      })
    // A request sent again under its key gives the same session, which must stay open.
    await expireCheckouts(stripe, customer, session.id)
    if (!session.url) throw new Refusal('unavailable', FAILED)
    return { url: session.url }
  })
}

type PlanCheckout = {
  businessId: string
  customer: string
  tier: Pick<Tier, 'id' | 'stripe_price_id'>
  trial: Trial | null
  successUrl: string
  cancelUrl: string
  calculatesTax: boolean
}

/** The request for Stripe's page. */
export function planCheckout({
  businessId,
  customer,
  tier,
  trial,
  successUrl,
  cancelUrl,
  calculatesTax,
}: PlanCheckout) {
  const metadata = { business_id: businessId, tier_id: tier.id }
  return {
    mode: 'subscription',
    customer,
    client_reference_id: businessId,
    line_items: [{ price: tier.stripe_price_id!, quantity: 1 }],
    success_url: withSession(successUrl),
    cancel_url: cancelUrl,
    metadata,
    subscription_data: { metadata, ...trialRequest(trial) },
    ...taxesOf(calculatesTax),
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** The trial's part of the request. A whole trial is given in days: it begins on payment, and a retry is identical. */
function trialRequest(trial: Trial | null) {
  if (!trial) return {}
  if (trial.isNew) return { trial_period_days: TRIAL_DAYS }
  return { trial_end: Math.floor(trial.until.getTime() / 1000) }
}

async function findPlan({ tx }: BusinessContext, priceId: string): Promise<Tier> {
  const tier = (await findTiers(tx)).find(({ stripe_price_id }) => stripe_price_id === priceId)
  if (!tier || priceOf(tier) === 0) throw invalidField('priceId', 'This tier is not available for purchase')
  await tx.insert(stripePrices).values({ price_id: priceId, tier_id: tier.id }).onConflictDoNothing()
  return tier
}

/**
 * Finds the trial of the new subscription; null if it is charged at once.
 * @throws {Refusal} 'conflict' if a subscription runs
 */
async function findTrialOf(ctx: BusinessContext): Promise<Trial | null> {
  if (await findSubscriber(ctx))
    throw new Refusal('conflict', 'You have a subscription already. Change it on the Subscription page.', {
      details: { reason: 'subscribed' },
    })
  return findTrial(ctx, await findBusiness(ctx.tx, ctx.businessId))
}
