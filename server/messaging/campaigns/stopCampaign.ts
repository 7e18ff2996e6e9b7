import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { enqueueMessages, withdrawalWords, withdrawMessages } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { enqueueCampaign } from './prepareCampaign.ts'
import { type Campaign, changeCampaign, lockCampaign } from './queries.ts'
import { reasonNotToRetry } from './reasonNotToRetry.ts'
import { waitAgain, withdrawWaiting } from './recipientQueries.ts'
import { refuseBeyondCampaigns } from './refuseBeyondCampaigns.ts'
import { requireReady } from './requireReady.ts'
import type { CampaignStatus } from './words.ts'

const NOTHING_TO_RETRY = 'Nothing has failed that can be tried again.'

/** @throws {Refusal} 'not_found'; 'conflict' for one that is in none of these states */
async function lockIn(
  ctx: BusinessContext,
  id: string,
  statuses: CampaignStatus[],
  refusal: string,
): Promise<Campaign> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  if (!statuses.includes(campaign.status)) throw new Refusal('conflict', refusal)
  return campaign
}

const record = (
  ctx: BusinessContext,
  { name, type }: Campaign,
  action:
    | 'campaign_paused'
    | 'campaign_resumed'
    | 'campaign_cancelled'
    | 'campaign_reopened'
    | 'campaign_retried',
) => recordAct(ctx, { action, details: { name, channel: type } })

/** Sends no more; what waits for a worker stays where it is. `reason` is why nobody had to ask for it. */
export async function pauseCampaign(
  ctx: BusinessContext,
  id: string,
  reason: string | null = null,
): Promise<Campaign> {
  const campaign = await lockIn(ctx, id, ['sending'], 'Only a campaign that is being sent can be paused.')
  const paused = await changeCampaign(ctx, id, { status: 'paused', status_reason: reason })
  await record(ctx, campaign, 'campaign_paused')
  return paused
}

/** @throws {Refusal} 'not_found'; 'conflict' where it is not paused; as starting it, where that is not allowed any more */
export async function resumeCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockIn(ctx, id, ['paused'], 'This campaign is not paused.')
  await requireReady(ctx, campaign)
  const going = await goOn(ctx, campaign)
  await enqueueMessages(ctx, id)
  await record(ctx, campaign, 'campaign_resumed')
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

/** Ends it for good: what no worker has claimed is withdrawn. */
export async function cancelCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const over = 'This campaign is over, or was never started.'
  const campaign = await lockIn(ctx, id, ['scheduled', 'sending', 'paused'], over)
  const cancelled = await changeCampaign(ctx, id, { status: 'cancelled', status_reason: null })
  await withdrawWaiting(ctx, id, 'cancelled')
  await withdrawMessages(ctx, id, withdrawalWords.cancelled)
  await record(ctx, campaign, 'campaign_cancelled')
  return cancelled
}

/**
 * Makes a scheduled one a draft again, or one that could not be started.
 * @throws {Refusal} 'not_found'; 'conflict' for any other; 'limit_reached' where too many others are not over by now
 */
export async function reopenCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  // First, as for a new one: under the lock the count holds.
  await lockBusinessAndTier(ctx)
  const campaign = await lockIn(
    ctx,
    id,
    ['scheduled', 'failed'],
    'Only a scheduled campaign can be changed again.',
  )
  if (campaign.started_at) throw new Refusal('conflict', 'This campaign has been started.')
  if (campaign.status === 'failed') await refuseBeyondCampaigns(ctx)
  const draft = await changeCampaign(ctx, id, {
    status: 'draft',
    status_reason: null,
    scheduled_for: null,
    not_after: null,
    look: null,
    look_asked_at: null,
  })
  await record(ctx, campaign, 'campaign_reopened')
  return draft
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
  await record(ctx, campaign, 'campaign_retried')
  return going
}
