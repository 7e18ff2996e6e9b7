import { fillExpiry, loadAccount, openBook, ownIdentity, requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { planPurchase } from './planPurchase.ts'
import { type Preview, previewOf } from './preview.ts'
import type { Purchase } from './purchase.ts'
import { checkPurchase, findCode } from './readPurchase.ts'

/**
 * The effect that recordPurchase would have now; nothing is written. It refuses the same, except for the amount and
 * what was seen.
 */
export async function previewPurchase(ctx: BusinessContext, purchase: Purchase): Promise<Preview> {
  requireStaff(ctx)
  checkPurchase(purchase)
  const [account, code] = await Promise.all([
    loadAccount(ctx, purchase.customerId, { lock: false }),
    findCode(ctx, purchase),
  ])
  const book = openBook(ctx, account)
  if (account.somethingDue) await fillExpiry(ctx, book)
  const plan = planPurchase(book, ownIdentity('purchase'), purchase, code(book))
  return previewOf(book, plan)
}
