import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Account, type EnrolledProgram, enrolledIn } from '../account/account.ts'
import { type Book, enterVisits, openBook, record } from '../book.ts'
import { enrolAs } from '../joining/enrolment.ts'
import type { Identity } from '../ownIdentity.ts'
import { post } from '../post.ts'
import { type EarnedReward, earnedRewards } from '../rewards/earnedReward.ts'
import { customerRewards, pointLots } from '../tables.ts'
import { findJoinings } from './findJoinings.ts'
import { type Joinings, type TakenOnce, takeBackTwice } from './joinedTwice.ts'
import { transferPoints, transferStamps } from './transferBalances.ts'

/** Balances that moved from one customer to another in one program. */
export type TransferredProgram = {
  program_id: string
  name: string
  points: number
  stamps: number
  points_balance: number
  stamps_current: number
}

export type Transfer = {
  operation_id: string
  programs: TransferredProgram[]
  visits: number
  /** The second bonus or code of joining, which the transfer takes back. */
  once: TakenOnce
  /** Rewards of cards that the stamps of both fill. */
  rewards: EarnedReward[]
}

/**
 * Moves everything that one customer holds to another, as one operation of the receiver's with paired entries: points
 * in their lots, so that each keeps its date, stamps, rewards, visits and the sum of payments. A bonus or code that
 * both got for joining is given once. Both customers must be locked and have nothing past its date. `result` is the
 * answer for the operation's key.
 */
export async function transferAccount<Result>(
  ctx: BusinessContext,
  { from, to, identity }: { from: Account; to: Account; identity: Identity },
  result: (transfer: Transfer) => Result,
): Promise<Result> {
  const joinings = await findJoinings(ctx, from.customer.id, to.customer.id)
  const [outOf, into] = [openBook(ctx, from), openBook(ctx, to)]
  const operation_id = record(into, identity, { visits: from.customer.total_visits })
  enterVisits(into, operation_id, { kind: 'transfer', cause: { code: 'merged' } })
  const plan = fillTransfer(outOf, into, operation_id, joinings)
  const transferred = await post(ctx, into, () =>
    result({ operation_id, ...plan, rewards: earnedRewards(into) }),
  )
  await post(ctx, outOf, () => null)
  await moveHoldings(ctx, from.customer.id, to.customer.id)
  return transferred
}

/** Plans a transfer without writing it, for previews. */
export async function planTransfer(
  ctx: BusinessContext,
  from: Account,
  to: Account,
): Promise<Omit<Transfer, 'operation_id'>> {
  const joinings = await findJoinings(ctx, from.customer.id, to.customer.id)
  const [outOf, into] = [openBook(ctx, from), openBook(ctx, to)]
  const plan = fillTransfer(outOf, into, 'preview', joinings)
  return { ...plan, rewards: earnedRewards(into) }
}

/** Fills the transfer between accounts with open books, in the books only. There the lots stay the giver's. */
export function fillTransfer(outOf: Book, into: Book, operationId: string, joinings: Joinings) {
  const moved = outOf.account.programs.flatMap((program) =>
    program.standing ? [transferProgram(outOf, into, operationId, program as EnrolledProgram)] : [],
  )
  const once = takeBackTwice(into, operationId, joinings)
  const programs = moved.map((program) => ({
    ...program,
    points_balance: enrolledIn(into.account, program.program_id).standing.points_balance,
  }))
  const [from, to] = [outOf.account.customer, into.account.customer]
  const visits = from.total_visits
  to.total_visits += visits
  to.last_visit_at = later(to.last_visit_at, from.last_visit_at)
  to.total_spent += from.total_spent
  from.total_visits = 0
  from.total_spent = 0
  from.last_visit_at = null
  return { programs, visits, once }
}

function transferProgram(
  outOf: Book,
  into: Book,
  operationId: string,
  from: EnrolledProgram,
): TransferredProgram {
  const to = enrolAs(into, from)
  const active = later(to.standing.last_activity_at, from.standing.last_activity_at)
  const { points_balance: points, stamps_current: stamps } = from.standing
  transferPoints(outOf, into, operationId, from, to)
  transferStamps(outOf, into, operationId, from, to)
  // A move is not the customer's activity.
  to.standing.last_activity_at = active
  const { points_balance, stamps_current } = to.standing
  return { program_id: to.id, name: to.name, points, stamps, points_balance, stamps_current }
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** Moves lots and rewards unchanged, so that an undo or a cancelled claim can still return points to the lots. */
async function moveHoldings(
  { tx, businessId }: BusinessContext,
  fromId: string,
  toId: string,
): Promise<void> {
  for (const held of [pointLots, customerRewards]) {
    await tx
      .update(held)
      .set({ customer_id: toId })
      .where(and(eq(held.business_id, businessId), eq(held.customer_id, fromId)))
  }
}
