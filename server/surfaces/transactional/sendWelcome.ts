import { findCustomer } from '#server/loyalty/customers/index.ts'
import { isWaiting } from '#server/loyalty/events/index.ts'
import { findAudience, findWelcomeText, unreachable } from '#server/messaging/messages/index.ts'
import { announce } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Sent } from './contract.ts'

/**
 * The welcome of a customer, once in their life. It goes by itself to whoever joins; who came with a file, or agreed later,
 * gets it now.
 * @throws {Refusal} 'not_found' for another business's customer; 'conflict' for one who cannot be texted, and where the
 *   business has switched its welcome off
 */
export async function sendWelcome(ctx: BusinessContext, customerId: string): Promise<Sent> {
  await findCustomer(ctx, customerId)
  const earlier = await findWelcomeText(ctx, customerId)
  if (earlier) return told(earlier)
  const refusal = unreachable('sms', await findAudience(ctx, customerId))
  if (refusal !== null) throw new Refusal('conflict', refusal)
  if (await isWaiting(ctx, 'customer.joined', customerId))
    return { success: true, error: null, messageId: null }
  await announce(ctx, { customerId, hasJoined: true, rewards: [] })
  const made = await findWelcomeText(ctx, customerId)
  if (!made)
    throw new Refusal('conflict', 'There is no active welcome text. Activate one among the SMS templates.')
  return told(made)
}

function told({ id, status, failure }: NonNullable<Awaited<ReturnType<typeof findWelcomeText>>>): Sent {
  const success = status !== 'failed'
  return { success, error: success ? null : failure, messageId: id }
}
