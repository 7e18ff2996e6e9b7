import { type EnrolledProgram, enrolledIn, type Lot } from '../account/account.ts'
import type { Due, DueReward } from '../account/loadDue.ts'
import { isPast, knowLot } from '../account/lots.ts'
import { type Book, enter, record } from '../book.ts'
import { closeCard, countedOn } from '../cards.ts'
import { ownIdentity } from '../ownIdentity.ts'
import { endUnpaid } from '../rewards/rewardEntries.ts'
import { expireLots } from './expireLots.ts'
import { returnPoints } from './returnPoints.ts'

/** Expires what `due` holds, and open cards past their date, in the book only. */
export function planExpiry(book: Book, due: Due): void {
  const operationId = record(book, ownIdentity('expiration'), {
    source: 'automation',
    happened_at: null,
  })
  const lots = new Set(due.lots.map((lot) => knowLot(book, lot)))
  for (const reward of due.rewards) {
    for (const lot of expireReward(book, operationId, reward)) lots.add(lot)
  }
  for (const program of book.account.programs) {
    if (!program.standing) continue
    const enrolled = enrolledIn(book.account, program.id)
    expireLots(book, operationId, enrolled, [...lots])
    expireCard(book, operationId, enrolled)
  }
  if (book.transactions.length === 0) book.operations.pop()
  book.account.somethingDue = false
}

/** Ends an unused reward; returns the lots that got its points back, some of them past their date. */
export function expireReward(book: Book, operationId: string, due: DueReward): Lot[] {
  const { reward } = due
  if (reward.paid_by) return returnPoints(book, operationId, due, 'expired')
  endUnpaid(book, reward, 'expired')
  enter(book, operationId, enrolledIn(book.account, reward.program_id), {
    kind: 'expiration',
    customer_reward_id: reward.id,
    cause: { code: 'reward_expired', reward: reward.name },
  })
  return []
}

/** Closes the open card if it is past its date. */
export function expireCard(book: Book, operationId: string, program: EnrolledProgram): void {
  const { standing } = program
  if (!isPast(standing.card_expires_at, book.now)) return
  enter(book, operationId, program, {
    kind: 'expiration',
    stamps: -standing.stamps_current,
    card_id: standing.card_id,
    card_expires_at: standing.card_expires_at,
    cause: { code: 'card_expired', unit: countedOn(program) },
  })
  closeCard(program)
}
