import { z } from 'zod'
import { missing } from '../errors.ts'
import { change } from '../events.ts'
import { address, cleared, expand, listing, mergeMetadata, metadata, range, taken, text } from '../params.ts'
import type { World } from '../world.ts'
import { type Customer, newCustomer } from './customerObject.ts'
import { attach, methodOf } from './paymentMethods.ts'

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
  const customer = newCustomer(world, given.test_clock)
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

/** @throws {StripeFailure} for a customer who is unknown or deleted. */
export function customerOf(world: World, id: string, param?: string): Customer {
  const customer = world.store.find<Customer>('customer', id)
  if (!customer || customer.deleted) throw missing('customer', id, param)
  return customer
}

/**
 * A filter for the rows of this customer, or of all. The rows of a deleted customer are still listed.
 * @throws {StripeFailure} for a customer who never existed.
 */
export function listedOf(world: World, id: string | undefined): (row: { customer: unknown }) => boolean {
  if (id !== undefined && !world.store.find('customer', id)) throw missing('customer', id, 'customer')
  return ({ customer }) => id === undefined || customer === id
}
