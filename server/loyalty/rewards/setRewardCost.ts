import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { changeCost, findReward, type Reward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { formatMoney } from '#server/platform/money/money.ts'

/**
 * Sets the cost of one reward, of the catalogue or of another program, in minor units; null removes it. Only the
 * business sees it, never customers or tills.
 * @throws {Refusal} 'not_found'
 */
export async function setRewardCost(
  ctx: BusinessContext,
  { rewardId, cost }: { rewardId: string; cost: number | null },
): Promise<Reward> {
  requireStaff(ctx)
  const before = await findReward(ctx, rewardId)
  const changed = before && (await changeCost(ctx, rewardId, cost))
  if (!changed) throw notFound('Reward')
  if (before.cost === cost) return changed
  const { currency, locale } = await findBusiness(ctx.tx, ctx.businessId)
  const told = (value: number | null) => ({
    cost: value === null ? null : formatMoney(value, currency, locale),
  })
  const changes = changesBetween(told(before.cost), told(cost))
  await recordAct(ctx, { action: 'reward_changed', details: { name: before.name, changes } })
  return changed
}
