import type { BusinessContext } from '#server/platform/context/context.ts'
import { sendCampaignEmailQueue, sendCampaignSmsQueue, sendEmailQueue, sendSmsQueue } from '../queues.ts'

type Sending = { id: string; type: 'sms' | 'email'; campaign_id: string | null; due_at: Date }

/** Puts the sending of a message into the queue, not before `due_at`. */
export const enqueueSending = (
  ctx: BusinessContext,
  { id, type, campaign_id }: Omit<Sending, 'due_at'>,
  due_at: Date,
): Promise<void> => enqueueSendings(ctx, [{ id, type, campaign_id, due_at }])

/**
 * Messages of a campaign that one job sends: a claim and a settlement cost nearly as much for one as for all of them.
 */
const TOGETHER = 15

/**
 * Queues the sending of many messages, each for when it is due. Campaigns have queues of their own, so that a message
 * that one person is waiting for never stands behind those that go to everybody.
 */
export async function enqueueSendings(ctx: BusinessContext, sendings: Sending[]): Promise<void> {
  for (const [channel, some] of Map.groupBy(sendings, ({ type }) => type))
    await enqueueChannel(ctx, channel, some)
}

const queues = {
  sms: { one: sendSmsQueue, some: sendCampaignSmsQueue },
  email: { one: sendEmailQueue, some: sendCampaignEmailQueue },
}

async function enqueueChannel(ctx: BusinessContext, channel: Sending['type'], sendings: Sending[]) {
  const { businessId } = ctx
  const ofCampaigns = sendings.filter(({ campaign_id }) => campaign_id !== null)
  const alone = sendings
    .filter(({ campaign_id }) => campaign_id === null)
    .map(({ id: messageId, due_at }) => ({ payload: { businessId, messageId }, ...startAt(ctx, due_at) }))
  const together = [...Map.groupBy(ofCampaigns, ({ due_at }) => due_at.getTime())].flatMap(([due, some]) =>
    inParts(some.map(({ id }) => id)).map((messageIds) => ({
      payload: { businessId, messageIds },
      ...startAt(ctx, new Date(due)),
    })),
  )
  if (alone.length > 0) await ctx.jobs.enqueueAll(ctx.tx, queues[channel].one, alone)
  if (together.length > 0) await ctx.jobs.enqueueAll(ctx.tx, queues[channel].some, together)
}

const inParts = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, n) =>
    ids.slice(n * TOGETHER, (n + 1) * TOGETHER),
  )

function startAt({ now }: BusinessContext, due: Date) {
  const seconds = Math.ceil((due.getTime() - now.getTime()) / 1000)
  return seconds > 0 ? { startAfter: seconds } : {}
}
