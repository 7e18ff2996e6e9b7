import { countByReward, type RewardNumbers } from '#server/loyalty/ledger/index.ts'
import { findRewards, type Reward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type ListedReward = Reward & RewardNumbers

const none: RewardNumbers = { issued: 0, waiting: 0, redeemed: 0 }

/**
 * Every reward of the business, or of one program, cheapest first: the catalogue, with archived ones, and the rewards
 * of the other programs. Each has the number given.
 */
export async function listRewards(
  ctx: BusinessContext,
  { programId }: { programId?: string | undefined } = {},
): Promise<ListedReward[]> {
  const [rewards, numbers] = await Promise.all([findRewards(ctx, programId), countByReward(ctx)])
  return rewards.map((reward) => ({ ...reward, ...(numbers.get(reward.id) ?? none) }))
}
