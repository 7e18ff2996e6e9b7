import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { Customer } from './customer.ts'
import { findCustomer } from './list/findCustomer.ts'
import { markPhoneProven } from './queries.ts'

/**
 * Records that the phone belongs to the customer, as a member of staff saw. The first proof removes an earlier PIN,
 * which anybody could have chosen. Later proofs change nothing.
 * @throws {Refusal} 'not_found'; 'invalid' when there is no phone to prove.
 */
export async function provePhone(
  ctx: BusinessContext,
  { customerId }: { customerId: string },
): Promise<Customer> {
  const { phone } = await findCustomer(ctx, customerId)
  if (!phone) throw invalidField('phone', 'This customer has no phone number yet')
  const proven = await markPhoneProven(ctx, customerId)
  if (!proven) return findCustomer(ctx, customerId)
  await recordAct(ctx, { action: 'phone_proven', customer_id: customerId })
  return proven
}
