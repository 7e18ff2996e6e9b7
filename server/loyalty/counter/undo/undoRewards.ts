import {
  type Book,
  changeReward,
  endUnpaid,
  enrolledIn,
  enter,
  expireLots,
  expireReward,
  fillReturn,
  isPast,
} from '#server/loyalty/ledger/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Undoing } from './loadUndo.ts'

/** Refuses to undo a claim whose reward was already used or is gone. */
export function refuseUsedClaim({ operation, caused }: Undoing): void {
  if (operation.kind !== 'claim' || caused[0]?.status === 'earned') return
  const redeemed = caused[0]?.status === 'redeemed'
  throw new Refusal(
    'conflict',
    redeemed
      ? 'This reward was redeemed: undo the redemption first'
      : 'The points of this reward went back already',
    { details: { reason: caused[0]?.status } },
  )
}

/**
 * Takes back the unused rewards that were bought, given or issued. Rewards of full cards are taken back with their
 * stamps.
 */
export function takeBackCaused(book: Book, operationId: string, undoing: Undoing): void {
  for (const reward of undoing.caused.filter(({ status }) => status === 'earned')) {
    if (reward.paid_by) {
      fillReturn(book, operationId, { reward, drawn: undoing.drawn.get(reward.paid_by) ?? [] }, 'void')
    } else if (['rebate_code', 'catalogue'].includes(reward.type) && !reward.redeemed_at) {
      endUnpaid(book, reward, 'void')
      enter(book, operationId, enrolledIn(book.account, reward.program_id), {
        kind: 'reversal',
        rewards: -1,
        customer_reward_id: reward.id,
        cause: { code: 'reward_taken_back', reward: reward.name },
      })
    }
  }
}

/** Makes the rewards that an operation used available again. Rewards past their date expire instead. */
export function restoreUsed(book: Book, operationId: string, undoing: Undoing): void {
  for (const { redemptionId, reward, earlierUse } of undoing.uses) {
    const program = enrolledIn(book.account, reward.program_id)
    book.reversedRedemptions.push(redemptionId)
    enter(book, operationId, program, {
      kind: 'reversal',
      customer_reward_id: reward.id,
      cause: { code: 'redemption_undone', reward: reward.name },
    })
    if (!isPast(reward.expires_at, book.now)) changeReward(book, reward, 'earned', earlierUse)
    else if (reward.status === 'redeemed') {
      const drawn = undoing.drawn.get(reward.paid_by ?? '') ?? []
      expireLots(book, operationId, program, expireReward(book, operationId, { reward, drawn }))
    }
  }
}
