import type { Business } from '#server/businesses/business/index.ts'
import { findPlan, refuseWithoutFeature } from '#server/businesses/plans/index.ts'
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

/** @throws {Refusal} 'limit_reached', which leads to the plans, where the business's plan has no email campaigns */
export async function requireEmailCampaigns(ctx: BusinessContext, business: Business): Promise<void> {
  const { tier } = await findPlan(ctx, business)
  await refuseWithoutFeature(ctx.tx, tier, 'email_campaigns', 'Email campaigns')
}
