import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { type Campaign, lockCampaign } from './queries.ts'
import type { CampaignStatus } from './words.ts'

/**
 * Locks a campaign that stands at one of these places of its way.
 * @throws {Refusal} 'not_found'; 'conflict' with these words where it stands elsewhere
 */
export async function lockIn(
  ctx: BusinessContext,
  id: string,
  statuses: readonly CampaignStatus[],
  refusal: string,
): Promise<Campaign> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  if (!statuses.includes(campaign.status)) throw new Refusal('conflict', refusal)
  return campaign
}

type Step = Parameters<typeof recordAct>[1]['action'] & `campaign_${string}`

/** Writes into the audit log that a campaign went a step of its way. */
export const recordStep = (
  ctx: BusinessContext,
  { name, type }: Pick<Campaign, 'name' | 'type'>,
  action: Step,
  more: object = {},
): Promise<void> => recordAct(ctx, { action, details: { name, channel: type, ...more } })
