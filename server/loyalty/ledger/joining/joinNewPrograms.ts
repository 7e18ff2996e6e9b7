import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Account } from '../account/account.ts'
import { openBook } from '../book.ts'
import type { OperationSource } from '../kinds.ts'
import { post } from '../post.ts'
import { type EarnedReward, earnedRewards } from '../rewards/earnedReward.ts'
import { enrolInNewPrograms } from './enrolment.ts'

/** Enrols a locked customer in the active programs they are not in yet, and writes it at once. */
export async function joinNewPrograms(
  ctx: BusinessContext,
  account: Account,
  source?: OperationSource,
): Promise<EarnedReward[]> {
  const book = openBook(ctx, account)
  enrolInNewPrograms(book, source)
  return post(ctx, book, () => earnedRewards(book))
}
