import { recordAct } from '#server/audit/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { adjustPoints, adjustStamps } from './adjustBalances.ts'
import { type Adjustment, checkAdjustment, findAdjustable } from './adjustment.ts'
import { openBook, record } from './book.ts'
import { type EarnedReward, earnedRewards } from './earnedReward.ts'
import { joinNewPrograms } from './joinNewPrograms.ts'
import { loadLotsToDraw } from './loadLots.ts'
import { once } from './operation.ts'
import { requireAdmin } from './permission.ts'
import { post } from './post.ts'

export type AdjustmentResult = {
  operation_id: string
  customer_id: string
  points_balance: number
  stamps_current: number
  rewards: EarnedReward[]
}

/**
 * Corrects a balance by hand, with a reason that staff can read later. Refused 'forbidden' for whom isn't an
 * admin, 'invalid' for more than there is to take.
 */
export async function adjust(
  ctx: ShopContext,
  { idempotencyKey, ...adjustment }: Adjustment & { idempotencyKey: string },
): Promise<AdjustmentResult> {
  requireAdmin(ctx)
  checkAdjustment(adjustment)
  const { customerId, programId, points = 0, stamps = 0 } = adjustment
  return once(
    ctx,
    { kind: 'adjustment', customerId, idempotencyKey, input: adjustment },
    async () => undefined,
    async (account, identity) => {
      await joinNewPrograms(ctx, account)
      const program = findAdjustable(account, adjustment)
      const lots = await loadLotsToDraw(ctx, customerId, programId, -points)
      const book = openBook(ctx, account)
      // The reason is for staff alone: it may be about the customer.
      const id = record(book, identity, { note: adjustment.reason.trim() })
      if (points !== 0) adjustPoints(book, id, program, points, 'adjustment', lots)
      if (stamps !== 0) adjustStamps(book, id, program, stamps, 'adjustment')
      const result = await post(ctx, book, () => ({
        operation_id: id,
        customer_id: customerId,
        points_balance: program.standing.points_balance,
        stamps_current: program.standing.stamps_current,
        rewards: earnedRewards(book),
      }))
      // The reason may be about the customer: it stands with the operation, which forgets it with them.
      await recordAct(ctx, {
        action: 'balance_adjusted',
        customer_id: customerId,
        details: { program_id: programId, points, stamps },
      })
      return result
    },
  )
}
