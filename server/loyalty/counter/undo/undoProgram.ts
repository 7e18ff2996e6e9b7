import {
  type Book,
  type EnrolledProgram,
  enter,
  expireLots,
  giveBack,
  knowLot,
} from '#server/loyalty/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import { pointsNotTaken, undoPoints, type Why } from './undoPoints.ts'
import type { LedgerEntry } from './undoQueries.ts'
import { stampsNotTaken, undoStamps } from './undoStamps.ts'

/** Points and stamps that an undo could not take back, and why. */
export type NotTaken = { program_id: string; points: number; stamps: number; reason: string }

/** Undoes an operation in one program; returns what could not be taken back. */
export function undoProgram(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  undoing: Undoing,
  why: Why,
): NotTaken[] {
  const own = undoing.entries.filter(({ program_id }) => program_id === program.id)
  let points = 0
  for (const entry of own) {
    if (entry.kind === 'redemption') continue
    if (entry.points > 0 || entry.carried !== 0) {
      points += undoPoints(book, operationId, program, entry, undoing, why)
    }
    if (entry.points < 0) returnDraws(book, operationId, program, entry, undoing, why)
  }
  const stamps = undoStamps(book, operationId, program, undoing, why)
  return [
    ...(points > 0
      ? [
          {
            program_id: program.id,
            points,
            stamps: 0,
            reason: pointsNotTaken(program, points, book.account.business.locale),
          },
        ]
      : []),
    ...(stamps > 0
      ? [
          {
            program_id: program.id,
            points: 0,
            stamps,
            reason: stampsNotTaken(program, stamps, book.account.business.locale),
          },
        ]
      : []),
  ]
}

/** Returns the points that a correction took to their lots; those past their date expire at once. */
function returnDraws(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  entry: LedgerEntry,
  undoing: Undoing,
  why: Why,
): void {
  const drawn = (undoing.drawn.get(entry.id) ?? []).map(({ lot, points }) => ({
    lot: knowLot(book, lot),
    points,
  }))
  const reversal = enter(book, operationId, program, {
    kind: 'reversal',
    points: -entry.points,
    reverses_id: entry.id,
    cause: why('point'),
  })
  giveBack(book, reversal, drawn)
  expireLots(
    book,
    operationId,
    program,
    drawn.map(({ lot }) => lot),
  )
}
