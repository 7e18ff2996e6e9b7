import {
  type Account,
  type EarnedReward,
  earnedReward,
  enrolInNewPrograms,
  enrolledIn,
  giveUnpaid,
  type Identity,
  newRewardCode,
  once,
  openBook,
  post,
  record,
  requireStaff,
} from '#server/loyalty/ledger/index.ts'
import { findReward, type Reward, rebateTerms, takeFromStock } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'

export type RewardGift = {
  customerId: string
  rewardId: string
  /** Counted from today. */
  validDays: number
}
export type RewardGiftResult = { operation_id: string; customer_id: string; reward: EarnedReward }

/**
 * Gives a customer a reward of the catalogue without points, or a code of a rebate program, once per key. The caller
 * announces it.
 * @throws {Refusal} 'not_found' for another reward; 'conflict' if it is archived, paused or sold out
 */
export async function giveReward(
  ctx: BusinessContext,
  { idempotencyKey, ...gift }: RewardGift & { idempotencyKey: string },
): Promise<RewardGiftResult> {
  requireStaff(ctx)
  const { customerId, rewardId } = gift
  return once(
    ctx,
    { kind: 'issue', customerId, idempotencyKey, input: gift },
    () => findReward(ctx, rewardId),
    async (account, identity, reward) => {
      const offered = refuseUnoffered(account, reward)
      if (offered.stock !== null && !(await takeFromStock(ctx, rewardId)))
        throw new Refusal('conflict', 'None of these are left')
      return give(ctx, account, identity, offered, gift.validDays)
    },
  )
}

function refuseUnoffered(account: Account, reward: Reward | undefined): Reward {
  if (reward?.type !== 'catalogue' && reward?.type !== 'rebate_code') throw notFound('Reward')
  if (!reward.active) throw new Refusal('conflict', 'This reward is no longer offered')
  if (account.programs.find(({ id }) => id === reward.program_id)?.status !== 'active')
    throw new Refusal('conflict', 'This program is paused')
  return reward
}

async function give(
  ctx: BusinessContext,
  account: Account,
  identity: Identity,
  reward: Reward,
  validDays: number,
): Promise<RewardGiftResult> {
  const book = openBook(ctx, account)
  enrolInNewPrograms(book)
  const operationId = record(book, identity)
  const { terms } = enrolledIn(account, reward.program_id)
  const held = giveUnpaid(book, operationId, reward, {
    expires_at: endOfDayAfter(book.now, validDays, account.business.timeZone),
    ...(terms.type === 'rebate_code' && {
      redemption_code: newRewardCode(terms.config.codePrefix),
      terms: rebateTerms(terms.config),
    }),
  })
  return post(ctx, book, () => ({
    operation_id: operationId,
    customer_id: account.customer.id,
    reward: earnedReward(held),
  }))
}
