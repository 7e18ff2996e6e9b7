import type Stripe from 'stripe'
import { type ChargeWay, chargeCard, type Decline } from '../customers/cards.ts'
import type { PaymentMethod } from '../customers/paymentMethods.ts'
import { StripeFailure } from '../errors.ts'
import { change } from '../events.ts'
import { type Kept, newId, shown } from '../store.ts'
import type { World } from '../world.ts'
import { newCharge } from './charges.ts'

export type PaymentIntent = Kept<Stripe.PaymentIntent, { invoice?: string }>

type Wanted = {
  amount: number
  currency: string
  customer: string | null
  description?: string | null
  metadata?: Record<string, string>
  receipt_email?: string | null
  setup_future_usage?: Stripe.PaymentIntent.SetupFutureUsage | null
  invoice?: string
}

export function newIntent(world: World, wanted: Wanted): PaymentIntent {
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: 'automatic',
    created: world.now(wanted.customer),
    currency: wanted.currency,
    customer: wanted.customer,
    customer_account: null,
    description: wanted.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null } as never },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: wanted.receipt_email ?? null,
    review: null,
    setup_future_usage: wanted.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    _: wanted.invoice === undefined ? {} : { invoice: wanted.invoice },
  }
  world.store.save(intent)
  world.emit('payment_intent.created', intent)
  return intent
}

export type Outcome = 'paid' | 'asks' | Decline

/** Charges the card for the intent, and updates the intent's state. */
export function chargeIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  way: Omit<ChargeWay, 'wasSetUp'>,
): Outcome {
  const said = chargeCard(method._.number, { ...way, wasSetUp: method._.wasSetUp })
  intent.payment_method = method.id
  if (said === 'asks') {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} as never }
    world.store.save(intent)
    world.emit('payment_intent.requires_action', intent)
    return 'asks'
  }
  intent.next_action = null
  if (said !== 'ok') return refuse(world, intent, method, said)
  const charge = newCharge(world, intent, method)
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id })
  intent.last_payment_error = null
  if (intent.setup_future_usage || way.isAuthenticated) method._.wasSetUp = true
  world.store.save(method)
  world.store.save(intent)
  world.emit('charge.succeeded', charge)
  world.emit('payment_intent.succeeded', intent)
  return 'paid'
}

/** The bank refused, or the cardholder failed to authenticate. */
export function refuse(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Decline {
  const charge = newCharge(world, intent, method, decline)
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.latest_charge = charge.id
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'card_error',
    charge: charge.id,
    ...decline,
    payment_method: shown(method) as Stripe.PaymentMethod,
  }
  world.store.save(intent)
  world.emit('charge.failed', charge)
  world.emit('payment_intent.payment_failed', intent)
  return decline
}

/** The error of a request whose charge failed. */
export const cardError = (decline: Decline, intent?: PaymentIntent): StripeFailure =>
  new StripeFailure(
    402,
    { type: 'card_error', ...decline, ...(intent && { payment_intent: shown(intent) }) },
    true,
  )

export function cancelIntent(world: World, intent: PaymentIntent, reason: string | null): PaymentIntent {
  return change(world, intent, 'payment_intent.canceled', () => {
    intent.status = 'canceled'
    intent.canceled_at = world.now(intent.customer as string | null)
    intent.cancellation_reason = reason as Stripe.PaymentIntent.CancellationReason | null
    intent.next_action = null
  })
}
