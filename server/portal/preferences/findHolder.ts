import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { type Customer, findHolders } from '#server/loyalty/customers/index.ts'
import { findMessage, type Message } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type Holder = { message: Message; customer: Customer; business: Business }

/**
 * Finds the customer whose preferences the link of a mail opens: the mail's customer, or the one they were merged into.
 * Undefined if they are gone, or have another address by now: the mail may have reached somebody else. `lock` locks all
 * customers with this address, in the order of their ids.
 */
export async function findHolder(
  ctx: BusinessContext,
  messageId: string,
  { lock = false } = {},
): Promise<Holder | undefined> {
  const { tx, businessId } = ctx
  const message = await findMessage(tx, businessId, messageId)
  if (!message?.customer_id || message.type !== 'email' || message.recipient === '') return undefined
  const { customer_id: customerId, recipient: email } = message
  const found = await findHolders(ctx, { customerId, email }, { lock })
  const named = found.find(({ id }) => id === customerId)
  const customer = named?.merged_into ? found.find(({ id }) => id === named.merged_into) : named
  if (!customer || customer.erased_at || customer.email !== message.recipient) return undefined
  return { message, customer, business: await findBusiness(tx, businessId) }
}
