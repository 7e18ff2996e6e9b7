import { findBusiness } from '#server/businesses/business/index.ts'
import { nextTextingMoment } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { hostsOfCampaign } from '../check/hostsOfCampaign.ts'
import type { CampaignDetail } from '../contract.ts'
import { type Campaign, findCampaign } from '../queries.ts'
import { reasonNotToRetry } from '../settle/reasonNotToRetry.ts'
import { viewDraft } from '../views.ts'
import { countProgress, countRetry } from './progress.ts'

/** @throws {Refusal} 'not_found' */
export const readCampaign = async (ctx: BusinessContext, id: string): Promise<CampaignDetail> =>
  detailOf(ctx, await findCampaign(ctx, id))

/** A campaign with its progress. */
export const detailOf = async (ctx: BusinessContext, campaign: Campaign): Promise<CampaignDetail> => ({
  ...viewDraft(ctx, campaign),
  ...(campaign.review === 'asked' && { looked_at_for: await hostsOfCampaign(ctx, campaign) }),
  ...(campaign.started_at && {
    progress: await countProgress(ctx, campaign.id),
    retry: await retryOf(ctx, campaign),
    goes_on_at: await goesOnAt(ctx, campaign),
  }),
})

async function retryOf(ctx: BusinessContext, campaign: Campaign): Promise<CampaignDetail['retry']> {
  const { can, never } = await countRetry(ctx, campaign.id)
  if (can === 0) return { can, never }
  const business = await findBusiness(ctx.tx, ctx.businessId)
  return { can: reasonNotToRetry(ctx, business, campaign) === null ? can : 0, never }
}

async function goesOnAt(ctx: BusinessContext, { type, status }: Campaign): Promise<string | null> {
  if (type !== 'sms' || status !== 'sending') return null
  const at = nextTextingMoment(ctx.now, await findBusiness(ctx.tx, ctx.businessId))
  return at > ctx.now ? at.toISOString() : null
}
