import { requireStaff } from '#server/ledger/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { changeRewardRow, type Reward } from './queries.ts'
import { refuseStale } from './refuseStale.ts'

/** Takes a reward out of the catalogue: nobody claims it any more, claimed ones stay good. */
export async function archiveReward(
  ctx: ShopContext,
  { rewardId, version }: { rewardId: string; version: number },
): Promise<Reward> {
  requireStaff(ctx)
  const changed = await changeRewardRow(ctx, rewardId, version, { active: false })
  return changed ?? refuseStale(ctx, rewardId)
}
