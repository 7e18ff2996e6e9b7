import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Campaign } from '../queries.ts'
import { lockAt, takeStep } from '../way.ts'
import { refuseBeyondCampaigns } from './refuseBeyondCampaigns.ts'

/**
 * Makes a draft again of a scheduled campaign, or of one that could not be started.
 * @throws {Refusal} 'not_found'; 'conflict' for any other; 'limit_reached' where too many others are not over by now
 */
export async function reopenCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  // The first lock taken, as for a new campaign; it keeps the count right.
  await lockBusinessAndTier(ctx)
  const refusal = 'Only a scheduled campaign can be changed again.'
  const campaign = await lockAt(ctx, id, ['scheduled', 'failed'], refusal)
  if (campaign.started_at) throw new Refusal('conflict', 'This campaign has been started.')
  if (campaign.status === 'failed') await refuseBeyondCampaigns(ctx)
  return takeStep(ctx, campaign, 'campaign_reopened', {
    status: 'draft',
    status_reason: null,
    scheduled_for: null,
    not_after: null,
    review: null,
    review_asked_at: null,
  })
}
