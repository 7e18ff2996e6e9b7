import { cardEnd, placeStamps } from '#server/loyalty/programs/index.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import { type EnrolledProgram, type Lot, openCard } from '../account/account.ts'
import { drawLots, grantLot } from '../account/lots.ts'
import { type Book, enter, enterVisits } from '../book.ts'
import { countedOn, stampCards, takeStamps } from '../cards.ts'
import { type EarnedReward, earnedRewards } from '../rewards/earnedReward.ts'
import type { Adjustment } from './adjustment.ts'

/** The reason for a balance change without a purchase. */
type Occasion = 'adjustment' | 'opening_balance'

export type ChangeResult = {
  operation_id: string
  customer_id: string
  /** The program's balances afterwards; null if only visits changed. */
  points_balance: number | null
  stamps_current: number | null
  total_visits: number
  /** Rewards of full cards, and of programs joined at the same time. */
  rewards: EarnedReward[]
}

/** Changes a customer's balance in a program, or their visits. The operation must include the visits too. */
export function changeBalance(
  book: Book,
  operationId: string,
  program: EnrolledProgram | undefined,
  { points = 0, stamps = 0, visits = 0 }: Pick<Adjustment, 'points' | 'stamps' | 'visits'>,
  kind: Occasion,
  lots: Lot[],
): void {
  if (program && points !== 0) adjustPoints(book, operationId, program, points, kind, lots)
  if (program && stamps !== 0) adjustStamps(book, operationId, program, stamps, kind)
  if (visits === 0) return
  book.account.customer.total_visits += visits
  enterVisits(book, operationId, { kind, visits, cause: { code: kind, unit: 'visit' } })
}

export const changeResult = (
  book: Book,
  operationId: string,
  program: EnrolledProgram | undefined,
): ChangeResult => ({
  operation_id: operationId,
  customer_id: book.account.customer.id,
  points_balance: program?.standing.points_balance ?? null,
  stamps_current: program?.standing.stamps_current ?? null,
  total_visits: book.account.customer.total_visits,
  rewards: earnedRewards(book),
})

/** Adds points as a new lot, or draws them from the lots that expire first. */
function adjustPoints(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  points: number,
  kind: Occasion,
  lots: Lot[],
): void {
  const entry = enter(book, operationId, program, {
    kind,
    points,
    earned: Math.max(0, points),
    cause: { code: kind, unit: 'point' },
  })
  if (points < 0) {
    drawLots(book, entry, lots, -points)
    return
  }
  const days = program.terms.type === 'points' ? program.terms.config.pointsExpireDays : 0
  grantLot(book, entry, program, points, endOfDayAfter(book.now, days, book.account.business.timeZone))
}

/** Puts stamps on the customer's cards, where a full card gives its reward, or takes them off the open card. */
function adjustStamps(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  stamps: number,
  kind: Occasion,
): void {
  const cause = { code: kind, unit: countedOn(program) }
  if (stamps < 0) {
    takeStamps(book, operationId, program, -stamps, { kind, cause })
    return
  }
  const { terms } = program
  const end =
    terms.type === 'stamp_card' ? cardEnd(terms.config, book.now, book.account.business.timeZone) : null
  const { placements } = placeStamps(openCard(program.standing), stamps, placesOf(program), true)
  stampCards(book, operationId, program, placements, end, () => cause, kind)
}

/** Number of places on a new card. */
export function placesOf({ terms }: EnrolledProgram): number {
  if (terms.type === 'free_item') return terms.config.requiredPurchases
  if (terms.type === 'stamp_card') return terms.config.stampsRequired
  throw new Error(`a ${terms.type} program has no stamps`)
}
