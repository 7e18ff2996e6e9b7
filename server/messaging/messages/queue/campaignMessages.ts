import { and, eq, inArray } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { among, lockMessages } from '../queries.ts'
import { communicationLogs } from '../tables.ts'
import { enqueueSendings } from './enqueueSending.ts'

const waiting = ({ businessId }: BusinessContext, campaignId: string) =>
  and(
    eq(communicationLogs.business_id, businessId),
    eq(communicationLogs.campaign_id, campaignId),
    eq(communicationLogs.state, 'queued'),
  )

const sending = {
  id: communicationLogs.id,
  type: communicationLogs.type,
  campaign_id: communicationLogs.campaign_id,
  due_at: communicationLogs.due_at,
}

/** Withholds a campaign's messages that wait. Messages that a worker has claimed go on. */
export async function withdrawMessages(
  ctx: BusinessContext,
  campaignId: string,
  failure: string,
): Promise<void> {
  await ctx.tx
    .update(communicationLogs)
    .set({ state: 'withheld', failure, outgoing: null })
    .where(waiting(ctx, campaignId))
}

/** Queues a campaign's messages that wait anew, each for when it is due. A second job does no harm. */
export async function enqueueMessages(ctx: BusinessContext, campaignId: string): Promise<void> {
  const left = await ctx.tx.select(sending).from(communicationLogs).where(waiting(ctx, campaignId))
  await enqueueSendings(ctx, left)
}

/** Puts messages that were certainly not sent into the queue again. The claim decides whether they may go. */
export async function queueAgain(ctx: BusinessContext, messageIds: string[]): Promise<void> {
  const { tx, businessId, now: due_at } = ctx
  if (messageIds.length === 0) return
  await lockMessages(tx, businessId, messageIds)
  const again = await tx
    .update(communicationLogs)
    .set({ state: 'queued', failure: null, provider_id: null, due_at })
    .where(and(among(businessId, messageIds), inArray(communicationLogs.state, ['rejected', 'withheld'])))
    .returning(sending)
  await enqueueSendings(ctx, again)
}
