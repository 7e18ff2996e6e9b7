import { requireStaff } from '#server/ledger/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { changeRewardRow, type Reward } from './queries.ts'
import { type RewardTerms, readRewardTerms } from './readReward.ts'
import { refuseStale } from './refuseStale.ts'

/**
 * Changes a reward of the catalogue; what customers have claimed keeps its name and terms. Refused
 * 'conflict', with the row as it is, when someone else changed it first.
 */
export async function editReward(
  ctx: ShopContext,
  { rewardId, version, ...terms }: RewardTerms & { rewardId: string; version: number },
): Promise<Reward> {
  requireStaff(ctx)
  const changed = await changeRewardRow(ctx, rewardId, version, readRewardTerms(terms))
  return changed ?? refuseStale(ctx, rewardId)
}
