import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Campaign, changeCampaign } from '../queries.ts'
import { lockIn, recordStep } from '../way.ts'

/** Sends no more; what waits for a worker stays where it is. `reason` is why nobody had to ask for it. */
export async function pauseCampaign(
  ctx: BusinessContext,
  id: string,
  reason: string | null = null,
): Promise<Campaign> {
  const campaign = await lockIn(ctx, id, ['sending'], 'Only a campaign that is being sent can be paused.')
  const paused = await changeCampaign(ctx, id, { status: 'paused', status_reason: reason })
  await recordStep(ctx, campaign, 'campaign_paused')
  return paused
}
