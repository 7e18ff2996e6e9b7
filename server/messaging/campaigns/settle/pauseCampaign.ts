import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type Campaign, changeSending, findCampaign } from '../queries.ts'
import { recordStep } from '../way.ts'

/**
 * Stops sending; messages that wait for a worker stay where they are. It does not wait for a round under way, whose
 * messages stay where they are, too.
 * @throws {Refusal} 'not_found'; 'conflict' for a campaign that is not being sent
 */
export async function pauseCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const paused = await pauseFor(ctx, id, null)
  if (paused) return paused
  await findCampaign(ctx, id)
  throw new Refusal('conflict', 'Only a campaign that is being sent can be paused.')
}

/**
 * Pauses a campaign if it is being sent. `reason`, in words for the business's owner, says why the system paused it.
 */
export async function pauseFor(
  ctx: BusinessContext,
  id: string,
  reason: string | null,
): Promise<Campaign | undefined> {
  const paused = await changeSending(ctx, id, { status: 'paused', status_reason: reason })
  if (paused) await recordStep(ctx, paused, 'campaign_paused')
  return paused
}
