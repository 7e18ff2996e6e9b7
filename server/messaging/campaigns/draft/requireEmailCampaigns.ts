import type { Business } from '#server/businesses/business/index.ts'
import { findPlan, refuseWithoutFeature } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** @throws {Refusal} 'limit_reached', which leads to the plans, where the business's plan has no email campaigns */
export async function requireEmailCampaigns(ctx: BusinessContext, business: Business): Promise<void> {
  const { tier } = await findPlan(ctx, business)
  await refuseWithoutFeature(ctx.tx, tier, 'email_campaigns', 'Email campaigns')
}
