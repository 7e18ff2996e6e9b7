import { withdrawalWords, withdrawMessages } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Campaign, changeCampaign } from '../queries.ts'
import { withdrawWaiting } from '../recipientQueries.ts'
import { lockIn, recordStep } from '../way.ts'

/** Ends it for good: what no worker has claimed is withdrawn. */
export async function cancelCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const over = 'This campaign is over, or was never started.'
  const campaign = await lockIn(ctx, id, ['scheduled', 'sending', 'paused'], over)
  const cancelled = await changeCampaign(ctx, id, { status: 'cancelled', status_reason: null })
  await withdrawWaiting(ctx, id, 'cancelled')
  await withdrawMessages(ctx, id, withdrawalWords.cancelled)
  await recordStep(ctx, campaign, 'campaign_cancelled')
  return cancelled
}
