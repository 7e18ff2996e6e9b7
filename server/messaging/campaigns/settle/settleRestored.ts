import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Campaign, findCampaign } from '../queries.ts'
import { lockAt, takeStep } from '../way.ts'
import { cancelCampaign } from './cancelCampaign.ts'
import { resumeCampaign } from './resumeCampaign.ts'

/**
 * Sends a campaign to those who wait: the operator knows that they have not got it. One that was to start by itself starts.
 * @throws {Refusal} as for resuming a campaign
 */
export async function sendRestored(ctx: BusinessContext, id: string): Promise<Campaign> {
  if ((await findCampaign(ctx, id)).status === 'paused') return resumeCampaign(ctx, id)
  const campaign = await lockAt(ctx, id, ['failed'], 'This campaign has been decided about.')
  return takeStep(ctx, campaign, 'campaign_scheduled', { status: 'scheduled', status_reason: null })
}

/** Sends a campaign to nobody else: those who wait have got it, or are not to. */
export async function skipRestored(ctx: BusinessContext, id: string): Promise<Campaign> {
  if ((await findCampaign(ctx, id)).status === 'paused') return cancelCampaign(ctx, id)
  const campaign = await lockAt(ctx, id, ['failed'], 'This campaign has been decided about.')
  return takeStep(ctx, campaign, 'campaign_cancelled', { status: 'cancelled', status_reason: null })
}
