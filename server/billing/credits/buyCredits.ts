import type Stripe from 'stripe'
import { PACK_CURRENCY } from '#server/businesses/credits/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { inBusiness } from '#server/services.ts'
import { askPayments, type BillingServices } from '../services.ts'
import { ensureStripeCustomer } from '../stripe/ensureStripeCustomer.ts'
import { taxesOf } from '../stripe/taxes.ts'
import { refuseForeignPage, withSession } from '../subscription/returnAddress.ts'
import { type CreditOffer, refuseOtherPrice, refuseUseless } from './creditOffer.ts'

const FAILED = 'Failed to create checkout session'

export type WantedCredits = {
  offer: CreditOffer
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}

/**
 * Opens Stripe's page where a pack of credits is paid for. Stripe keeps the card for automatic purchases. The
 * credits are added once Stripe reports the payment. An open page keeps its price when the pack's price changes.
 * @throws {Refusal} 'invalid' for a pack whose price is not the one that the buyer saw; 'conflict' where credits pay for
 * nothing; 'unavailable' if Stripe gives no page.
 */
export async function buyCredits(
  services: BillingServices,
  who: Pick<BusinessContext, 'businessId' | 'actor'>,
  wanted: WantedCredits,
): Promise<{ url: string }> {
  const success_url = withSession(refuseForeignPage(services, wanted.successUrl, 'successUrl'))
  const cancel_url = refuseForeignPage(services, wanted.cancelUrl, 'cancelUrl')
  const { offer } = wanted
  await inBusiness(services, who.businessId, who.actor, async (ctx) => {
    await refuseUseless(ctx)
    await refuseOtherPrice(ctx.tx, offer, 'pack')
  })
  return askPayments(services, FAILED, async ({ stripe, calculatesTax }) => {
    const customer = await ensureStripeCustomer(services, stripe, who)
    const session = await stripe.checkout.sessions.create(
      creditsCheckout({
        businessId: who.businessId,
        ...{ customer, offer, success_url, cancel_url, calculatesTax },
      }),
      { idempotencyKey: `${who.businessId}:${wanted.idempotencyKey}` },
    )
    if (!session.url) throw new Refusal('unavailable', FAILED)
    return { url: session.url }
  })
}

type CreditsCheckout = {
  businessId: string
  customer: string
  offer: CreditOffer
  success_url: string
  cancel_url: string
  calculatesTax: boolean
}

/** The request for Stripe's page. Taxes are part of the price, so the buyer pays what they saw. */
export function creditsCheckout({
  businessId,
  customer,
  offer,
  success_url,
  cancel_url,
  calculatesTax,
}: CreditsCheckout) {
  const metadata = { business_id: businessId, credits: String(offer.credits) }
  return {
    mode: 'payment',
    customer,
    client_reference_id: businessId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: PACK_CURRENCY,
          unit_amount: offer.amount,
          ...(calculatesTax && { tax_behavior: 'inclusive' as const }),
          product_data: { name: `${offer.credits} credits` },
        },
      },
    ],
    success_url,
    cancel_url,
    metadata,
    payment_intent_data: { metadata, setup_future_usage: 'off_session' },
    ...taxesOf(calculatesTax),
  } satisfies Stripe.Checkout.SessionCreateParams
}
