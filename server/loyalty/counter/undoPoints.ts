import {
  type Book,
  type Cause,
  counted,
  drawLots,
  type EnrolledProgram,
  enter,
  knowLot,
  type Unit,
} from '#server/loyalty/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { LedgerEntry } from './undoQueries.ts'

/** What the customer reads of points, stamps or visits that are taken back. */
export type Why = (unit: Unit) => Cause

/** How much of a purchase stays after money went back: `left` of the `paid` minor units. */
export type Share = { left: number; paid: number }
const NOTHING_STAYS: Share = { left: 0, paid: 1 }

/**
 * Takes back what an entry earned, remainder included, as if what doesn't stay had never been: from its own lot
 * first, then from the lots that its spending spared. What earlier refunds took is taken, and points that expired are
 * not owed. Gives the whole points that could not be taken back because they were spent.
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
  const owed = Math.max(0, earned - gone - stays(earned, share))
  const held = standing.points_balance * 1000 + standing.points_carried
  const taken = Math.min(owed, held)
  const points = standing.points_balance - Math.floor((held - taken) / 1000)
  // A refund is told even where it takes nothing: the customer's history says that money went back.
  if (taken > 0 || share.left > 0) {
    const reversal = enter(book, operationId, program, {
      kind: 'reversal',
      points: -points,
      earned: -points,
      carried: ((held - taken) % 1000) - standing.points_carried,
      reverses_id: entry.id,
      cause: why('point'),
    })
    const lots = undoing.openLots.filter((lot) => lot.program_id === program.id)
    const ownFirst = lots.toSorted((a, b) => Number(b.id === entry.id) - Number(a.id === entry.id))
    drawLots(
      book,
      reversal,
      ownFirst.map((lot) => knowLot(book, lot)),
      points,
    )
  }
  return Math.floor((owed - taken) / 1000)
}

/** Thousandths of a point, rounded up: a rest is the customer's. The product passes what a double holds. */
function stays(thousandths: number, { left, paid }: Share): number {
  if (left === 0) return 0
  const product = BigInt(thousandths) * BigInt(left)
  return Number((product + BigInt(paid) - 1n) / BigInt(paid))
}

/** Why points stayed, for the screen. */
export const pointsNotTaken = (program: EnrolledProgram, points: number): string =>
  `${counted(points, 'point')} of ${program.name} could not be taken back: they were spent.`
