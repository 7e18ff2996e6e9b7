import { type Book, earnedRewards } from '#server/loyalty/ledger/index.ts'
import { hashInput } from '#server/platform/idempotency.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { PurchasePlan } from './planPurchase.ts'
import type { PurchaseEffect } from './purchase.ts'

export type Preview = PurchaseEffect & { preview_token: string }

/** A planned purchase as it is shown before it is recorded, with a token for its effect. */
export function previewOf(book: Book, plan: PurchasePlan): Preview {
  const rewards = earnedRewards(book).map((reward) => ({ ...reward, redemption_code: null }))
  return { ...plan, rewards, preview_token: tokenOf({ ...plan, rewards }) }
}

/** Leaves out what changes with time alone: ids of new rows, and how long ago the last visit was. */
const tokenOf = ({ visit, rewards, programs, ...effect }: PurchaseEffect): string =>
  hashInput({
    ...effect,
    visit: visit.counted,
    programs: programs.map(({ reason: _reason, ...program }) => program),
    rewards: rewards.map(({ program_id, type, name }) => ({ program_id, type, name })),
  })

/**
 * Makes sure that what was previewed is what is recorded.
 * @throws {Refusal} 'conflict' with the reason 'preview_changed', and in `details.preview` the current effect
 */
export function refuseOtherThanSeen(preview: Preview, seen: string | undefined): void {
  if (seen === undefined || seen === preview.preview_token) return
  throw new Refusal(
    'conflict',
    'Something was recorded for this customer since the preview. Look at what the purchase gives now before it is recorded.',
    { details: { reason: 'preview_changed', preview } },
  )
}
