import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Customer } from './customer.ts'
import { mergedInto } from './list/findCustomer.ts'
import { lockCustomers } from './lockCustomers.ts'

/**
 * Locks a customer to change.
 * @throws {Refusal} 'not_found' for another business's or an erased one; 'conflict' with `merged_into` for a merged
 * one.
 */
export async function lockPresent(ctx: BusinessContext, customerId: string): Promise<Customer> {
  const [customer] = await lockCustomers(ctx, [customerId])
  return requirePresent(customer)
}

/**
 * Locks many customers and returns the ids of those that were not merged or erased, in ascending order.
 * @throws {Refusal} 'not_found' if one of them never belonged to the business
 */
export async function lockPresentOnes(ctx: BusinessContext, customerIds: string[]): Promise<string[]> {
  const found = await lockCustomers(ctx, customerIds)
  if (found.length < new Set(customerIds).size) throw notFound('Customer')
  return found.flatMap(({ id, erased_at, merged_into }) => (erased_at || merged_into ? [] : [id]))
}

export function requirePresent(customer: Customer | undefined): Customer {
  if (!customer || customer.erased_at) throw notFound('Customer')
  if (customer.merged_into) throw mergedInto(customer.merged_into)
  return customer
}
