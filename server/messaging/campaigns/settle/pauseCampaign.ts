import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type Campaign, changeSending, findCampaign } from '../queries.ts'
import { recordStep } from '../way.ts'

/**
 * Sends no more; what waits for a worker stays where it is. A round that is under way is not waited for: what it makes
 * stays where it is, too.
 * @throws {Refusal} 'not_found'; 'conflict' for one that is not being sent
 */
export async function pauseCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const paused = await pauseFor(ctx, id, null)
  if (paused) return paused
  await findCampaign(ctx, id)
  throw new Refusal('conflict', 'Only a campaign that is being sent can be paused.')
}

/** Pauses a campaign if it is being sent. `reason` is why nobody had to ask for it, in words for the business's owner. */
export async function pauseFor(
  ctx: BusinessContext,
  id: string,
  reason: string | null,
): Promise<Campaign | undefined> {
  const paused = await changeSending(ctx, id, { status: 'paused', status_reason: reason })
  if (paused) await recordStep(ctx, paused, 'campaign_paused')
  return paused
}
