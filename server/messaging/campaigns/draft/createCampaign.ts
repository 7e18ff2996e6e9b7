import { findBusiness, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { NewCampaign } from '../contract.ts'
import { type Campaign, findCampaignByKey, insertCampaign } from '../queries.ts'
import { recordStep } from '../way.ts'
import { checkSettings, readTemplate } from './checkSettings.ts'
import { keptTexts } from './keptTexts.ts'
import { refuseBeyondCampaigns, requireEmailCampaigns } from './refuseBeyondCampaigns.ts'

/**
 * Makes a draft, once for each idempotency key.
 * @throws {Refusal} 'limit_reached' for an email campaign on a plan without them, and beyond a hundred campaigns that
 *   are not over; 'invalid' without a name, or for an unknown placeholder; 'not_found' for a customer, template,
 *   picture or program that isn't the business's; 'conflict' for a key that made another campaign
 */
export async function createCampaign(
  ctx: BusinessContext,
  { idempotencyKey, ...wanted }: NewCampaign & { idempotencyKey?: string },
): Promise<Campaign> {
  const once = keyColumns(idempotencyKey, wanted)
  const { type, template_id } = wanted
  if (type === 'email') await requireEmailCampaigns(ctx, await findBusiness(ctx.tx, ctx.businessId))
  const template = template_id ? await readTemplate(ctx, type, template_id) : { subject: '', body: '' }
  const texts = await keptTexts(ctx, type, wanted.texts ?? [template])
  const settings = { ...wanted, texts }
  await checkSettings(ctx, settings)
  // The lock keeps the count right until this transaction ends.
  await lockBusinessAndTier(ctx)
  const earlier = await findMade(once, (key) => findCampaignByKey(ctx, key))
  if (earlier) return earlier
  await refuseBeyondCampaigns(ctx)
  const made = await insertCampaign(ctx, { id: newId(), ...settings, ...once })
  await recordStep(ctx, made, 'campaign_made')
  return made
}
