import type { ShopContext } from '#server/platform/context.ts'
import { invalidField, notFound } from '#server/platform/refusal.ts'
import type { Customer } from './customer.ts'
import { findCustomer } from './findCustomer.ts'
import { markPhoneProven } from './queries.ts'

/**
 * The phone is the customer's: a member of staff saw it, or a link texted to it was opened.
 * @throws {Refusal} 'not_found'; 'invalid' when there is no phone to prove.
 */
export async function provePhone(ctx: ShopContext, customerId: string): Promise<Customer> {
  const { phone } = await findCustomer(ctx, customerId)
  if (!phone) throw invalidField('phone', 'This customer has no phone number yet')
  const proven = await markPhoneProven(ctx, customerId)
  if (!proven) throw notFound('Customer')
  return proven
}
