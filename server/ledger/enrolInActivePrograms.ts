import type { ShopContext } from '#server/platform/context.ts'
import { announceRewards } from './announceRewards.ts'
import { openBook } from './book.ts'
import { type EarnedReward, earnedRewards } from './earnedReward.ts'
import { enrolInNewPrograms } from './enrolment.ts'
import { expireDue } from './expireDue.ts'
import { loadAccount } from './loadAccount.ts'
import { post } from './post.ts'
import type { OperationSource } from './tables.ts'

/**
 * Enrols a customer in the active programs they are not in yet: welcome bonus and rebate code, once each.
 * Safe to repeat. Gives the rewards that joining brought, and
 * announces them.
 */
export async function enrolInActivePrograms(
  ctx: ShopContext,
  customerId: string,
  source: OperationSource,
): Promise<EarnedReward[]> {
  const account = await loadAccount(ctx, customerId, { lock: true })
  if (account.somethingDue) await expireDue(ctx, account)
  const book = openBook(ctx, account)
  enrolInNewPrograms(book, source)
  const earned = await post(ctx, book, () => earnedRewards(book))
  await announceRewards(ctx, customerId, earned)
  return earned
}
