import {
  type EarnedReward,
  earnedReward,
  loadLotsToDraw,
  type OperationSource,
  once,
  openBook,
  post,
  requireStaffOrSelf,
} from '#server/loyalty/ledger/index.ts'
import { findReward, takeFromStock } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { planClaim, refuseUnclaimable, soldOut } from './planClaim.ts'

export type Claim = {
  customerId: string
  rewardId: string
  source?: OperationSource | undefined
  device?: string | undefined
}
export type ClaimResult = {
  operation_id: string
  customer_id: string
  reward: EarnedReward
  points: number
  points_balance: number
}

/**
 * Buys a reward of the catalogue with points, for the customer or by them. Points are drawn from the lots that expire
 * first.
 * @throws {Refusal} 'conflict' with `details.reason`: 'archived', 'not_enough_points' or 'sold_out'.
 */
export async function claimReward(
  ctx: BusinessContext,
  { idempotencyKey, ...claim }: Claim & { idempotencyKey: string },
): Promise<ClaimResult> {
  requireStaffOrSelf(ctx, claim.customerId)
  const { customerId, rewardId } = claim
  return once(
    ctx,
    { kind: 'claim', customerId, idempotencyKey, input: claim },
    () => findReward(ctx, rewardId),
    async (account, identity, reward) => {
      const { program, price } = refuseUnclaimable(account, reward)
      const lots = await loadLotsToDraw(ctx, customerId, program.id, price)
      if (reward!.stock !== null && !(await takeFromStock(ctx, rewardId))) throw soldOut()
      const book = openBook(ctx, account)
      const held = planClaim(book, identity, claim, reward!, lots)
      return post(ctx, book, () => ({
        operation_id: held.operation_id,
        customer_id: customerId,
        reward: earnedReward(held),
        points: -price,
        points_balance: program.standing.points_balance,
      }))
    },
  )
}
