import { earnedRewards, once, openBook, post, requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { refuseAboveCounterLimit, refuseUnmeantAmount } from './checkAmount.ts'
import { planPurchase } from './planPurchase.ts'
import { previewOf } from './preview.ts'
import type { Purchase, PurchaseResult } from './purchase.ts'
import { checkPurchase, findCode, intentOf } from './readPurchase.ts'
import { refuseUnseen } from './refuseUnseen.ts'

/**
 * Records a purchase or visit, once per idempotency key, in every active program of the business. Amounts are minor
 * units.
 * @throws {Refusal} 'invalid' with the wrong field; 'not_found' for another business's customer; 'conflict' for a code
 * that can't be used, a key used for something else, an unconfirmed amount far above the usual, or another effect than
 * the preview's; 'forbidden' above the counter limit.
 */
export async function recordPurchase(
  ctx: BusinessContext,
  { idempotencyKey, ...purchase }: Purchase & { idempotencyKey: string },
): Promise<PurchaseResult> {
  requireStaff(ctx)
  checkPurchase(purchase)
  const { customerId } = purchase
  return once(
    ctx,
    { kind: 'purchase', customerId, idempotencyKey, input: intentOf(purchase), formerInput: purchase },
    () => findCode(ctx, purchase),
    async (account, identity, code) => {
      refuseAboveCounterLimit(ctx, account.business, purchase)
      await refuseUnmeantAmount(ctx, account.business, purchase)
      const book = openBook(ctx, account)
      const plan = planPurchase(book, identity, purchase, code(book))
      await refuseUnseen(ctx, previewOf(book, plan), purchase)
      return post(ctx, book, () => ({
        ...plan,
        operation_id: book.operations.at(-1)!.id,
        customer_id: customerId,
        recorded_at: ctx.now.toISOString(),
        rewards: earnedRewards(book),
      }))
    },
  )
}
