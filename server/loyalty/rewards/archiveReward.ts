import { recordAct } from '#server/businesses/audit/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { changeRewardRow, type Reward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { refuseStale } from './refuseStale.ts'

/** Takes a reward out of the catalogue. It cannot be claimed any more; claimed ones stay valid. */
export async function archiveReward(
  ctx: BusinessContext,
  { rewardId, version }: { rewardId: string; version: number },
): Promise<Reward> {
  requireStaff(ctx)
  const changed = await changeRewardRow(ctx, rewardId, version, { active: false })
  if (!changed) return refuseStale(ctx, rewardId)
  await recordAct(ctx, { action: 'reward_archived', details: { name: changed.name } })
  return changed
}
