import { type Book, earnedRewards } from '#server/loyalty/ledger/index.ts'
import { hashInput } from '#server/platform/context/idempotency.ts'
import type { PurchasePlan } from './planPurchase.ts'
import type { PurchaseEffect } from './purchase.ts'

export type Preview = PurchaseEffect & { preview_token: string }

/** A planned purchase as it is shown before it is recorded, with a token for its effect. */
export function previewOf(book: Book, plan: PurchasePlan): Preview {
  const rewards = earnedRewards(book).map((reward) => ({ ...reward, redemption_code: null }))
  return { ...plan, rewards, preview_token: tokenOf({ ...plan, rewards }) }
}

/**
 * Hash of a purchase's effect. It leaves out what changes with time alone: ids of new rows, and how long ago the last
 * visit was.
 */
const tokenOf = ({ visit, rewards, programs, ...effect }: PurchaseEffect): string =>
  hashInput({
    ...effect,
    visit: visit.counted,
    programs: programs.map(({ reason: _reason, ...program }) => program),
    rewards: rewards.map(({ program_id, type, name }) => ({ program_id, type, name })),
  })
