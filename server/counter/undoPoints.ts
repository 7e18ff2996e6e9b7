import {
  type Book,
  counted,
  drawLots,
  type EnrolledProgram,
  enter,
  knowLot,
  type Undone,
} from '#server/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { LedgerEntry } from './undoQueries.ts'

/**
 * Takes back what an entry earned, remainder included, as if it had never been: from its own lot first, then
 * from the lots that its spending spared. Points that expired are not owed. Gives the whole points that
 * could not be taken back because they were spent.
 */
export function undoPoints(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  entry: LedgerEntry,
  undoing: Undoing,
  undone: Undone,
): number {
  const { standing } = program
  const expired = undoing.expiredPoints.get(entry.id) ?? 0
  const owed = Math.max(0, (entry.points - expired) * 1000 + entry.carried)
  const held = standing.points_balance * 1000 + standing.points_carried
  const taken = Math.min(owed, held)
  const points = standing.points_balance - Math.floor((held - taken) / 1000)
  if (taken > 0) {
    const reversal = enter(book, operationId, program, {
      kind: 'reversal',
      points: -points,
      earned: -points,
      carried: ((held - taken) % 1000) - standing.points_carried,
      reverses_id: entry.id,
      cause: { code: 'undone', unit: 'point', ...undone },
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

/** Why points stayed, for the screen. */
export const pointsNotTaken = (program: EnrolledProgram, points: number): string =>
  `${counted(points, 'point')} of ${program.name} could not be taken back: they were spent.`
