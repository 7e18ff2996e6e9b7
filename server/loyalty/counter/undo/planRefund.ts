import { type Book, enrolledIn, enterVisits, type Identity, record } from '#server/loyalty/ledger/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import type { Undoing } from './loadUndo.ts'
import { planUndo } from './planUndo.ts'
import { pointsNotTaken, undoPoints, type Why } from './undoPoints.ts'
import type { NotTaken } from './undoProgram.ts'
import { changesSince, snapshot, type UndoEffect, voidedRewards } from './undoResult.ts'

export type RefundEffect = UndoEffect & {
  /** Minor units that go back, and what is then left of the purchase. */
  amount: number
  left: number
  currency: string
}

/**
 * Refunds money of a purchase, in the book only; preview and record both use it. The points for that money are taken
 * back. Visit, stamps and rewards stay as long as anything of the purchase is left. A refund of the rest takes them
 * back, as an undo does. `amount` is in minor units.
 * @throws {Refusal} 'conflict' for an undone purchase, one without an amount, or one with another amount left than
 * `seen`; 'invalid' for more than is left.
 */
export function planRefund(
  book: Book,
  identity: Identity,
  undoing: Undoing,
  { amount, seen, reason }: { amount: number; seen?: number; reason: string },
): { operationId: string; effect: RefundEffect } {
  const { id: refunds_id, currency: of } = undoing.operation
  const left = leftOf(undoing, amount, book, seen) - amount
  const currency = of!
  const why: Why = (unit) => ({ code: 'refunded', unit, refund: { amount, currency } })
  const plan =
    left === 0
      ? planUndo(book, identity, undoing, { reason, why, refunds_id })
      : planPart(book, identity, undoing, { amount, left, reason, why })
  return { ...plan, effect: { amount, left, currency, ...plan.effect } }
}

function leftOf({ operation, alreadyUndone, refunded }: Undoing, amount: number, book: Book, seen?: number) {
  const { kind, amount: paid, currency } = operation
  if (alreadyUndone)
    throw new Refusal('conflict', 'This was already undone', { details: { reason: 'undone' } })
  if (kind !== 'purchase' || !paid || currency === null) {
    throw new Refusal('conflict', 'No money was paid here, so none can be given back')
  }
  const left = paid - refunded
  const most = formatMoney(left, currency, book.account.business.locale)
  // Otherwise two people could refund the same complaint twice, or one person after a lost answer.
  if (seen !== undefined && seen !== left) {
    throw new Refusal(
      'conflict',
      `Look again before giving anything back: ${most} is left of this purchase now`,
      {
        details: { reason: 'changed', left },
      },
    )
  }
  if (Number.isSafeInteger(amount) && amount >= 1 && amount <= left) return left
  throw invalidField('amount', `At most ${most} is left of this purchase`)
}

type Part = { amount: number; left: number; reason: string; why: Why }

function planPart(book: Book, identity: Identity, undoing: Undoing, { amount, left, reason, why }: Part) {
  const { operation, entries } = undoing
  const before = snapshot(book.account)
  const operationId = record(book, identity, {
    note: reason || null,
    refunds_id: operation.id,
    amount: -amount,
    currency: operation.currency,
  })
  const share = { left, paid: operation.amount! }
  const notTaken = entries.flatMap((entry): NotTaken[] => {
    if (entry.program_id === null || (entry.points === 0 && entry.carried === 0)) return []
    const program = enrolledIn(book.account, entry.program_id)
    const points = undoPoints(book, operationId, program, entry, undoing, why, share)
    if (points === 0) return []
    const stayed = pointsNotTaken(program, points, book.account.business.locale)
    return [{ program_id: program.id, points, stamps: 0, reason: stayed }]
  })
  // Without points the customer still reads that money was refunded.
  if (book.transactions.every(({ operation_id }) => operation_id !== operationId)) {
    enterVisits(book, operationId, { kind: 'reversal', cause: why('visit') })
  }
  const effect: UndoEffect = {
    customer_id: book.account.customer.id,
    visit_taken_back: false,
    programs: changesSince(book, before),
    not_taken_back: notTaken,
    voided_rewards: voidedRewards(book, undoing),
    ...{ standing_rewards: [], restored_rewards: [], expired_rewards: [] },
    notes: notTaken.map((each) => each.reason),
  }
  return { operationId, effect }
}
