import type Stripe from 'stripe'
import { z } from 'zod'
import { missing } from './errors.ts'
import { change } from './events.ts'
import { address, cleared, expand, listing, mergeMetadata, metadata, range, taken, text } from './params.ts'
import { attach, methodOf } from './paymentMethods.ts'
import { type Kept, newId } from './store.ts'
import type { World } from './world.ts'

export type Customer = Kept<Stripe.Customer>

const fields = {
  address: cleared(address).optional(),
  description: text.optional(),
  email: text.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: cleared(text).optional(), footer: taken, custom_fields: taken })
    .optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  phone: text.optional(),
  preferred_locales: z.array(text).optional(),
  tax_exempt: z.enum(['', 'exempt', 'none', 'reverse']).optional(),
  expand,
}
export const customerUpdateParams = z.strictObject(fields)
export const customerParams = z.strictObject({
  ...fields,
  payment_method: text.optional(),
  test_clock: text.optional(),
})
export const customerListParams = z.strictObject({
  ...listing,
  email: text.optional(),
  created: range.optional(),
  test_clock: text.optional(),
})
type Fields = z.output<typeof customerUpdateParams>

export function createCustomer(world: World, given: z.output<typeof customerParams>): Customer {
  if (given.test_clock && !world.store.find('test_helpers.test_clock', given.test_clock))
    throw missing('test clock', given.test_clock, 'test_clock')
  const customer: Customer = {
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
    test_clock: given.test_clock ?? null,
    _: {},
  }
  world.store.save(customer)
  customer.created = world.now(customer.id)
  if (given.payment_method) attach(world, given.payment_method, customer)
  assign(world, customer, given)
  world.store.save(customer)
  world.emit('customer.created', customer)
  return customer
}

export const updateCustomer = (world: World, customer: Customer, given: Fields): Customer =>
  change(world, customer, 'customer.updated', () => assign(world, customer, given))

function assign(world: World, customer: Customer, given: Fields): void {
  for (const key of ['description', 'email', 'name', 'phone'] as const)
    if (given[key] !== undefined) customer[key] = given[key] || null
  if (given.address !== undefined)
    customer.address = given.address && {
      city: null,
      country: null,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
      ...given.address,
    }
  if (given.preferred_locales) customer.preferred_locales = given.preferred_locales
  if (given.tax_exempt !== undefined) customer.tax_exempt = given.tax_exempt || 'none'
  customer.metadata = mergeMetadata(customer.metadata, given.metadata)
  const chosen = given.invoice_settings?.default_payment_method
  if (chosen === undefined) return
  if (chosen !== null && methodOf(world, chosen)?.customer !== customer.id)
    throw missing('payment method', chosen, 'invoice_settings[default_payment_method]')
  customer.invoice_settings.default_payment_method = chosen
}

/** @throws {StripeFailure} for one that is not here, or was deleted. */
export function customerOf(world: World, id: string, param?: string): Customer {
  const customer = world.store.find<Customer>('customer', id)
  if (!customer || customer.deleted) throw missing('customer', id, param)
  return customer
}

/**
 * Which rows a list has of this customer, or of all. Of a deleted one the past is told.
 * @throws {StripeFailure} for one that was never here.
 */
export function listedOf(world: World, id: string | undefined): (row: { customer: unknown }) => boolean {
  if (id !== undefined && !world.store.find('customer', id)) throw missing('customer', id, 'customer')
  return ({ customer }) => id === undefined || customer === id
}
