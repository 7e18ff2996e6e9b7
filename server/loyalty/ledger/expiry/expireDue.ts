import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Account } from '../account/account.ts'
import { loadDue } from '../account/loadDue.ts'
import { type Book, openBook } from '../book.ts'
import { post } from '../post.ts'
import { planExpiry } from './planExpiry.ts'

/**
 * Expires what is past its date: points, cards and unused rewards, each with an expiration entry. A reward bought with
 * points returns them first; returned points past their own date then expire too. The account is updated. The
 * customer's row must be locked.
 * @param at the time of a late operation, before which only what was due by then expires
 */
export async function expireDue(ctx: BusinessContext, account: Account, at = ctx.now): Promise<void> {
  const book = openBook(ctx, account, at)
  await fillExpiry(ctx, book)
  await post(ctx, book, () => null)
}

/**
 * Fills a book with what is past its date, without writing it: for previews and for verbs that write their own book.
 */
export async function fillExpiry(ctx: BusinessContext, book: Book): Promise<void> {
  planExpiry(book, await loadDue(ctx, book.account.customer.id, book.now))
}
