import type Stripe from 'stripe'
import type { BusinessContext } from '#server/platform/context.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { type CreditPack, PACK_CURRENCY, packOf } from './creditPacks.ts'
import { ensureStripeCustomer } from './ensureStripeCustomer.ts'
import { refuseForeignPage, withSession } from './returnAddress.ts'
import { askPayments, type BillingServices } from './services.ts'

const FAILED = 'Failed to create checkout session'

export type WantedCredits = { pack: string; successUrl: string; cancelUrl: string; idempotencyKey: string }

/**
 * Opens Stripe's page where a pack of credits is paid for. The card is kept for automatic purchases; the
 * credits come when Stripe says that it was paid.
 */
export async function buyCredits(
  services: BillingServices,
  who: Pick<BusinessContext, 'businessId' | 'actor'>,
  wanted: WantedCredits,
): Promise<{ url: string }> {
  const success_url = withSession(refuseForeignPage(services, wanted.successUrl, 'successUrl'))
  const cancel_url = refuseForeignPage(services, wanted.cancelUrl, 'cancelUrl')
  const pack = packOf(wanted.pack)
  if (!pack) throw invalidField('pack', 'Choose a pack of credits')
  return askPayments(services, FAILED, async ({ stripe }) => {
    const customer = await ensureStripeCustomer(services, stripe, who)
    const session = await stripe.checkout.sessions.create(
      creditsCheckout({ businessId: who.businessId, customer, pack, success_url, cancel_url }),
      { idempotencyKey: `${who.businessId}:${wanted.idempotencyKey}` },
    )
    if (!session.url) throw new Refusal('unavailable', FAILED)
    return { url: session.url }
  })
}

type CreditsCheckout = {
  businessId: string
  customer: string
  pack: CreditPack
  success_url: string
  cancel_url: string
}

/** What Stripe is asked for. */
export function creditsCheckout({ businessId, customer, pack, success_url, cancel_url }: CreditsCheckout) {
  const metadata = { business_id: businessId, credits: String(pack.credits) }
  return {
    mode: 'payment',
    customer,
    client_reference_id: businessId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: PACK_CURRENCY,
          unit_amount: pack.amount,
          product_data: { name: `${pack.credits} credits` },
        },
      },
    ],
    success_url,
    cancel_url,
    metadata,
    payment_intent_data: { metadata, setup_future_usage: 'off_session' },
  } satisfies Stripe.Checkout.SessionCreateParams
}
