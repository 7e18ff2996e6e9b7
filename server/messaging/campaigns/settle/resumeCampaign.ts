import { findBusiness } from '#server/businesses/business/index.ts'
import { enqueueMessages } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { requireReady } from '../check/requireReady.ts'
import type { Campaign } from '../queries.ts'
import { waitAgain } from '../recipientQueries.ts'
import { enqueueCampaign } from '../start/enqueueCampaign.ts'
import { lockAt, takeStep } from '../way.ts'
import { NEVER_SENT, RETRIED, reasonNotToRetry } from './reasonNotToRetry.ts'

const NOTHING_TO_RETRY = 'Nothing has failed that can be tried again.'

/**
 * @throws {Refusal} 'not_found'; 'conflict' where it is not paused; as for a start, where that is not allowed any more
 */
export async function resumeCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockAt(ctx, id, ['paused'], 'This campaign is not paused.')
  await requireReady(ctx, await findBusiness(ctx.tx, ctx.businessId), campaign)
  return goOn(ctx, campaign, 'campaign_resumed')
}

/**
 * Tries messages again that certainly were not sent and may arrive now: never to a landline, a wrong number or after a
 * STOP.
 * @throws {Refusal} 'not_found'; 'conflict' where there is nothing to try, or it is too late; as for a start
 */
export async function retryCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockAt(ctx, id, RETRIED, NEVER_SENT)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const reason = reasonNotToRetry(ctx, business, campaign)
  if (reason !== null) throw new Refusal('conflict', reason)
  await requireReady(ctx, business, campaign)
  if ((await waitAgain(ctx, id)) === 0) throw new Refusal('conflict', NOTHING_TO_RETRY)
  return goOn(ctx, campaign, 'campaign_retried')
}

async function goOn(
  ctx: BusinessContext,
  campaign: Campaign,
  step: 'campaign_resumed' | 'campaign_retried',
): Promise<Campaign> {
  const going = { status: 'sending', status_reason: null, going_since: ctx.now } as const
  const changed = await takeStep(ctx, campaign, step, going)
  await enqueueCampaign(ctx, campaign.id)
  await enqueueMessages(ctx, campaign.id)
  return changed
}
