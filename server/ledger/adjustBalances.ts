import { endOfDayAfter } from '#server/platform/calendar.ts'
import { cardEnd, placeStamps } from '#server/programs/index.ts'
import { type EnrolledProgram, type Lot, openCard } from './account.ts'
import { type Book, enter } from './book.ts'
import { countedOn, stampCards, takeStamps } from './cards.ts'
import { drawLots, grantLot } from './lots.ts'

/** Why a balance changes without a purchase. */
type Occasion = 'adjustment' | 'opening_balance'

/** Adds points as a lot of their own, or draws them from the lots that expire soonest. */
export function adjustPoints(
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
  grantLot(book, entry, program, points, endOfDayAfter(book.now, days, book.account.shop.timeZone))
}

/** Puts stamps on the customer's cards, full ones giving their reward, or takes them off the open card. */
export function adjustStamps(
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
  const end = terms.type === 'stamp_card' ? cardEnd(terms.config, book.now, book.account.shop.timeZone) : null
  const { placements } = placeStamps(openCard(program.standing), stamps, placesOf(program), true)
  stampCards(book, operationId, program, placements, end, () => cause, kind)
}

/** How many places a card has that begins now. */
export function placesOf({ terms }: EnrolledProgram): number {
  if (terms.type === 'free_item') return terms.config.requiredPurchases
  if (terms.type === 'stamp_card') return terms.config.stampsRequired
  throw new Error(`a ${terms.type} program has no stamps`)
}
