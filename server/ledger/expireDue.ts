import type { ShopContext } from '#server/platform/context.ts'
import { type Account, type EnrolledProgram, enrolledIn, type Lot } from './account.ts'
import { type Book, enter, openBook, ownIdentity, record } from './book.ts'
import { closeCard } from './cards.ts'
import { type DueReward, loadDue } from './loadDue.ts'
import { drawLots, giveBack, isPast, knowLot } from './lots.ts'
import { post } from './post.ts'
import { changeReward, changeStock } from './rewardEntries.ts'
import { change } from './sentences.ts'

/**
 * Expires what is past its date: points, cards, unused rewards, each with an expiration entry. A reward that
 * was paid for with points gives them back first; those past their own date then expire with the rest. The
 * account stands as it does afterwards. The customer's row must be locked.
 */
export async function expireDue(ctx: ShopContext, account: Account): Promise<void> {
  const book = openBook(ctx, account)
  await fillExpiry(ctx, book)
  await post(ctx, book, () => null)
}

/** The same without writing it, for previews and for verbs that write their own book. */
export async function fillExpiry(ctx: ShopContext, book: Book): Promise<void> {
  const due = await loadDue(ctx, book.account.customer.id)
  const operationId = record(book, ownIdentity('expiration'), { source: 'automation' })
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

/** Gives the lots that got points back. */
export function expireReward(book: Book, operationId: string, { reward, drawn }: DueReward): Lot[] {
  const program = enrolledIn(book.account, reward.program_id)
  changeReward(book, reward, 'expired')
  if (!reward.paid_by) {
    enter(book, operationId, program, {
      kind: 'expiration',
      customer_reward_id: reward.id,
      sentence: `Expired unused: ${reward.name}`,
    })
    return []
  }
  changeStock(book, reward.reward_id, 1)
  const returned = drawn.map(({ lot, points }) => ({ lot: knowLot(book, lot), points }))
  const points = returned.reduce((sum, each) => sum + each.points, 0)
  const entry = enter(book, operationId, program, {
    kind: 'reversal',
    points,
    reverses_id: reward.paid_by,
    customer_reward_id: reward.id,
    sentence: `${change(points, 'point')} back, unused: ${reward.name}`,
  })
  giveBack(book, entry, returned)
  return returned.map(({ lot }) => lot)
}

/** Ends the lots of a program among these that are past their date. */
export function expireLots(book: Book, operationId: string, program: EnrolledProgram, lots: Lot[]): void {
  const past = lots.filter((lot) => lot.program_id === program.id && isPast(lot.expires_at, book.now))
  const points = past.reduce((sum, lot) => sum + lot.remaining, 0)
  if (points === 0) return
  const entry = enter(book, operationId, program, {
    kind: 'expiration',
    points: -points,
    sentence: `${change(-points, 'point')}, expired`,
  })
  drawLots(book, entry, past, points)
}

/** Clears the open card when it is past its date. */
export function expireCard(book: Book, operationId: string, program: EnrolledProgram): void {
  const { standing } = program
  if (!isPast(standing.card_expires_at, book.now)) return
  enter(book, operationId, program, {
    kind: 'expiration',
    stamps: -standing.stamps_current,
    card_id: standing.card_id,
    card_expires_at: standing.card_expires_at,
    sentence: `${change(-standing.stamps_current, 'stamp')}, card expired`,
  })
  closeCard(program)
}
