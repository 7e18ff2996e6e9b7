import {
  type Book,
  type Cause,
  counted,
  drawLots,
  type EnrolledProgram,
  enter,
  expireLots,
  isPast,
  knowLot,
  type Lot,
  returnPoints,
  type Unit,
} from '#server/loyalty/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { LedgerEntry } from './undoQueries.ts'

/** The cause that the customer reads for points, stamps or visits that are taken back. */
export type Why = (unit: Unit) => Cause

/** The share of a purchase that is left after refunds: `left` of the `paid` minor units. */
export type Share = { left: number; paid: number }
const NOTHING_STAYS: Share = { left: 0, paid: 1 }

/**
 * Takes back what an entry earned, with its remainder, as if it had never been earned: first from its own lot, then
 * from the lots that were not spent because its points were, then from those of unused claims. Points taken by earlier
 * refunds count as taken, and expired points are not owed. Returns the whole points that could not be taken back
 * because they were spent.
 */
export function undoPoints(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  entry: LedgerEntry,
  undoing: Undoing,
  why: Why,
  share = NOTHING_STAYS,
): number {
  const { standing } = program
  const expired = undoing.expiredPoints.get(entry.id) ?? 0
  const earned = entry.points * 1000 + entry.carried
  const gone = expired * 1000 + (undoing.takenBefore.get(entry.id) ?? 0)
  const owed = Math.max(0, earned - gone - keptThousandths(earned, share))
  for (const lot of undoing.openLots) knowLot(book, lot)
  const returned = cancelClaims(book, operationId, program, owed, undoing)
  const held = thousandthsOf(program)
  const taken = Math.min(owed, held)
  const points = standing.points_balance - Math.floor((held - taken) / 1000)
  // A refund is written even if it takes no points: the customer's history must show that money was refunded.
  if (taken > 0 || share.left > 0) {
    const reversal = enter(book, operationId, program, {
      kind: 'reversal',
      points: -points,
      earned: -points,
      carried: ((held - taken) % 1000) - standing.points_carried,
      reverses_id: entry.id,
      cause: why('point'),
    })
    drawLots(book, reversal, lotsToTake(book, program, entry), points)
  }
  expireLots(book, operationId, program, returned)
  return Math.floor((owed - taken) / 1000)
}

/**
 * Cancels unused claims, the newest first, until there are enough whole points. Otherwise a reward could hold the
 * points that are owed, and return them later. Returns the lots that got points back, some of them past their date.
 */
function cancelClaims(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  owed: number,
  undoing: Undoing,
): Lot[] {
  const lots: Lot[] = []
  for (const claim of undoing.unusedClaims) {
    if (owed - thousandthsOf(program) < 1000) break
    if (claim.reward.program_id !== program.id || claim.reward.status !== 'earned') continue
    lots.push(...returnPoints(book, operationId, claim, 'void'))
  }
  return [...new Set(lots)]
}

/**
 * Lots of the program in the order of taking: the entry's own lot first, lots past their date last, because their
 * points expire anyway.
 */
function lotsToTake(book: Book, program: EnrolledProgram, entry: LedgerEntry): Lot[] {
  const rank = ({ id, expires_at }: Lot) => (id === entry.id ? 0 : isPast(expires_at, book.now) ? 2 : 1)
  return [...book.lots.values()]
    .filter(({ program_id }) => program_id === program.id)
    .sort((a, b) => rank(a) - rank(b))
}

const thousandthsOf = ({ standing }: EnrolledProgram): number =>
  standing.points_balance * 1000 + standing.points_carried

/**
 * Thousandths of a point for the share that is left, rounded up in the customer's favour. The product can be larger
 * than a double holds.
 */
function keptThousandths(thousandths: number, { left, paid }: Share): number {
  if (left === 0) return 0
  const product = BigInt(thousandths) * BigInt(left)
  return Number((product + BigInt(paid) - 1n) / BigInt(paid))
}

/** The reason why points could not be taken back, for the screen. */
export const pointsNotTaken = (program: EnrolledProgram, points: number, locale: string): string =>
  `${counted(points, 'point', locale)} of ${program.name} could not be taken back: they were spent.`
