import { recordAct } from '#server/businesses/audit/index.ts'
import { findSurvivor } from '#server/loyalty/customers/index.ts'
import {
  type Account,
  expireDue,
  type Identity,
  loadAccount,
  once,
  openBook,
  ownIdentity,
  post,
  requireStaff,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { loadUndo } from './loadUndo.ts'
import { readReason, refuseUnlessMayUndo } from './mayUndo.ts'
import { planRefund, type RefundEffect } from './planRefund.ts'
import { findOperation, type Operation } from './undoQueries.ts'

export type Refund = {
  operationId: string
  /** Minor units, at most what is left of the purchase after earlier refunds. */
  amount: number
  /** The amount left of the purchase before, as the staff member saw it. */
  left: number
  /** Required in the same cases as for an undo. */
  reason?: string | undefined
}
export type RefundResult = RefundEffect & { operation_id: string; refunded_operation_id: string }

/**
 * Refunds money of a purchase, once per idempotency key, and takes back the points for it. People who may undo the
 * purchase may refund it.
 * @throws {Refusal} 'invalid' at `amount` for more than is left; 'conflict' for an undone purchase or if another amount
 * is left than was seen, with `details.left` as the amount left now.
 */
export async function refundPurchase(
  ctx: BusinessContext,
  { idempotencyKey, ...refund }: Refund & { idempotencyKey: string },
): Promise<RefundResult> {
  requireStaff(ctx)
  const reason = readReason(refund.reason)
  const { operation, customerId } = await findPurchase(ctx, refund.operationId)
  return once(
    ctx,
    { kind: 'refund', customerId, idempotencyKey, input: refund },
    async () => undefined,
    async (account, identity) => {
      refuseUnlessMayUndo(ctx, operation, reason)
      const { book, operationId, effect } = await plan(ctx, account, identity, operation, {
        amount: refund.amount,
        seen: refund.left,
        reason,
      })
      const result = await post(ctx, book, () => ({
        operation_id: operationId,
        refunded_operation_id: operation.id,
        ...effect,
      }))
      const details = { amount: refund.amount, currency: effect.currency }
      await recordAct(ctx, { action: 'purchase_refunded', customer_id: customerId, details })
      return result
    },
  )
}

/**
 * The effect that a refund would have now, by the same plan. Expired points and rewards of the customer are removed
 * first, as before every operation.
 */
export async function previewRefund(
  ctx: BusinessContext,
  { operationId, amount }: Pick<Refund, 'operationId' | 'amount'>,
): Promise<RefundEffect> {
  requireStaff(ctx)
  const { operation, customerId } = await findPurchase(ctx, operationId)
  // The reason is checked when the refund is recorded.
  refuseUnlessMayUndo(ctx, operation, 'to come')
  const account = await loadAccount(ctx, customerId, { lock: true })
  if (account.somethingDue) await expireDue(ctx, account)
  const { effect } = await plan(ctx, account, ownIdentity('refund'), operation, { amount, reason: '' })
  return effect
}

async function findPurchase(ctx: BusinessContext, operationId: string) {
  const operation = await findOperation(ctx, operationId)
  if (!operation) throw notFound('Operation')
  // A purchase of a merged customer is refunded from the surviving customer, who now holds its points.
  return { operation, customerId: await findSurvivor(ctx, operation.customer_id) }
}

async function plan(
  ctx: BusinessContext,
  account: Account,
  identity: Identity,
  operation: Operation,
  refund: { amount: number; seen?: number; reason: string },
) {
  const undoing = await loadUndo(ctx, operation, account.customer.id)
  const book = openBook(ctx, account)
  return { book, ...planRefund(book, identity, undoing, refund) }
}
