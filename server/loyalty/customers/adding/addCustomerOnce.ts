import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { hashInput } from '#server/platform/context/idempotency.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type Customer, customerName } from '../customer.ts'
import { keepAddingKey, selectCustomerByAddingKey } from '../queries.ts'
import { addCustomer, type NewCustomer } from './addCustomer.ts'

/**
 * Adds a customer once per idempotency key (1 to 128 characters), so that a request can be repeated after a lost
 * answer. A repetition with the same input returns the customer of the first time, as `repeated`.
 * @throws {Refusal} as `addCustomer`; 'conflict' for another input under the same key, with the reason 'key_reused' and
 * the first customer in `details.customer`.
 */
export async function addCustomerOnce(
  ctx: BusinessContext,
  input: NewCustomer,
  idempotencyKey: string,
): Promise<{ customer: Customer; repeated: boolean }> {
  // The lock makes a second request with this key wait for the first.
  await lockBusinessAndTier(ctx)
  const hash = hashInput(input)
  const earlier = await selectCustomerByAddingKey(ctx, idempotencyKey)
  if (!earlier) {
    const customer = await addCustomer(ctx, input)
    await keepAddingKey(ctx, customer.id, { key: idempotencyKey, hash })
    return { customer, repeated: false }
  }
  if (earlier.added_with_hash !== hash) throw addedAlready(earlier)
  return { customer: earlier, repeated: true }
}

function addedAlready(customer: Customer): Refusal {
  const { id, unique_customer_id, first_name, last_name } = customer
  const message = `${customerName(customer)} (${unique_customer_id}) was added already, as first typed`
  return new Refusal('conflict', message, {
    details: { reason: 'key_reused', customer: { id, unique_customer_id, first_name, last_name } },
  })
}
