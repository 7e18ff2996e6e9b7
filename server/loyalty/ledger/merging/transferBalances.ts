import { cardEnd, placeStamps } from '#server/loyalty/programs/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import { type EnrolledProgram, openCard } from '../account/account.ts'
import { grantLot } from '../account/lots.ts'
import { placesOf } from '../adjusting/adjustBalances.ts'
import { type Book, enter } from '../book.ts'
import { countedOn, openCardWith, stampCards, takeStamps } from '../cards.ts'

/** Moves points, remainder, and lifetime totals. The lots themselves move unchanged. */
export function transferPoints(
  outOf: Book,
  into: Book,
  operationId: string,
  from: EnrolledProgram,
  to: EnrolledProgram,
): void {
  const { points_balance, points_carried, total_earned, rewards_earned } = from.standing
  const moved = {
    points: points_balance,
    carried: points_carried,
    earned: total_earned,
    rewards: rewards_earned,
  }
  if (Object.values(moved).every((value) => value === 0)) return
  const negated = Object.fromEntries(Object.entries(moved).map(([name, value]) => [name, -value]))
  const about = { unit: 'point', program: from.name } as const
  enter(outOf, operationId, from, { kind: 'transfer', ...negated, cause: { code: 'moved_away', ...about } })
  enter(into, operationId, to, { kind: 'transfer', ...moved, cause: { code: 'moved_here', ...about } })
  roundUpRemainder(into, operationId, to)
}

/** Makes a point of two remainders that add up to one. */
function roundUpRemainder(book: Book, operationId: string, program: EnrolledProgram): void {
  if (program.standing.points_carried < 1000 || program.terms.type !== 'points') return
  const entry = enter(book, operationId, program, {
    kind: 'accrual',
    points: 1,
    earned: 1,
    carried: -1000,
    cause: { code: 'joined_remainders' },
  })
  const end = endOfDayAfter(book.now, program.terms.config.pointsExpireDays, book.account.business.timeZone)
  grantLot(book, entry, program, 1, end)
}

/**
 * Moves the stamps of the open card to the receiver's card, which then ends at the later of both dates. A receiver
 * without an open card gets the card itself.
 */
export function transferStamps(
  outOf: Book,
  into: Book,
  operationId: string,
  from: EnrolledProgram,
  to: EnrolledProgram,
): void {
  const { card_id, card_places, card_expires_at, stamps_current: stamps } = from.standing
  if (card_id === null) return
  const about = { unit: countedOn(from), program: from.name }
  takeStamps(outOf, operationId, from, stamps, { kind: 'transfer', cause: { code: 'moved_away', ...about } })
  const end = to.standing.card_id === null ? card_expires_at : laterEnd(to, card_expires_at)
  if (to.standing.card_id === null) openCardWith(to, newId(), card_places!, end)
  else to.standing.card_expires_at = end
  const open = openCard(to.standing)
  const { placements } = placeStamps(open, stamps, placesOf(to), true)
  const nextEnd =
    to.terms.type === 'stamp_card' ? cardEnd(to.terms.config, into.now, into.account.business.timeZone) : null
  const cause = () => ({ code: 'moved_here', ...about }) as const
  stampCards(into, operationId, to, placements, nextEnd, cause, 'transfer')
}

const laterEnd = ({ standing }: EnrolledProgram, end: Date | null): Date | null =>
  standing.card_expires_at === null || end === null
    ? null
    : new Date(Math.max(standing.card_expires_at.getTime(), end.getTime()))
