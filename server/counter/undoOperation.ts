import { findSurvivor } from '#server/customers/index.ts'
import {
  type Book,
  enrolledIn,
  once,
  openBook,
  post,
  record,
  requireStaff,
  type Undone,
} from '#server/ledger/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { invalidField, notFound, Refusal } from '#server/platform/refusal.ts'
import { loadUndo, type Undoing } from './loadUndo.ts'
import { refuseUnlessMayUndo } from './mayUndo.ts'
import { type NotTaken, undoProgram } from './undoProgram.ts'
import { findOperation, type Operation } from './undoQueries.ts'
import { snapshot, type UndoResult, undoResult } from './undoResult.ts'
import { refuseUsedClaim, restoreUsed, takeBackCaused } from './undoRewards.ts'
import { undoVisits, visitsToTake } from './undoVisits.ts'

export type Undo = {
  operationId: string
  /** Needed from an admin who undoes what someone else recorded, or later than 15 minutes after. */
  reason?: string | undefined
}

const MAX_REASON = 500

/**
 * Takes an operation back with reversal entries: what is still there, never more than it gave, floored at 0;
 * the result says what could not be taken. Refused 'forbidden' for whom it isn't theirs to undo, 'conflict'
 * for what was undone already and for an undo itself.
 */
export async function undoOperation(
  ctx: ShopContext,
  { idempotencyKey, ...undo }: Undo & { idempotencyKey: string },
): Promise<UndoResult> {
  requireStaff(ctx)
  const reason = undo.reason?.trim() ?? ''
  if (reason.length > MAX_REASON) throw invalidField('reason', `At most ${MAX_REASON} characters`)
  const operation = await findOperation(ctx, undo.operationId)
  if (!operation) throw notFound('Operation')
  // What a merged customer did is the survivor's to give back: they hold its lots, stamps and rewards now.
  const customerId = await findSurvivor(ctx, operation.customer_id)
  return once(
    ctx,
    { kind: 'undo', customerId, idempotencyKey, input: undo },
    async () => undefined,
    async (account, identity) => {
      refuseUnlessMayUndo(ctx, operation, reason)
      const undoing = await loadUndo(ctx, operation, customerId)
      if (undoing.alreadyUndone) {
        throw new Refusal('conflict', 'This was already undone', { details: { reason: 'undone' } })
      }
      refuseUsedClaim(undoing)
      const book = openBook(ctx, account)
      const before = snapshot(account)
      const visits = visitsToTake(book, operation)
      const id = record(book, identity, { note: reason || null, visits: -visits, ...refund(operation) })
      const notTaken = takeBack(book, id, undoing, visits)
      return post(ctx, book, () => undoResult(book, id, undoing, before, notTaken, visits))
    },
  )
}

/** The amounts of an undo are those of what it undoes, with the other sign. */
const refund = ({ id, amount, discount_amount, currency }: Operation) => ({
  reverses_id: id,
  amount: amount === null ? null : -amount,
  discount_amount: -discount_amount,
  currency,
})

function takeBack(book: Book, id: string, undoing: Undoing, visits: number): NotTaken[] {
  const { operation, entries } = undoing
  const { account } = book
  restoreUsed(book, id, undoing)
  const undone = undoneOf(operation)
  const concerned = new Set(entries.map(({ program_id }) => program_id))
  const notTaken = account.programs.flatMap((program) =>
    program.standing && concerned.has(program.id)
      ? undoProgram(book, id, enrolledIn(account, program.id), undoing, undone)
      : [],
  )
  undoVisits(book, id, undoing, visits, undone)
  takeBackCaused(book, id, undoing)
  return notTaken
}

const undoneOf = ({ kind, amount, currency }: Operation): Undone => ({
  operation: kind,
  paid: amount === null || currency === null ? null : { amount, currency },
})
