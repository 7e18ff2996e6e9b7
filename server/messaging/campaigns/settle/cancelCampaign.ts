import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Campaign } from '../queries.ts'
import { lockAt, takeStep } from '../way.ts'
import { withdraw } from './withdraw.ts'

/** Ends a campaign for good: messages that no worker has claimed are withdrawn. */
export async function cancelCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const over = 'This campaign is over, or was never started.'
  const campaign = await lockAt(ctx, id, ['scheduled', 'sending', 'paused'], over)
  await withdraw(ctx, id, 'cancelled')
  return takeStep(ctx, campaign, 'campaign_cancelled', { status: 'cancelled', status_reason: null })
}
