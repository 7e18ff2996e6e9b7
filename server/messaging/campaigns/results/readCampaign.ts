import { findBusiness } from '#server/businesses/business/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { nextTextingMoment } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { hostsToLookAt } from '../check/looks.ts'
import type { CampaignDetail } from '../contract.ts'
import { type Campaign, findCampaign } from '../queries.ts'
import { reasonNotToRetry } from '../settle/reasonNotToRetry.ts'
import { viewCampaign } from '../viewCampaign.ts'
import { countProgress, countRetry, type Retry } from './progress.ts'

/** @throws {Refusal} 'not_found' */
export async function readCampaign(ctx: BusinessContext, id: string): Promise<CampaignDetail> {
  const campaign = await findCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  return detailOf(ctx, campaign)
}

/** A campaign as it is, with how far it has come. */
export async function detailOf(ctx: BusinessContext, campaign: Campaign): Promise<CampaignDetail> {
  const { audience, template_id, texts, offer, holdout_percent, throttle_per_minute, version } = campaign
  return {
    ...viewCampaign(campaign),
    ...{ audience, template_id, offer, holdout_percent, throttle_per_minute, version },
    texts: texts.map(({ translations = [], ...own }) => ({
      ...shown(own),
      translations: translations.map(shown),
    })),
    progress: await countProgress(ctx, campaign.id),
    retry: await retryOf(ctx, campaign),
    looked_at_for: campaign.look === 'asked' ? await hostsToLookAt(ctx, campaign) : [],
    goes_on_at: await goesOnAt(ctx, campaign),
  }
}

/** Without blocks a wording is plain text. */
const shown = <Words extends { blocks?: Block[] | null }>({ blocks = null, ...words }: Words) => ({
  ...words,
  blocks,
})

async function retryOf(ctx: BusinessContext, campaign: Campaign): Promise<Retry> {
  if (!campaign.started_at) return { can: 0, never: 0 }
  const { can, never } = await countRetry(ctx, campaign.id)
  return { can: can > 0 && (await reasonNotToRetry(ctx, campaign)) === null ? can : 0, never }
}

async function goesOnAt(ctx: BusinessContext, { type, status }: Campaign): Promise<string | null> {
  if (type !== 'sms' || status !== 'sending') return null
  const at = nextTextingMoment(ctx.now, await findBusiness(ctx.tx, ctx.businessId))
  return at > ctx.now ? at.toISOString() : null
}
