import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { openBook, record } from '../book.ts'
import { enrolInNewPrograms } from '../joining/enrolment.ts'
import type { OperationSource } from '../kinds.ts'
import { once } from '../operation.ts'
import { post } from '../post.ts'
import { type ChangeResult, changeBalance, changeResult } from './adjustBalances.ts'
import { type Adjustment, checkChange, findAdjustable } from './adjustment.ts'
import { requireStaff } from './permission.ts'

/** Either points, stamps or visits, more than 0, that the customer had collected elsewhere. */
export type OpeningBalance = Omit<Adjustment, 'reason'> & { source?: OperationSource }

/**
 * Adds what a customer had collected before the business came to us. With points or stamps the customer first joins the
 * active programs. Points become a lot that ends by the program's current rule; stamps fill cards. No reward is
 * announced: a business that moves to us doesn't want to text everybody.
 *
 * Runs in the caller's transaction, once per idempotency key. It locks the customer, so a caller with several balances
 * in one transaction goes by ascending customer id.
 * @throws {Refusal} 'invalid' at `points`, `stamps` or `visits`; 'not_found' for another business's customer or
 * program; 'conflict' for a paused program that the customer never joined, a merged customer, or a key used for another
 * input.
 */
export async function openingBalance(
  ctx: BusinessContext,
  { idempotencyKey, source = 'import', ...opening }: OpeningBalance & { idempotencyKey: string },
): Promise<ChangeResult> {
  requireStaff(ctx)
  checkOpening(opening)
  const { customerId, visits = 0 } = opening
  return once(
    ctx,
    { kind: 'opening_balance', customerId, idempotencyKey, input: opening },
    async () => undefined,
    async (account, identity) => {
      const book = openBook(ctx, account)
      // Visits belong to no program. A customer with only visits joins at the first purchase.
      if (opening.programId) enrolInNewPrograms(book, source)
      const program = findAdjustable(account, opening)
      const id = record(book, identity, { source, visits })
      changeBalance(book, id, program, opening, 'opening_balance', [])
      return post(ctx, book, () => changeResult(book, id, program))
    },
  )
}

function checkOpening(opening: Omit<OpeningBalance, 'source'>): void {
  checkChange(opening)
  if ((opening.points ?? 0) < 0) throw invalidField('points', 'A whole number of 1 or more')
  if ((opening.stamps ?? 0) < 0) throw invalidField('stamps', 'A whole number of 1 or more')
  if ((opening.visits ?? 0) < 0) throw invalidField('visits', 'A whole number of 1 or more')
}
