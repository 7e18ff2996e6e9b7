import type { BusinessContext } from '#server/platform/context/context.ts'
import { refuseBeyond } from '#server/platform/context/refusal.ts'
import { countOpenCampaigns } from '../queries.ts'

/** Of one business, drafts included. */
export const MOST_CAMPAIGNS = 100

/**
 * While the business's row is locked.
 * @throws {Refusal} 'limit_reached'
 */
export async function refuseBeyondCampaigns(ctx: BusinessContext): Promise<void> {
  refuseBeyond(
    MOST_CAMPAIGNS,
    'campaigns that are not over',
    await countOpenCampaigns(ctx),
    'Delete or cancel one that is not to be sent.',
  )
}
