import { newId } from '#server/platform/context/ids.ts'
import { readableCode } from '#server/platform/secrets/readableCode.ts'
import { enrolledIn, type HandedOutReward, type HeldReward } from '../account/account.ts'
import { type Book, type Entry, enter } from '../book.ts'

const CODE_LENGTH = 8

/** An unguessable code without look-alikes. */
export const newRewardCode = (prefix: string): string => prefix + readableCode(CODE_LENGTH)

/** Gives the customer a reward, whose name, terms and end are now fixed. Its ledger row is written separately. */
export function issueReward(
  book: Book,
  operationId: string,
  reward: Pick<HandedOutReward, 'id' | 'program_id' | 'type' | 'name' | 'description'>,
  more: Partial<Pick<HeldReward, 'id' | 'terms' | 'expires_at' | 'redemption_code' | 'paid_by'>> = {},
): HeldReward {
  const held: HeldReward = {
    business_id: book.businessId,
    id: newId(),
    customer_id: book.account.customer.id,
    reward_id: reward.id,
    program_id: reward.program_id,
    type: reward.type,
    status: 'earned',
    redemption_code: newRewardCode(''),
    name: reward.name,
    description: reward.description,
    terms: null,
    operation_id: operationId,
    paid_by: null,
    earned_at: book.writtenAt,
    expires_at: null,
    redeemed_at: null,
    ...more,
  }
  book.issued.push(held)
  return held
}

/** Gives the customer a reward without points, with its ledger row. */
export function giveUnpaid(
  book: Book,
  operationId: string,
  ...given: [reward: Parameters<typeof issueReward>[2], more: Parameters<typeof issueReward>[3]]
): HeldReward {
  const held = issueReward(book, operationId, ...given)
  enter(book, operationId, enrolledIn(book.account, held.program_id), {
    kind: 'accrual',
    rewards: 1,
    customer_reward_id: held.id,
    cause: { code: 'reward_received', reward: held.name },
  })
  return held
}

/** Moves a reward that the customer holds to another status. */
export function changeReward(
  book: Book,
  reward: HeldReward,
  status: HeldReward['status'],
  redeemedAt: Date | null = null,
): void {
  reward.status = status
  reward.redeemed_at = redeemedAt
  book.rewardChanges.set(reward.id, { status, redeemed_at: redeemedAt })
}

/**
 * Adds to a reward's stock, or takes from it with a number below 0. Rewards without a stock are not changed when the
 * book is written.
 */
export function changeStock(book: Book, rewardId: string, by: number): void {
  book.stockChanges.set(rewardId, (book.stockChanges.get(rewardId) ?? 0) + by)
}

/** Ends an unused reward that cost no points. A reward of the catalogue, which was a gift, returns to stock. */
export function endUnpaid(book: Book, reward: HeldReward, status: 'expired' | 'void'): void {
  changeReward(book, reward, status)
  if (reward.type === 'catalogue') changeStock(book, reward.reward_id, 1)
}

/** Uses a reward in an operation. A code that isn't single-use stays valid until its date. */
export function useReward(book: Book, operationId: string, reward: HeldReward, cause: Entry['cause']): void {
  book.redemptions.push({
    business_id: book.businessId,
    id: newId(),
    customer_reward_id: reward.id,
    operation_id: operationId,
    staff_user_id: book.actor.kind === 'member' ? book.actor.userId : null,
    created_at: book.writtenAt,
  })
  changeReward(book, reward, reward.terms?.singleUse === false ? 'earned' : 'redeemed', book.writtenAt)
  enter(book, operationId, enrolledIn(book.account, reward.program_id), {
    kind: 'redemption',
    customer_reward_id: reward.id,
    cause,
  })
}
