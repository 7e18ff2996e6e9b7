import { enqueueMessages } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { requireReady } from '../check/requireReady.ts'
import { type Campaign, changeCampaign, lockCampaign } from '../queries.ts'
import { waitAgain } from '../recipientQueries.ts'
import { enqueueCampaign } from '../start/enqueueCampaign.ts'
import { lockIn, recordStep } from '../way.ts'
import { reasonNotToRetry } from './reasonNotToRetry.ts'

const NOTHING_TO_RETRY = 'Nothing has failed that can be tried again.'

/** @throws {Refusal} 'not_found'; 'conflict' where it is not paused; as starting it, where that is not allowed any more */
export async function resumeCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockIn(ctx, id, ['paused'], 'This campaign is not paused.')
  await requireReady(ctx, campaign)
  const going = await goOn(ctx, campaign)
  await enqueueMessages(ctx, id)
  await recordStep(ctx, campaign, 'campaign_resumed')
  return going
}

async function goOn(ctx: BusinessContext, { id }: Campaign): Promise<Campaign> {
  const going = await changeCampaign(ctx, id, {
    status: 'sending',
    status_reason: null,
    going_since: ctx.now,
  })
  await enqueueCampaign(ctx, id)
  return going
}

/**
 * Tries again what was certainly not sent and may arrive now: never at a landline, a wrong number or after a STOP.
 * @throws {Refusal} 'conflict' where there is nothing, or it is too late
 */
export async function retryCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  const reason = await reasonNotToRetry(ctx, campaign)
  if (reason !== null) throw new Refusal('conflict', reason)
  await requireReady(ctx, campaign)
  if ((await waitAgain(ctx, id)) === 0) throw new Refusal('conflict', NOTHING_TO_RETRY)
  const going = await goOn(ctx, campaign)
  await enqueueMessages(ctx, id)
  await recordStep(ctx, campaign, 'campaign_retried')
  return going
}
