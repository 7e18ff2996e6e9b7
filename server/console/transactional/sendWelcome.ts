import { findCustomer } from '#server/loyalty/customers/index.ts'
import { isWaiting } from '#server/loyalty/events/index.ts'
import { findAudience, findWelcomeText, type Message, unreachable } from '#server/messaging/messages/index.ts'
import { findActiveTemplate } from '#server/messaging/templates/index.ts'
import { announce } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import type { Sent } from './contract.ts'

/**
 * Sends a customer the welcome, once for each customer. Customers who join get it automatically; imported
 * customers, and those who agreed later, get it by this call.
 * @throws {Refusal} 'not_found' for another business's customer; 'conflict' for one who cannot be texted, and if
 * the business has switched its welcome off
 */
export async function sendWelcome(ctx: BusinessContext, customerId: string): Promise<Sent> {
  await findCustomer(ctx, customerId)
  const earlier = await findWelcomeText(ctx, customerId)
  if (earlier) return sentOf(ctx, earlier)
  const refusal = unreachable('sms', await findAudience(ctx, customerId))
  if (refusal !== null) throw new Refusal('conflict', refusal)
  // Before the check for a waiting event: without a template a waiting event writes nothing either.
  if (!(await findActiveTemplate(ctx, 'sms', 'welcome')))
    throw new Refusal('conflict', 'There is no active welcome text. Activate one among the SMS templates.')
  if (await isWaiting(ctx, 'customer.joined', customerId))
    return { success: true, error: null, messageId: null }
  await announce(ctx, { customerId, hasJoined: true, rewards: [] })
  return sentOf(ctx, (await findWelcomeText(ctx, customerId))!)
}

/** Answers a call with the message that it made, or that existed before. */
export function sentOf({ language }: BusinessContext, { id, status, failure }: Message): Sent {
  const success = status !== 'failed'
  return { success, error: success ? null : sentenceIn(language, failure), messageId: id }
}
