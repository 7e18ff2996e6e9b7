import { and, eq, inArray, sql } from 'drizzle-orm'
import { customers } from '#server/customers/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { isConflict } from '#server/platform/database/index.ts'
import { keyTaken } from '#server/platform/idempotency.ts'
import { customerProgramProgress as progress, rewards } from '#server/programs/tables.ts'
import type { Book } from './book.ts'
import { insertIssued } from './insertIssued.ts'
import { customerRewards, lotDraws, operations, pointLots, redemptions, transactions } from './tables.ts'

/**
 * Writes a book: operations first, then the rows that point to them, then the balances. All statements are
 * sent together. `result` is kept with the last operation as the answer for its key, and given back.
 */
export async function post<Result>(ctx: ShopContext, book: Book, result: () => Result): Promise<Result> {
  if (book.operations.length === 0 && book.touched.size === 0) return result()
  const main = book.operations.at(-1)
  const first = result()
  if (main) main.result = first
  try {
    const [codesChanged] = await Promise.all([writeRows(ctx, book), writeBalances(ctx, book)])
    if (!codesChanged || !main) return first
  } catch (error) {
    throw isConflict(error) && constraintOf(error) === 'operations_key' ? keyTaken() : error
  }
  const revised = result()
  await ctx.tx
    .update(operations)
    .set({ result: revised })
    .where(and(eq(operations.business_id, ctx.businessId), eq(operations.id, main.id)))
  return revised
}

/**
 * Inserts, in the order that the foreign keys want: `execute` sends a statement at once, a bare `await` only
 * a moment later. Gives whether a reward had to take another code.
 */
async function writeRows({ tx, businessId }: ShopContext, book: Book): Promise<boolean> {
  const [, , , , codesChanged] = await Promise.all([
    book.operations.length > 0 && tx.insert(operations).values(book.operations).execute(),
    book.transactions.length > 0 && tx.insert(transactions).values(book.transactions).execute(),
    book.newLots.length > 0 && tx.insert(pointLots).values(book.newLots).execute(),
    book.draws.length > 0 && tx.insert(lotDraws).values(book.draws).execute(),
    book.issued.length > 0 && insertIssued(tx, book.issued),
    book.redemptions.length > 0 && tx.insert(redemptions).values(book.redemptions).execute(),
    book.reversedRedemptions.length > 0 &&
      tx
        .update(redemptions)
        .set({
          reversed_at: book.now,
          reversed_by: book.actor.kind === 'member' ? book.actor.userId : null,
        })
        .where(
          and(eq(redemptions.business_id, businessId), inArray(redemptions.id, book.reversedRedemptions)),
        ),
  ])
  return codesChanged
}

async function writeBalances(ctx: ShopContext, book: Book): Promise<void> {
  const { tx, businessId } = ctx
  const { id, ...totals } = book.account.customer
  await Promise.all([
    book.touched.size > 0 && upsertStandings(ctx, book),
    tx
      .update(customers)
      .set(totals)
      .where(and(eq(customers.business_id, businessId), eq(customers.id, id))),
    ...changeLots(ctx, book),
    ...[...book.rewardChanges].map(([rewardId, change]) =>
      tx
        .update(customerRewards)
        .set(change)
        .where(and(eq(customerRewards.business_id, businessId), eq(customerRewards.id, rewardId))),
    ),
    changeStocks(ctx, book),
  ])
}

const upsertStandings = ({ tx }: ShopContext, book: Book) =>
  tx
    .insert(progress)
    .values([...book.touched].map(({ standing }) => standing))
    .onConflictDoUpdate({
      target: [progress.business_id, progress.customer_id, progress.program_id],
      set: Object.fromEntries(
        [
          progress.points_balance,
          progress.total_earned,
          progress.points_carried,
          progress.stamps_current,
          progress.card_id,
          progress.card_places,
          progress.card_expires_at,
          progress.visits,
          progress.rewards_earned,
          progress.last_activity_at,
        ].map(({ name }) => [name, sql.raw(`excluded.${name}`)]),
      ),
    })

function changeLots({ tx, businessId }: ShopContext, book: Book) {
  if (book.lotChanges.size === 0) return []
  const rows = [...book.lotChanges].map(([id, by]) => sql`(${id}::uuid, ${by}::bigint)`)
  return [
    tx.execute(sql`update point_lots l set remaining = l.remaining + v.change
      from (values ${sql.join(rows, sql`, `)}) v (id, change)
      where l.business_id = ${businessId} and l.id = v.id`),
  ]
}

async function changeStocks({ tx, businessId }: ShopContext, book: Book): Promise<void> {
  // In the order of their ids: two that change the same rewards wait for each other instead of locking up.
  for (const [rewardId, by] of [...book.stockChanges].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await tx
      .update(rewards)
      .set({ stock: sql`${rewards.stock} + ${by}` })
      .where(and(eq(rewards.business_id, businessId), eq(rewards.id, rewardId)))
  }
}

const constraintOf = (error: unknown): string | undefined =>
  ((error as { cause?: { constraint?: string } }).cause ?? (error as { constraint?: string })).constraint
