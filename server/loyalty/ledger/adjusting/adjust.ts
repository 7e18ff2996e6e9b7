import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { loadLotsToDraw } from '../account/loadLots.ts'
import { openBook, record } from '../book.ts'
import { joinNewPrograms } from '../joining/joinNewPrograms.ts'
import { once } from '../operation.ts'
import { post } from '../post.ts'
import { type ChangeResult, changeBalance, changeResult } from './adjustBalances.ts'
import { type Adjustment, checkAdjustment, findAdjustable } from './adjustment.ts'
import { requireAdmin } from './permission.ts'

/**
 * Corrects a balance, or the customer's visits, by hand, with a reason that staff can read later.
 * @throws {Refusal} 'forbidden' for everybody but admins; 'invalid' for taking more than there is.
 */
export async function adjust(
  ctx: BusinessContext,
  { idempotencyKey, ...adjustment }: Adjustment & { idempotencyKey: string },
): Promise<ChangeResult> {
  requireAdmin(ctx, 'operations:write')
  checkAdjustment(adjustment)
  const { customerId, programId, points = 0, stamps = 0, visits = 0 } = adjustment
  return once(
    ctx,
    { kind: 'adjustment', customerId, idempotencyKey, input: adjustment },
    async () => undefined,
    async (account, identity) => {
      await joinNewPrograms(ctx, account)
      const program = findAdjustable(account, adjustment)
      const lots = program ? await loadLotsToDraw(ctx, customerId, program.id, -points) : []
      const book = openBook(ctx, account)
      // Only staff see the reason: it may be about the customer.
      const id = record(book, identity, { note: adjustment.reason.trim(), visits })
      changeBalance(book, id, program, adjustment, 'adjustment', lots)
      const result = await post(ctx, book, () => changeResult(book, id, program))
      // The reason may be about the customer, so it is stored with the operation, where an erasure removes it.
      await recordAct(ctx, {
        action: 'balance_adjusted',
        customer_id: customerId,
        details: programId ? { program_id: programId, points, stamps } : { visits },
      })
      return result
    },
  )
}
