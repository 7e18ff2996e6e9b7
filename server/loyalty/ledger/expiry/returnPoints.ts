import { enrolledIn, type Lot } from '../account/account.ts'
import type { DueReward } from '../account/loadDue.ts'
import { giveBack, knowLot } from '../account/lots.ts'
import { type Book, enter } from '../book.ts'
import { changeReward, changeStock } from '../rewards/rewardEntries.ts'
import { expireLots } from './expireLots.ts'

/**
 * Ends an unused reward that was bought with points: they return to their lots, and the reward returns to stock.
 * Returns those lots; some may be past their date now.
 */
export function returnPoints(
  book: Book,
  operationId: string,
  { reward, drawn }: DueReward,
  status: 'expired' | 'void',
): Lot[] {
  const returned = drawn.map(({ lot, points }) => ({ lot: knowLot(book, lot), points }))
  const points = returned.reduce((sum, each) => sum + each.points, 0)
  changeReward(book, reward, status)
  changeStock(book, reward.reward_id, 1)
  const entry = enter(book, operationId, enrolledIn(book.account, reward.program_id), {
    kind: 'reversal',
    points,
    rewards: status === 'void' ? -1 : 0,
    reverses_id: reward.paid_by,
    customer_reward_id: reward.id,
    cause: { code: status === 'void' ? 'claim_cancelled' : 'claim_expired', reward: reward.name },
  })
  giveBack(book, entry, returned)
  return returned.map(({ lot }) => lot)
}

/** Calls `returnPoints`; returned points past their date expire at once. */
export function fillReturn(
  book: Book,
  operationId: string,
  due: DueReward,
  status: 'expired' | 'void',
): { points: number; expired_points: number } {
  const program = enrolledIn(book.account, due.reward.program_id)
  const before = program.standing.points_balance
  const lots = returnPoints(book, operationId, due, status)
  const points = program.standing.points_balance - before
  expireLots(book, operationId, program, lots)
  return { points, expired_points: before + points - program.standing.points_balance }
}
