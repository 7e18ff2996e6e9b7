import { earnedRewards, once, openBook, post, recallAccount } from '#server/loyalty/ledger/index.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { refuseAboveCounterLimit, refuseUnmeantAmount } from '../purchase/checkAmount.ts'
import { type PurchasePlan, planPurchase } from '../purchase/planPurchase.ts'
import type { PurchaseResult } from '../purchase/purchase.ts'
import { caseWords } from './caseWords.ts'
import { type LatePurchase, purchaseOf, requestOf } from './lateOperation.ts'

/**
 * Records a late purchase, once per key, by the plan of every purchase and the rules of `at`: programs as they were,
 * visits on both sides, ends of points and cards counted from then. The context's actor recorded it; `sender` hands it
 * in, and may not do so above a limit of their own.
 * @throws {Refusal} with the reason of a case, before anything of the purchase is written
 */
export async function recordThen(
  ctx: BusinessContext,
  late: LatePurchase,
  at: Date,
  sender: Actor,
): Promise<PurchaseResult> {
  const purchase = purchaseOf(late)
  return once(
    ctx,
    { ...requestOf(late), at },
    async () => undefined,
    async (account, identity) => {
      for (const actor of [ctx.actor, sender])
        refuseAboveCounterLimit({ ...ctx, actor }, account.business, purchase)
      await refuseUnmeantAmount(ctx, account.business, purchase)
      const expired = at < ctx.now ? await recallAccount(ctx, account, at) : new Set<string>()
      const book = openBook(ctx, account, at)
      const plan = planPurchase(book, identity, purchase, null)
      refuseOnExpiredCard(plan, expired)
      return post(ctx, book, () => ({
        ...plan,
        operation_id: book.operations.at(-1)!.id,
        customer_id: purchase.customerId,
        recorded_at: ctx.now.toISOString(),
        rewards: earnedRewards(book),
      }))
    },
  )
}

/** A stamp on a card that has expired since might have filled it: somebody decides what the customer gets for that. */
function refuseOnExpiredCard({ programs }: PurchasePlan, expired: Set<string>): void {
  if (!programs.some(({ program_id, stamps }) => stamps > 0 && expired.has(program_id))) return
  throw new Refusal('conflict', caseWords.card_expired, { details: { reason: 'card_expired' } })
}
