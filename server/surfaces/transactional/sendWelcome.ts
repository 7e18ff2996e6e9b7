import { findCustomer } from '#server/loyalty/customers/index.ts'
import { isWaiting } from '#server/loyalty/events/index.ts'
import { findAudience, findWelcomeText, unreachable } from '#server/messaging/messages/index.ts'
import { findActiveSmsTemplate } from '#server/messaging/templates/index.ts'
import { announce } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Sent } from './contract.ts'
import { sentOf } from './sentOf.ts'

/**
 * The welcome of a customer, once in their life. It goes by itself to whoever joins; who came with a file, or agreed later,
 * gets it now.
 * @throws {Refusal} 'not_found' for another business's customer; 'conflict' for one who cannot be texted, and where the
 *   business has switched its welcome off
 */
export async function sendWelcome(ctx: BusinessContext, customerId: string): Promise<Sent> {
  await findCustomer(ctx, customerId)
  const earlier = await findWelcomeText(ctx, customerId)
  if (earlier) return sentOf(earlier)
  const refusal = unreachable('sms', await findAudience(ctx, customerId))
  if (refusal !== null) throw new Refusal('conflict', refusal)
  // Before the look at what waits: without a template nothing will come of that either.
  if (!(await findActiveSmsTemplate(ctx.tx, ctx.businessId, 'welcome')))
    throw new Refusal('conflict', 'There is no active welcome text. Activate one among the SMS templates.')
  if (await isWaiting(ctx, 'customer.joined', customerId))
    return { success: true, error: null, messageId: null }
  await announce(ctx, { customerId, hasJoined: true, rewards: [] })
  return sentOf((await findWelcomeText(ctx, customerId))!)
}
