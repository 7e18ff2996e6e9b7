import { type Book, counted, enrolledIn, enter, enterVisits } from '#server/loyalty/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { Why } from './undoPoints.ts'
import type { Operation } from './undoQueries.ts'

const visitsOf = ({ counts_as_visit, visits }: Operation): number => (counts_as_visit ? 1 : 0) + visits

/** The visits that an operation brought, as many as are still there; below 0, those that it took and that come back. */
export const visitsToTake = ({ account }: Book, operation: Operation): number =>
  Math.min(visitsOf(operation), account.customer.total_visits)

/** Takes visits back, with a ledger row for each that told of them. */
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

/** Why visits stayed, for the screen; empty where all went. */
export function visitsNotTaken(operation: Operation, visits: number, locale: string): string[] {
  const left = visitsOf(operation) - visits
  return left > 0 ? [`${counted(left, 'visit', locale)} could not be taken back: there are no more.`] : []
}
