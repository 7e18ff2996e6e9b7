import { findReward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, stale } from '#server/platform/context/refusal.ts'

/** Refuses a change of a reward that isn't in the catalogue, or that someone else changed first. */
export async function refuseStale(ctx: BusinessContext, rewardId: string): Promise<never> {
  const reward = await findReward(ctx, rewardId)
  if (reward?.type !== 'catalogue') throw notFound('Reward')
  const { business_id: _business, idempotency_key: _key, input_hash: _hash, ...shown } = reward
  throw stale('this reward', { reward: shown })
}
