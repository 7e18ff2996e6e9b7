import type { BusinessContext } from '#server/platform/context/context.ts'
import { refuseBeyond } from '#server/platform/context/refusal.ts'
import { countOpenCampaigns } from '../queries.ts'

/** Per business, drafts included. */
export const MOST_CAMPAIGNS = 100

/**
 * Refuses a further campaign. The business's row must be locked, so that the count holds.
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
