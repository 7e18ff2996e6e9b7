import { type Book, counted, enrolledIn, enter, enterVisits } from '#server/loyalty/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { Why } from './undoPoints.ts'
import type { Operation } from './undoQueries.ts'

const visitsOf = ({ counts_as_visit, visits }: Operation): number => (counts_as_visit ? 1 : 0) + visits

/** The visits of an operation that can still be taken back; below 0 if the operation took visits, which come back. */
export const visitsToTake = ({ account }: Book, operation: Operation): number =>
  Math.min(visitsOf(operation), account.customer.total_visits)

/** Takes visits back, with a ledger row for each row that added some. */
export function undoVisits(
  book: Book,
  operationId: string,
  { operation, entries, lastVisit }: Undoing,
  visits: number,
  why: Why,
): void {
  const { account } = book
  account.customer.total_visits -= visits
  if (operation.counts_as_visit) account.customer.last_visit_at = lastVisit
  if (visits === 0) return
  const cause = why('visit')
  for (const { id, program_id, visits: told } of entries) {
    if (told === 0) continue
    const entry = { kind: 'reversal', visits: -visits, reverses_id: id, cause } as const
    if (program_id === null) enterVisits(book, operationId, entry)
    else enter(book, operationId, enrolledIn(account, program_id), entry)
  }
}

/** The reason why visits could not be taken back, for the screen; empty if all were. */
export function visitsNotTaken(operation: Operation, visits: number, locale: string): string[] {
  const left = visitsOf(operation) - visits
  return left > 0 ? [`${counted(left, 'visit', locale)} could not be taken back: there are no more.`] : []
}
