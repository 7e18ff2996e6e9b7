import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Campaign, changeCampaign } from '../queries.ts'
import { lockIn, recordStep } from '../way.ts'
import { withdraw } from './withdraw.ts'

/** Ends it for good: what no worker has claimed is withdrawn. */
export async function cancelCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const over = 'This campaign is over, or was never started.'
  const campaign = await lockIn(ctx, id, ['scheduled', 'sending', 'paused'], over)
  const cancelled = await changeCampaign(ctx, id, { status: 'cancelled', status_reason: null })
  await withdraw(ctx, id, 'cancelled')
  await recordStep(ctx, campaign, 'campaign_cancelled')
  return cancelled
}
