import { findSurvivor } from '#server/loyalty/customers/index.ts'
import { once, openBook, post, requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { loadUndo } from './loadUndo.ts'
import { readReason, refuseUnlessMayUndo } from './mayUndo.ts'
import { planUndo, undoneOf } from './planUndo.ts'
import { findOperation } from './undoQueries.ts'
import type { UndoResult } from './undoResult.ts'
import { refuseUsedClaim } from './undoRewards.ts'

export type Undo = {
  operationId: string
  /** Required from an admin who undoes what someone else recorded, or after more than 15 minutes. */
  reason?: string | undefined
}

/**
 * Undoes an operation with reversal entries. It takes what is still there, never more than the operation gave, and no
 * balance falls below 0. The result says what could not be taken.
 * @throws {Refusal} 'forbidden' for people who may not undo it; 'conflict' for an undone operation and for an undo
 * itself.
 */
export async function undoOperation(
  ctx: BusinessContext,
  { idempotencyKey, ...undo }: Undo & { idempotencyKey: string },
): Promise<UndoResult> {
  requireStaff(ctx)
  const reason = readReason(undo.reason)
  const operation = await findOperation(ctx, undo.operationId)
  if (!operation) throw notFound('Operation')
  // An operation of a merged customer is undone on the surviving customer, who now holds its lots, stamps and
  // rewards.
  const customerId = await findSurvivor(ctx, operation.customer_id)
  return once(
    ctx,
    { kind: 'undo', customerId, idempotencyKey, input: undo },
    async () => undefined,
    async (account, identity) => {
      refuseUnlessMayUndo(ctx, operation, reason)
      const undoing = await loadUndo(ctx, operation, customerId)
      if (undoing.alreadyUndone) {
        throw new Refusal('conflict', 'This was already undone', { details: { reason: 'undone' } })
      }
      refuseUsedClaim(undoing)
      const book = openBook(ctx, account)
      const { operationId, effect } = planUndo(book, identity, undoing, { reason, why: undoneOf(operation) })
      return post(ctx, book, () => ({
        operation_id: operationId,
        undone_operation_id: operation.id,
        ...effect,
      }))
    },
  )
}
