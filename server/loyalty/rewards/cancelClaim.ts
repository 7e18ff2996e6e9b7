import {
  enrolledIn,
  fillReturn,
  findHeldById,
  loadDraws,
  type OperationSource,
  once,
  openBook,
  post,
  record,
  refuseUnlessUsable,
  requireStaffOrSelf,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'

export type Cancel = { customerRewardId: string; source?: OperationSource | undefined }
export type CancelResult = {
  operation_id: string
  customer_id: string
  customer_reward_id: string
  /** Points that came back, and how many of them were past their date and expired at once. */
  points: number
  expired_points: number
  points_balance: number
}

/**
 * Cancels an unused claim: its points return to their lots, and those past their date expire at once.
 * @throws {Refusal} 'conflict' for a reward that was used, expired or not bought with points.
 */
export async function cancelClaim(
  ctx: BusinessContext,
  { idempotencyKey, ...cancel }: Cancel & { idempotencyKey: string },
): Promise<CancelResult> {
  const claimed = await findHeldById(ctx, cancel.customerRewardId)
  if (!claimed) throw notFound('Reward')
  requireStaffOrSelf(ctx, claimed.customer_id)
  const { customer_id: customerId } = claimed
  return once(
    ctx,
    { kind: 'cancel_claim', customerId, idempotencyKey, input: cancel },
    () => findHeldById(ctx, cancel.customerRewardId),
    async (account, identity, found) => {
      const held = found!
      refuseUnlessUsable(held, ctx.now)
      if (!held.paid_by) throw new Refusal('conflict', 'This reward was not bought with points')
      const drawn = (await loadDraws(ctx, [held.paid_by])).get(held.paid_by) ?? []
      const book = openBook(ctx, account)
      const operationId = record(book, identity, { source: cancel.source, reverses_id: held.operation_id })
      const returned = fillReturn(book, operationId, { reward: held, drawn }, 'void')
      return post(ctx, book, () => ({
        operation_id: operationId,
        customer_id: customerId,
        customer_reward_id: held.id,
        ...returned,
        points_balance: enrolledIn(account, held.program_id).standing.points_balance,
      }))
    },
  )
}
