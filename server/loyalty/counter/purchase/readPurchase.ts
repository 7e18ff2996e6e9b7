import {
  type Book,
  findHeldByCode,
  type HeldReward,
  refuseUnlessUsable,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { Purchase } from './purchase.ts'

/** Minor units. A hundred million major units is more than any till takes. */
const MAX_AMOUNT = 10_000_000_000
const MAX_STAMPS = 100
const MAX_NOTE = 500

/** Refuses input that makes no sense at a till, from any caller. */
export function checkPurchase({ amount, stamps, applyRewardCode, note, device }: Purchase): void {
  if (amount !== undefined && !isWhole(amount, 0, MAX_AMOUNT)) {
    throw invalidField('amount', 'The amount is a whole number of minor units, 0 or more')
  }
  if (stamps !== undefined && !isWhole(stamps, 1, MAX_STAMPS)) {
    throw invalidField('stamps', `Stamps are a whole number from 1 to ${MAX_STAMPS}`)
  }
  if (applyRewardCode !== undefined && amount === undefined) {
    throw invalidField('amount', 'Enter the amount that the code takes something off')
  }
  if ((note?.length ?? 0) > MAX_NOTE) throw invalidField('note', `At most ${MAX_NOTE} characters`)
  if ((device?.length ?? 0) > MAX_NOTE) throw invalidField('device', `At most ${MAX_NOTE} characters`)
}

/**
 * The part of a purchase that staff meant: it stays the same under one idempotency key, however the purchase is sent
 * again. Left out are what they had seen, and the till.
 */
export const intentOf = ({
  previewToken: _shown,
  seenAt: _read,
  seenOperations: _known,
  device: _till,
  ...intent
}: Purchase): Omit<Purchase, 'previewToken' | 'seenAt' | 'seenOperations' | 'device'> => intent

const isWhole = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most

/** Reads the code of a purchase. The returned function checks it against the customer's account. */
export async function findCode(
  ctx: BusinessContext,
  { applyRewardCode }: Purchase,
): Promise<(book: Book) => HeldReward | null> {
  if (applyRewardCode === undefined) return () => null
  const held = await findHeldByCode(ctx, applyRewardCode)
  return (book) => {
    if (held?.customer_id !== book.account.customer.id) {
      throw invalidField('apply_reward_code', "This customer doesn't hold such a code")
    }
    if (held.type !== 'rebate_code') {
      throw invalidField('apply_reward_code', 'This is a reward to hand over, not a discount: redeem it')
    }
    refuseUnlessUsable(held, book.now)
    return held
  }
}
