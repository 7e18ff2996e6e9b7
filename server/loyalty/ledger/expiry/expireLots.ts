import type { EnrolledProgram, Lot } from '../account/account.ts'
import { drawLots, isPast } from '../account/lots.ts'
import { type Book, enter } from '../book.ts'

/** Expires the lots of a program among these that are past their date. */
export function expireLots(book: Book, operationId: string, program: EnrolledProgram, lots: Lot[]): void {
  const past = lots.filter((lot) => lot.program_id === program.id && isPast(lot.expires_at, book.now))
  const points = past.reduce((sum, lot) => sum + lot.remaining, 0)
  if (points === 0) return
  const entry = enter(book, operationId, program, {
    kind: 'expiration',
    points: -points,
    cause: { code: 'points_expired' },
  })
  drawLots(book, entry, past, points)
}
