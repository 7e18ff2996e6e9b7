import {
  type Account,
  type Book,
  counted,
  drawLots,
  type EnrolledProgram,
  enrolledIn,
  enter,
  type HeldReward,
  type Identity,
  issueReward,
  type Lot,
  type OperationSource,
  record,
} from '#server/loyalty/ledger/rules.ts'
import type { Reward } from '#server/loyalty/programs/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import { pointsNeeded } from './lock.ts'

/** The columns of a reward that a claim reads. */
export type Claimable = Pick<
  Reward,
  'id' | 'program_id' | 'type' | 'name' | 'description' | 'points_price' | 'valid_days' | 'active'
>

/**
 * The program and the price of a claim.
 * @throws {Refusal} as `claimReward` does, except for the stock
 */
export function refuseUnclaimable(
  account: Account,
  reward: Claimable | undefined,
): { program: EnrolledProgram; price: number } {
  if (reward?.type !== 'catalogue') throw notFound('Reward')
  if (!reward.active) throw unclaimable('archived', 'This reward is no longer offered')
  const program = account.programs.find(({ id }) => id === reward.program_id)!
  const balance = program.standing?.points_balance ?? 0
  const price = reward.points_price!
  const needed = pointsNeeded(program.terms, price)
  if (balance < needed) {
    const { locale } = account.business
    throw unclaimable(
      'not_enough_points',
      `${reward.name} needs ${counted(needed, 'point', locale)}; there are ${counted(balance, 'point', locale)}`,
    )
  }
  return { program: enrolledIn(account, program.id), price }
}

/** Buys a reward that can be claimed, in the book only. Its price is drawn from `lots`, in their order. */
export function planClaim(
  book: Book,
  identity: Identity,
  { source, device }: { source?: OperationSource | undefined; device?: string | undefined },
  reward: Claimable,
  lots: Lot[],
): HeldReward {
  const program = enrolledIn(book.account, reward.program_id)
  const operationId = record(book, identity, { source, device })
  const id = newId()
  const price = reward.points_price!
  const paidBy = enter(book, operationId, program, {
    kind: 'redemption',
    points: -price,
    rewards: 1,
    customer_reward_id: id,
    cause: { code: 'reward_claimed', reward: reward.name },
  })
  drawLots(book, paidBy, lots, price)
  return issueReward(book, operationId, reward, {
    id,
    paid_by: paidBy,
    expires_at: endOfDayAfter(book.now, reward.valid_days, book.account.business.timeZone),
  })
}

const unclaimable = (reason: string, message: string) =>
  new Refusal('conflict', message, { details: { reason } })
export const soldOut = () => unclaimable('sold_out', 'None of these are left')
