import { type Book, enrolledIn, type Identity, record } from '#server/loyalty/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { Why } from './undoPoints.ts'
import { type NotTaken, undoProgram } from './undoProgram.ts'
import type { Operation } from './undoQueries.ts'
import { snapshot, type UndoEffect, undoEffect } from './undoResult.ts'
import { restoreUsed, takeBackCaused } from './undoRewards.ts'
import { undoVisits, visitsToTake } from './undoVisits.ts'

type UndoWords = { reason: string; why: Why; refunds_id?: string }

/** Takes back, in the book, all that is left of an operation. Money that was already refunded does not count again. */
export function planUndo(
  book: Book,
  identity: Identity,
  undoing: Undoing,
  { reason, why, refunds_id }: UndoWords,
): { operationId: string; effect: UndoEffect } {
  const { id, amount, discount_amount, currency } = undoing.operation
  const before = snapshot(book.account)
  const visits = visitsToTake(book, undoing.operation)
  const operationId = record(book, identity, {
    note: reason || null,
    visits: -visits,
    reverses_id: id,
    ...(refunds_id && { refunds_id }),
    amount: amount === null ? null : undoing.refunded - amount,
    discount_amount: -discount_amount,
    currency,
  })
  const notTaken = takeBack(book, operationId, undoing, visits, why)
  return { operationId, effect: undoEffect(book, undoing, before, notTaken, visits) }
}

function takeBack(book: Book, id: string, undoing: Undoing, visits: number, why: Why): NotTaken[] {
  const { account } = book
  restoreUsed(book, id, undoing)
  const concerned = new Set(undoing.entries.map(({ program_id }) => program_id))
  const notTaken = account.programs.flatMap((program) =>
    program.standing && concerned.has(program.id)
      ? undoProgram(book, id, enrolledIn(account, program.id), undoing, why)
      : [],
  )
  undoVisits(book, id, undoing, visits, why)
  takeBackCaused(book, id, undoing)
  return notTaken
}

/** The cause of an undo, for its sentence. */
export const undoneOf =
  ({ kind, amount, currency }: Operation): Why =>
  (unit) => ({
    code: 'undone',
    unit,
    operation: kind,
    paid: amount === null || currency === null ? null : { amount, currency },
  })
