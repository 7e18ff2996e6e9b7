import type { BusinessContext } from '#server/platform/context/context.ts'
import { keyTaken } from '#server/platform/context/idempotency.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { staffNameOf } from '#server/platform/context/staffName.ts'
import { findMessage, findMessageFor, type Message } from '../queries.ts'
import { queueFor } from './queueMessage.ts'
import { composeQuickMessage, type QuickRequest, unreachable } from './quickMessage.ts'

/**
 * Queues a template for a customer, once per idempotency key: the same request again gives the message of the first
 * time. Withheld messages (STOP, plan, credits) are kept in the history with the reason.
 * @throws {Refusal} 'not_found' for another business's customer or template; 'conflict' when the customer has no
 *   address or has not opted in, and for a key used for something else.
 */
export async function sendQuickMessage(
  ctx: BusinessContext,
  { idempotencyKey, ...request }: QuickRequest & { idempotencyKey: string },
): Promise<Message> {
  const dedupe_key = `quick:${idempotencyKey}`
  const earlier = await findMessageFor(ctx, dedupe_key)
  if (earlier) return asRequested(earlier, request)
  const { message, audience } = await composeQuickMessage(ctx, request)
  const refusal = unreachable(request.type, audience)
  if (refusal !== null) throw new Refusal('conflict', refusal)
  const { recipient } = message
  const sent = { ...message, recipient: recipient!, dedupe_key, staffName: staffNameOf(ctx.actor) }
  const queued = await queueFor(ctx, audience.business, sent)
  return asRequested((await findMessage(ctx.tx, ctx.businessId, queued.messageId))!, request)
}

function asRequested(message: Message, { type, customerId, templateId }: QuickRequest): Message {
  const isSame =
    message.type === type && message.customer_id === customerId && message.template_id === templateId
  if (!isSame) throw keyTaken()
  return message
}
