import { and, eq, inArray, sql } from 'drizzle-orm'
import { setTotals } from '#server/loyalty/customers/index.ts'
import { type NewEvent, publish } from '#server/loyalty/events/index.ts'
import { moveStock } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { keyTaken } from '#server/platform/context/idempotency.ts'
import { constraintOf, isConflict, sendInOrder } from '#server/platform/database/index.ts'
import { nameDevice } from '#server/platform/network/describeDevice.ts'
import type { HeldReward } from './account/account.ts'
import type { Book } from './book.ts'
import { customerProgramProgress as progress } from './progressTables.ts'
import { insertIssued } from './rewards/insertIssued.ts'
import {
  customerRewards,
  lotDraws,
  operationAnswers,
  operations,
  pointLots,
  redemptions,
  transactions,
} from './tables.ts'

/**
 * Writes a book: operations first, then the rows whose foreign keys point to them, then the balances. Publishes the
 * events and returns `result`, which is stored as the answer for the key of the last operation unless it is null.
 */
export async function post<Result>(ctx: BusinessContext, book: Book, result: () => Result): Promise<Result> {
  if (book.operations.length === 0 && book.touched.size === 0 && !movesTotals(book)) return result()
  const main = book.operations.at(-1)
  const first = result()
  const [codesChanged] = await sendInOrder(
    () => write(ctx, book),
    async () => main && first !== null && keepAnswer(ctx, main.id, first).execute(),
  )
  if (!codesChanged || !main) return first
  const revised = result()
  await keepAnswer(ctx, main.id, revised)
  return revised
}

const movesTotals = ({ account: { customer }, before }: Book): boolean =>
  customer.total_visits !== before.total_visits || customer.total_spent !== before.total_spent

const keepAnswer = ({ tx, businessId }: BusinessContext, operation_id: string, answer: unknown) =>
  tx
    .insert(operationAnswers)
    .values({ business_id: businessId, operation_id, answer })
    .onConflictDoUpdate({
      target: [operationAnswers.business_id, operationAnswers.operation_id],
      set: { answer },
    })

/** The operations of a book, with the till of those that name no device. */
function operationsIn(book: Book): Book['operations'] {
  const till = tillOf(book)
  return book.operations.map((operation) => ({ ...operation, device: operation.device ?? till }))
}

/** The browser and system of a till; null for other actors, which name their device themselves. */
const tillOf = ({ actor, device }: Book): string | null =>
  actor.kind === 'member' ? nameDevice(device ?? '') : null

/** Writes the rows of a book; returns true if a reward needed another code. */
async function write(ctx: BusinessContext, book: Book): Promise<boolean> {
  const { tx } = ctx
  try {
    const [, , , , codesChanged] = await sendInOrder(
      async () => book.operations.length > 0 && tx.insert(operations).values(operationsIn(book)).execute(),
      async () => book.transactions.length > 0 && tx.insert(transactions).values(book.transactions).execute(),
      async () => book.newLots.length > 0 && tx.insert(pointLots).values(book.newLots).execute(),
      async () => book.draws.length > 0 && tx.insert(lotDraws).values(book.draws).execute(),
      async () => book.issued.length > 0 && insertIssued(tx, book.issued),
      async () => book.redemptions.length > 0 && tx.insert(redemptions).values(book.redemptions).execute(),
      async () => book.reversedRedemptions.length > 0 && reverseRedemptions(ctx, book),
      async () => book.touched.size > 0 && upsertStandings(ctx, book).execute(),
      () => setTotals(ctx, book.account.customer).execute(),
      async () => book.lotChanges.size > 0 && changeLots(ctx, book),
      ...[...book.rewardChanges].map(
        ([id, change]) =>
          () =>
            changeReward(ctx, id, change).execute(),
      ),
      () => publish(ctx, happenedIn(book)),
      () => changeStocks(ctx, book),
    )
    return codesChanged
  } catch (error) {
    throw isConflict(error) && constraintOf(error)?.startsWith('operations_key') ? keyTaken() : error
  }
}

const reverseRedemptions = ({ tx, businessId }: BusinessContext, book: Book) =>
  tx
    .update(redemptions)
    .set({ reversed_at: book.now, reversed_by: book.actor.kind === 'member' ? book.actor.userId : null })
    .where(and(eq(redemptions.business_id, businessId), inArray(redemptions.id, book.reversedRedemptions)))
    .execute()

const changeReward = (
  { tx, businessId }: BusinessContext,
  rewardId: string,
  change: Pick<HeldReward, 'status' | 'redeemed_at'>,
) =>
  tx
    .update(customerRewards)
    .set(change)
    .where(and(eq(customerRewards.business_id, businessId), eq(customerRewards.id, rewardId)))

function happenedIn({ account, operations, issued }: Book): NewEvent[] {
  const customer_id = account.customer.id
  const brought = new Set(
    operations.filter(({ source }) => source === 'import' || source === 'automation').map(({ id }) => id),
  )
  // Not every reward was earned here and now: one bought with points was not earned, one from a file was earned long
  // ago, and code that gives a reward by itself announces it itself.
  const earned = issued.filter(({ paid_by, operation_id }) => !paid_by && !brought.has(operation_id))
  return [
    ...operations.map(
      ({ id }): NewEvent => ({ type: 'operation.recorded', ids: { customer_id, operation_id: id } }),
    ),
    ...earned.map(
      ({ id }): NewEvent => ({ type: 'reward.earned', ids: { customer_id, customer_reward_id: id } }),
    ),
  ]
}

const upsertStandings = ({ tx }: BusinessContext, book: Book) =>
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
          progress.rewards_earned,
          progress.last_activity_at,
        ].map(({ name }) => [name, sql.raw(`excluded.${name}`)]),
      ),
    })

function changeLots({ tx, businessId }: BusinessContext, book: Book) {
  const rows = [...book.lotChanges].map(([id, by]) => sql`(${id}::uuid, ${by}::bigint)`)
  return tx
    .execute(sql`update point_lots l set remaining = l.remaining + v.change
    from (values ${sql.join(rows, sql`, `)}) v (id, change)
    where l.business_id = ${businessId} and l.id = v.id`)
    .execute()
}

async function changeStocks(ctx: BusinessContext, book: Book): Promise<void> {
  // In the order of their ids, so that two transactions that change the same rewards wait for each other instead of
  // deadlocking.
  for (const [rewardId, by] of [...book.stockChanges].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await moveStock(ctx, rewardId, by)
  }
}
