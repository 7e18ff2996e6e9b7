import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { type Campaign, type CampaignChange, changeCampaign, lockCampaign } from './queries.ts'
import type { CampaignStatus } from './words.ts'

/**
 * Locks a campaign that has one of these statuses.
 * @throws {Refusal} 'not_found'; 'conflict' in these words for any other status
 */
export async function lockAt(
  ctx: BusinessContext,
  id: string,
  places: readonly CampaignStatus[],
  refusal: string,
): Promise<Campaign> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  if (!places.includes(campaign.status)) throw new Refusal('conflict', refusal)
  return campaign
}

type Step = Parameters<typeof recordAct>[1]['action'] & `campaign_${string}`

/** Takes a locked campaign to its next status, in one write and with a line in the audit log. */
export async function takeStep(
  ctx: BusinessContext,
  campaign: Campaign,
  step: Step,
  columns: CampaignChange,
): Promise<Campaign> {
  const changed = await changeCampaign(ctx, campaign.id, columns)
  await recordStep(ctx, campaign, step)
  return changed
}

export const recordStep = (
  ctx: BusinessContext,
  { name, type }: Pick<Campaign, 'name' | 'type'>,
  step: Step,
): Promise<void> => recordAct(ctx, { action: step, details: { name, channel: type } })
