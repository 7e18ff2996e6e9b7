import { and, desc, eq, exists, inArray, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lotDraws, operations, transactions } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type Operation = typeof operations.$inferSelect
export type LedgerEntry = typeof transactions.$inferSelect

export async function findOperation(
  ctx: BusinessContext,
  operationId: string,
): Promise<Operation | undefined> {
  const [operation] = await ctx.tx
    .select()
    .from(operations)
    .where(and(eq(operations.business_id, ctx.businessId), eq(operations.id, operationId)))
  return operation
}

export const findEntries = (ctx: BusinessContext, operationId: string): Promise<LedgerEntry[]> =>
  ctx.tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.business_id, ctx.businessId), eq(transactions.operation_id, operationId)))
    .orderBy(transactions.id)
    .execute()

export async function isUndone(ctx: BusinessContext, operationId: string): Promise<boolean> {
  const [reversal] = await ctx.tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.business_id, ctx.businessId), eq(operations.reverses_id, operationId)))
  return reversal !== undefined
}

/** The money refunded of a purchase, and the thousandths of points that the refunds took, by entry. */
export async function findRefunds({ tx, businessId }: BusinessContext, operationId: string) {
  const ofIt = and(eq(operations.business_id, businessId), eq(operations.refunds_id, operationId))
  const [[sum], taken] = await Promise.all([
    tx
      .select({ refunded: sql<number>`coalesce(-sum(${operations.amount}), 0)`.mapWith(Number) })
      .from(operations)
      .where(ofIt)
      .execute(),
    tx
      .select({
        entryId: transactions.reverses_id,
        thousandths: sql<number>`-sum(${transactions.points} * 1000 + ${transactions.carried})`.mapWith(
          Number,
        ),
      })
      .from(operations)
      .innerJoin(
        transactions,
        and(eq(transactions.business_id, businessId), eq(transactions.operation_id, operations.id)),
      )
      .where(ofIt)
      .groupBy(transactions.reverses_id)
      .execute(),
  ])
  const takenBefore = new Map(taken.map(({ entryId, thousandths }) => [entryId ?? '', thousandths]))
  return { refunded: sum!.refunded, takenBefore }
}

export async function sumExpired(ctx: BusinessContext, lotIds: string[]): Promise<Map<string, number>> {
  if (lotIds.length === 0) return new Map()
  const rows = await ctx.tx
    .select({ lotId: lotDraws.lot_id, points: sql<number>`sum(${lotDraws.points})`.mapWith(Number) })
    .from(lotDraws)
    .innerJoin(
      transactions,
      and(eq(transactions.business_id, ctx.businessId), eq(transactions.id, lotDraws.transaction_id)),
    )
    .where(
      and(
        eq(lotDraws.business_id, ctx.businessId),
        inArray(lotDraws.lot_id, lotIds),
        eq(transactions.kind, 'expiration'),
      ),
    )
    .groupBy(lotDraws.lot_id)
  return new Map(rows.map(({ lotId, points }) => [lotId, points]))
}

export async function findExpiredCards(
  ctx: BusinessContext,
  customerIds: string[],
  cards: string[],
): Promise<Set<string>> {
  if (cards.length === 0) return new Set()
  const rows = await ctx.tx
    .select({ cardId: transactions.card_id })
    .from(transactions)
    .where(
      and(
        eq(transactions.business_id, ctx.businessId),
        inArray(transactions.customer_id, customerIds),
        eq(transactions.kind, 'expiration'),
        inArray(transactions.card_id, cards),
      ),
    )
  return new Set(rows.map(({ cardId }) => cardId!))
}

export async function findLastVisit(
  ctx: BusinessContext,
  customerIds: string[],
  operationId: string,
): Promise<Date | null> {
  const undo = alias(operations, 'undo')
  const undone = ctx.tx
    .select({ id: undo.id })
    .from(undo)
    .where(and(eq(undo.business_id, ctx.businessId), eq(undo.reverses_id, operations.id)))
  const at = sql<Date>`coalesce(${operations.happened_at}, ${operations.created_at})`.mapWith(
    operations.created_at,
  )
  const [visit] = await ctx.tx
    .select({ at })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, ctx.businessId),
        inArray(operations.customer_id, customerIds),
        eq(operations.counts_as_visit, true),
        ne(operations.id, operationId),
        not(exists(undone)),
      ),
    )
    .orderBy(desc(at))
    .limit(1)
  return visit?.at ?? null
}
