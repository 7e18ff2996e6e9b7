import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { type Customer, findHolders } from '#server/loyalty/customers/index.ts'
import { findMessage, type Message } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type Holder = { message: Message; customer: Customer; business: Business }

/**
 * Whose preferences the link of a mail opens: its customer's, or of whom they were merged into. Undefined when they are
 * gone, or have another address by now: the mail may have reached somebody else. To change them, all customers with this
 * address are locked, in the order of their ids.
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
