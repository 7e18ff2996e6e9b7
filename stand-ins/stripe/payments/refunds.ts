import type Stripe from 'stripe'
import { z } from 'zod'
import { invalid, missing } from '../errors.ts'
import { change } from '../events.ts'
import { expand, integer, mergeMetadata, metadata, text } from '../params.ts'
import { type Kept, newId } from '../store.ts'
import type { World } from '../world.ts'
import type { Charge } from './charges.ts'
import type { PaymentIntent } from './payments.ts'

export type Refund = Kept<Stripe.Refund>

export const refundParams = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: integer.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
})

/** Refunds `amount`, by default all that is left of the charge. */
export function createRefund(world: World, given: z.output<typeof refundParams>): Refund {
  const charge = chargeOf(world, given)
  const left = charge.amount - charge.amount_refunded
  const amount = given.amount ?? left
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  if (amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  const refund = world.store.save<Refund>({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: world.now(charge.customer as string | null),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' } as never, type: 'card' },
    metadata: mergeMetadata({}, given.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    _: {},
  })
  change(world, charge, 'charge.refunded', () => {
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
  })
  world.emit('refund.created', refund)
  return refund
}

function chargeOf(world: World, given: z.output<typeof refundParams>): Charge {
  const named = given.charge ?? given.payment_intent
  if (!named)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = world.store.find<PaymentIntent>('payment_intent', given.payment_intent)
  const charge = world.store.find<Charge>('charge', given.charge ?? (intent?.latest_charge as string))
  if (charge?.paid) return charge
  if (intent)
    throw invalid('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    })
  throw given.charge ? missing('charge', named, 'charge') : missing('payment_intent', named, 'payment_intent')
}
