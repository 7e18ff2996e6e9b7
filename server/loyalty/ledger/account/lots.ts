import { newId } from '#server/platform/context/ids.ts'
import type { Book } from '../book.ts'
import type { EnrolledProgram, Lot } from './account.ts'

/** Puts an entry's points into a new lot, whose end is now fixed. */
export function grantLot(
  book: Book,
  transactionId: string,
  program: EnrolledProgram,
  points: number,
  expiresAt: Date | null,
): void {
  book.newLots.push({
    business_id: book.businessId,
    id: transactionId,
    customer_id: book.account.customer.id,
    program_id: program.id,
    granted: points,
    remaining: points,
    expires_at: expiresAt,
    created_at: book.writtenAt,
  })
}

/** The book's own copy of a lot. A lot that is read twice is still one object. */
export function knowLot(book: Book, lot: Lot): Lot {
  const known = book.lots.get(lot.id)
  if (known) return known
  book.lots.set(lot.id, lot)
  return lot
}

/** Takes points from lots in the given order. Asking for more than they hold is a bug: a balance equals its lots. */
export function drawLots(book: Book, transactionId: string, lots: Lot[], points: number): void {
  let left = points
  for (const lot of lots) {
    const taken = Math.min(left, lot.remaining)
    if (taken > 0) move(book, transactionId, lot, taken)
    left -= taken
  }
  if (left > 0) throw new Error(`lots of ${transactionId} lack ${left} of ${points} points`)
}

/** Returns drawn points to their lots. */
export function giveBack(book: Book, transactionId: string, drawn: { lot: Lot; points: number }[]): void {
  for (const { lot, points } of drawn) move(book, transactionId, lot, -points)
}

function move(book: Book, transactionId: string, lot: Lot, points: number): void {
  lot.remaining -= points
  book.lotChanges.set(lot.id, (book.lotChanges.get(lot.id) ?? 0) - points)
  book.draws.push({
    business_id: book.businessId,
    id: newId(),
    transaction_id: transactionId,
    lot_id: lot.id,
    points,
  })
}

export const isPast = (date: Date | null, now: Date): boolean => date !== null && date <= now
