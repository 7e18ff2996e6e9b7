import { findBusiness } from '#server/businesses/business/index.ts'
import { toE164 } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Customer } from '../customer.ts'
import { selectCustomer, selectCustomerByPhone, selectFamily, selectMergedInto } from '../queries.ts'

/**
 * Finds a customer who is neither merged nor erased.
 * @throws {Refusal} 'not_found' when the business has no such customer, or not any more; 'conflict' with `merged_into`
 * for a merged one.
 */
export async function findCustomer(ctx: BusinessContext, customerId: string): Promise<Customer> {
  const customer = await selectCustomer(ctx, customerId)
  if (customer) return customer
  const survivorId = await selectMergedInto(ctx, customerId)
  throw survivorId ? mergedInto(survivorId) : notFound('Customer')
}

/** The refusal of a merged customer; it names the survivor. */
export const mergedInto = (survivorId: string): Refusal =>
  new Refusal('conflict', 'This customer was merged into another one', {
    details: { merged_into: survivorId },
  })

/** The customer with this phone, however it is written; undefined if nobody has it or the text is no phone. */
export async function findCustomerByPhone(
  ctx: BusinessContext,
  phone: string,
): Promise<Customer | undefined> {
  const e164 = phone.startsWith('+') ? toE164(phone) : toE164(phone, await countryOf(ctx))
  return e164 ? selectCustomerByPhone(ctx, e164) : undefined
}

/** The ids of a customer and of everybody merged into them, whose earlier history belongs to the survivor. */
export const findFamily = (ctx: BusinessContext, customerId: string): Promise<string[]> =>
  selectFamily(ctx, customerId)

/** The id of a customer's current record: their own, or that of the customer they were merged into. */
export async function findSurvivor(ctx: BusinessContext, customerId: string): Promise<string> {
  return (await selectMergedInto(ctx, customerId)) ?? customerId
}
const countryOf = async (ctx: BusinessContext): Promise<string> =>
  (await findBusiness(ctx.tx, ctx.businessId)).default_country
