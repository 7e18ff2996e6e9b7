import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeMessage, lockMessage } from './queries.ts'
import { enqueueSending } from './queueMessage.ts'
import { communicationLogs } from './tables.ts'

const waiting = ({ businessId }: BusinessContext, campaignId: string) =>
  and(
    eq(communicationLogs.business_id, businessId),
    eq(communicationLogs.campaign_id, campaignId),
    eq(communicationLogs.state, 'queued'),
  )

/** Ends what waits of a campaign; what a worker has claimed goes its way. */
export async function withdrawMessages(
  ctx: BusinessContext,
  campaignId: string,
  failure: string,
): Promise<void> {
  await ctx.tx
    .update(communicationLogs)
    .set({ state: 'withheld', status: 'failed', failure, outgoing: null })
    .where(waiting(ctx, campaignId))
}

/** Puts what waits of a campaign into the queue anew, each when it is due; a second job does no harm. */
export async function enqueueMessages(ctx: BusinessContext, campaignId: string): Promise<void> {
  const left = await ctx.tx.select().from(communicationLogs).where(waiting(ctx, campaignId))
  for (const message of left) await enqueueSending(ctx, message, message.due_at)
}

/** Puts a message that was certainly not sent into the queue again. Whether it may go is asked when it is claimed. */
export async function queueAgain(ctx: BusinessContext, messageId: string): Promise<void> {
  const message = await lockMessage(ctx.tx, ctx.businessId, messageId)
  if (message?.state !== 'rejected' && message?.state !== 'withheld') return
  const { now: due_at } = ctx
  const again = { state: 'queued', status: 'pending', failure: null, provider_id: null, due_at } as const
  await changeMessage(ctx.tx, message, again)
  await enqueueSending(ctx, message, due_at)
}
