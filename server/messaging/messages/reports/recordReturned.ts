import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { turnAway } from '../inbound/turnAway.ts'
import { endEmailConsent } from '../inbound/unsubscribeReceiver.ts'
import { findMessage, lockMessage } from '../queries.ts'
import { failureWords, isDeadAddress } from '../send/failureWords.ts'
import { failMessage } from '../send/settleMessages.ts'
import { rank } from './deliveryRank.ts'
import type { Returned } from './readReturned.ts'

/**
 * Takes in that a mail came back, or that its receiver called it spam. A repeated report changes nothing. An address
 * that does not exist and a complaint end the consent.
 */
export async function recordReturned(
  ctx: BusinessContext,
  messageId: string,
  returned: Returned,
): Promise<void> {
  if (!(await findMessage(ctx.tx, ctx.businessId, messageId))) return
  await lockBusinessAndTier(ctx)
  const message = await lockMessage(ctx.tx, ctx.businessId, messageId)
  if (message?.type !== 'email' || message.provider !== 'smtp') return
  const { reason } = returned
  if (returned.kind === 'complaint')
    return endEmailConsent(ctx, message, { source: 'complaint', wording: reason })
  if (rank.rejected > rank[message.state]) {
    const code = /\b[45]\d\d\b/.exec(reason)?.[0] ?? returned.status
    await failMessage(ctx, message, failureWords(code, reason), !isDeadAddress(reason))
  }
  await turnAway(ctx, message, 'bounced')
  if (isDeadAddress(reason)) await endEmailConsent(ctx, message, { source: 'bounce', wording: reason })
}
