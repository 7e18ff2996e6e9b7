import type Stripe from 'stripe'
import type { Decline } from '../customers/cards.ts'
import type { PaymentMethod } from '../customers/paymentMethods.ts'
import { type Kept, newId } from '../store.ts'
import type { World } from '../world.ts'

export type Charge = Kept<Stripe.Charge>

/** One attempt to charge an intent to a card. */
export function newCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
  decline?: Decline,
): Charge {
  const { card } = method
  const id = newId('ch')
  return world.store.save<Charge>({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'REGULARS',
    captured: !decline,
    created: world.now(intent.customer as string | null),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: decline ? null : intent.amount,
        authorization_code: null,
        brand: card!.brand,
        checks: card!.checks,
        country: card!.country,
        exp_month: card!.exp_month,
        exp_year: card!.exp_year,
        fingerprint: card!.fingerprint,
        funding: card!.funding,
        installments: null,
        last4: card!.last4,
        mandate: null,
        network: card!.brand,
        network_token: { used: false },
        three_d_secure: null,
        wallet: null,
      } as Stripe.Charge.PaymentMethodDetails.Card,
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${world.baseUrl()}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
    _: {},
  })
}
