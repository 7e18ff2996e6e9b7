import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { changeRewardRow, findReward, holdProgram, type Reward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type RewardTerms, readRewardTerms, refuseBelowMinimum } from './readReward.ts'
import { refuseStale } from './refuseStale.ts'

/**
 * Changes a reward of the catalogue; claimed rewards keep their name and terms.
 * @throws {Refusal} 'conflict' with the current row, if someone else changed it first.
 */
export async function editReward(
  ctx: BusinessContext,
  { rewardId, version, ...terms }: RewardTerms & { rewardId: string; version: number },
): Promise<Reward> {
  requireStaff(ctx)
  const columns = readRewardTerms(terms)
  const before = await findReward(ctx, rewardId)
  const program = before && (await holdProgram(ctx.tx, ctx.businessId, before.program_id))
  const changed = await changeRewardRow(ctx, rewardId, version, columns)
  if (!before || !changed) return refuseStale(ctx, rewardId)
  await refuseBelowMinimum(ctx, program!, changed.points_price!)
  const changes = changesBetween(before, columns)
  if (Object.keys(changes).length > 0)
    await recordAct(ctx, { action: 'reward_changed', details: { name: before.name, changes } })
  return changed
}
