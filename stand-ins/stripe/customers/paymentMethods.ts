import type Stripe from 'stripe'
import { z } from 'zod'
import { missing, StripeFailure } from '../errors.ts'
import { change } from '../events.ts'
import { expand, listing, taken, text } from '../params.ts'
import { type Kept, newId } from '../store.ts'
import type { World } from '../world.ts'
import { brandOf, namedCards } from './cards.ts'
import type { Customer } from './customerObject.ts'

export type PaymentMethod = Kept<
  Stripe.PaymentMethod,
  { number: string; wasSetUp: boolean; isDetached?: boolean }
>

export const methodOf = (world: World, id: string | null | undefined): PaymentMethod | undefined =>
  world.store.find<PaymentMethod>('payment_method', id)

export const methodsOf = (world: World, customer: string): PaymentMethod[] =>
  world.store.all<PaymentMethod>('payment_method').filter((method) => method.customer === customer)

/** A card without an owner. */
export function newCard(
  world: World,
  number: string,
  { name = null as string | null, email = null as string | null, month = 12, year = 2034 } = {},
): PaymentMethod {
  const brand = brandOf(number)
  return world.store.save<PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      fingerprint: Buffer.from(number.slice(-12)).toString('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    _: { number, wasSetUp: false },
  })
}

/** Gives a card to a customer. The name of one of Stripe's test cards makes a new card. */
export function attach(world: World, id: string, customer: Customer): PaymentMethod {
  const named = namedCards[id]
  const method = named ? newCard(world, named) : methodOf(world, id)
  if (!method) throw missing('payment method', id, 'payment_method')
  if (method._.isDetached || (method.customer && method.customer !== customer.id))
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      message:
        'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    })
  if (method.customer === customer.id) return method
  method.customer = customer.id
  world.store.save(method)
  world.emit('payment_method.attached', method)
  return method
}

export function detach(world: World, method: PaymentMethod): PaymentMethod {
  return change(world, method, 'payment_method.detached', () => {
    method.customer = null
    method._.isDetached = true
  })
}

export const methodListParams = z.strictObject({
  ...listing,
  customer: text.optional(),
  type: text.optional(),
  allow_redisplay: taken,
})
export const attachParams = z.strictObject({ customer: text, expand })
