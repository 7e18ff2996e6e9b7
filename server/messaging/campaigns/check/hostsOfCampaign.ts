import { findBusiness } from '#server/businesses/business/index.ts'
import { hostsToReview } from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { wordingsOf } from '../draft/keptTexts.ts'
import type { Campaign } from '../queries.ts'

/**
 * Hosts because of which a super admin reviews a mailing of a new business before it goes. Empty where none is needed.
 */
export async function hostsOfCampaign(ctx: BusinessContext, { type, texts }: Campaign): Promise<string[]> {
  if (type !== 'email') return []
  return hostsToReview(ctx, await findBusiness(ctx.tx, ctx.businessId), wordingsOf(texts))
}
