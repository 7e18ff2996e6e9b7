import { findBusiness, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { NewCampaign } from '../contract.ts'
import { type Campaign, insertCampaign } from '../queries.ts'
import { recordStep } from '../way.ts'
import { checkSettings, readTemplate } from './checkSettings.ts'
import { keptTexts } from './keptTexts.ts'
import { refuseBeyondCampaigns, requireEmailCampaigns } from './refuseBeyondCampaigns.ts'

/**
 * Makes a draft.
 * @throws {Refusal} 'limit_reached' for an email campaign on a plan without them, and beyond a hundred campaigns that
 *   are not over; 'invalid' without a name, or for an unknown placeholder; 'not_found' for a customer, template,
 *   picture or program that isn't the business's
 */
export async function createCampaign(ctx: BusinessContext, wanted: NewCampaign): Promise<Campaign> {
  const { type, template_id } = wanted
  if (type === 'email') await requireEmailCampaigns(ctx, await findBusiness(ctx.tx, ctx.businessId))
  const template = template_id ? await readTemplate(ctx, type, template_id) : { subject: '', body: '' }
  const texts = await keptTexts(ctx, type, wanted.texts ?? [template])
  const settings = { ...wanted, texts }
  await checkSettings(ctx, settings)
  // The lock keeps the count right until this transaction ends.
  await lockBusinessAndTier(ctx)
  await refuseBeyondCampaigns(ctx)
  const made = await insertCampaign(ctx, { id: newId(), ...settings })
  await recordStep(ctx, made, 'campaign_made')
  return made
}
