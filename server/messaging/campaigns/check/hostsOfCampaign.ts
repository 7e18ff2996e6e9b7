import { findBusiness } from '#server/businesses/business/index.ts'
import { hostsToReview } from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { wordingsOf } from '../draft/wordings.ts'
import type { Campaign } from '../queries.ts'

/** The hosts because of which a super admin looks at a mailing of a new business before it goes. Empty where it may go. */
export async function hostsOfCampaign(ctx: BusinessContext, { type, texts }: Campaign): Promise<string[]> {
  if (type !== 'email') return []
  return hostsToReview(ctx, await findBusiness(ctx.tx, ctx.businessId), wordingsOf(texts))
}
