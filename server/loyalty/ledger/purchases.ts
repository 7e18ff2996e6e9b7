import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { operations, transactions } from './tables.ts'

/** A purchase at the till or by the API. `happenedAt` is the time of a late one, which was recorded `at`. */
export type Purchase = { id: string; at: Date; happenedAt: Date | null; isVisit: boolean }

/** A customer's points before and after. */
export type Step = { from: number; to: number }

const undo = alias(operations, 'undo')

/**
 * The purchases at the till or by the API among these operations that nobody has undone, in their order. Changes by a
 * file, a correction or a merge are not the customer's steps.
 */
export async function findPurchases(
  { tx, businessId }: BusinessContext,
  operationIds: string[],
): Promise<Purchase[]> {
  return tx
    .select({
      id: operations.id,
      at: operations.created_at,
      happenedAt: operations.happened_at,
      isVisit: operations.counts_as_visit,
    })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        inArray(operations.id, operationIds),
        eq(operations.kind, 'purchase'),
        inArray(operations.source, ['counter', 'api']),
        sql`not exists (select 1 from ${operations} ${undo}
          where ${undo.business_id} = ${businessId} and ${undo.reverses_id} = ${operations.id})`,
      ),
    )
    .orderBy(operations.created_at, operations.id)
}

/**
 * The customer's points before and after a purchase. Consecutive steps have no gap, in whatever order they are read.
 */
export async function findStep(
  { tx, businessId }: BusinessContext,
  customerId: string,
  { id, at }: Purchase,
): Promise<Step> {
  const earlier = sql`(${transactions.created_at}, ${transactions.operation_id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`
  const own = sql`${transactions.operation_id} = ${id}::uuid`
  const [sums] = await tx
    .select({
      from: sql<number>`coalesce(sum(${transactions.points}) filter (where ${earlier}), 0)::float8`,
      gained: sql<number>`coalesce(sum(${transactions.points}) filter (where ${own}), 0)::float8`,
    })
    .from(transactions)
    .where(and(eq(transactions.business_id, businessId), eq(transactions.customer_id, customerId)))
  const { from, gained } = sums!
  return { from, to: from + gained }
}

/** Number of the customer's visits after a purchase. */
export async function visitsAfter(
  { tx, businessId }: BusinessContext,
  customerId: string,
  { id, at }: Purchase,
): Promise<number> {
  const [sum] = await tx
    .select({
      visits: sql<number>`coalesce(sum(${operations.visits} + ${operations.counts_as_visit}::integer), 0)::float8`,
    })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        eq(operations.customer_id, customerId),
        sql`(${operations.created_at}, ${operations.id}) > (${at.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
  return sum!.visits
}
