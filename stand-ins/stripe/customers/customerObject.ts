import type Stripe from 'stripe'
import { type Kept, newId } from '../store.ts'
import type { World } from '../world.ts'

export type Customer = Kept<Stripe.Customer>

/** A customer that is not saved yet. */
export const newCustomer = (world: World, testClock: string | undefined): Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created: world.now(),
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: newId('', 8).slice(1).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: testClock ?? null,
  _: {},
})
