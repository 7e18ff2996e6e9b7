import {
  type Book,
  counted,
  type EnrolledProgram,
  enter,
  grantLot,
  openCard,
  stampCards,
  visitsOn,
} from '#server/loyalty/ledger/rules.ts'
import {
  cardEnd,
  countPurchase,
  type DiscountConfig,
  earnPoints,
  type FreeItemConfig,
  ladderPercent,
  type PointsConfig,
  type StampCardConfig,
  stampVisit,
} from '#server/loyalty/programs/rules.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import type { Discounts } from './discounts.ts'
import type { Visit } from './visit.ts'

/** A purchase as the programs see it: the amount paid after any discount, the stamps, and whether it is a visit. */
export type Occasion = { paid: number | null; stamps: number; visit: Visit; discounts: Discounts }

/** Adds whole points for what was paid, in a new lot; the remainder is kept for the next purchase. */
export function earn(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  config: PointsConfig,
  paid: number | null,
): void {
  if (paid === null) return
  const { account, now } = book
  const { points_carried } = program.standing
  const { currency, timeZone } = account.business
  const { points, carried } = earnPoints(config, paid, points_carried, currency)
  if (points === 0 && carried === points_carried) return
  const entry = enter(book, operationId, program, {
    kind: 'accrual',
    points,
    earned: points,
    carried: carried - points_carried,
    cause: { code: 'purchase', paid: { amount: paid, currency } },
  })
  if (points > 0) {
    const end = endOfDayAfter(now, config.pointsExpireDays, timeZone)
    grantLot(book, entry, program, points, end)
  }
}

/** Adds the stamps of a visit; returns the reason if some or all were not given. */
export function stamp(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  config: StampCardConfig,
  { visit, stamps }: Occasion,
): string | null {
  if (!visit.counted) return visit.reason
  const { placements, refused } = stampVisit(config, openCard(program.standing), stamps)
  const end = cardEnd(config, book.now, book.account.business.timeZone)
  stampCards(book, operationId, program, placements, end, ({ places }, now) => ({
    code: 'stamps',
    now,
    places,
  }))
  if (refused === 0) return null
  return `${counted(refused, 'stamp', book.account.business.locale)} not given: the card has no more places, and this program doesn't start the next one in the same visit.`
}

/** Adds one purchase towards the free item; returns the reason if it didn't count. */
export function countTowardsItem(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  config: FreeItemConfig,
  { visit }: Occasion,
): string | null {
  if (!visit.counted) return visit.reason
  const { standing, reward } = program
  const { placements } = countPurchase(config, openCard(standing), standing.rewards_earned)
  stampCards(book, operationId, program, placements, null, ({ places }, now) => ({
    code: 'counted_purchase',
    now,
    places,
    reward: reward!.name,
  }))
  return placements.length > 0 ? null : 'The free item was given already; this program gives it once.'
}

/**
 * Adds one visit to the discount ladder, and records the ladder's discount on this purchase; returns the reason if the
 * visit didn't count.
 */
export function climbLadder(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  config: DiscountConfig,
  { visit, discounts }: Occasion,
): string | null {
  const applied = discounts.applied?.program_id === program.id ? discounts.applied : null
  if (!visit.counted && !applied) return visit.reason
  const visits = visit.counted ? 1 : 0
  // The account already includes this visit.
  const earlier = visitsOn(book.account, program) - visits
  const off = applied && { amount: applied.amount, currency: book.account.business.currency }
  enter(book, operationId, program, {
    kind: 'accrual',
    visits,
    cause: {
      code: 'ladder',
      visit: visit.counted ? earlier + visits : null,
      discount: off && { percent: ladderPercent(config, earlier), off },
    },
  })
  return visit.reason
}
