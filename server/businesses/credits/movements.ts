import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { behind } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import { creditTransactions as movements } from './tables.ts'

/** A movement of credits as it was written. */
export type RecordedMovement = typeof movements.$inferSelect

/** Movements of a business, newest first. */
export const findMovements = (
  { tx, businessId }: BusinessContext,
  before: TimeCursor | null,
  most: number,
): Promise<RecordedMovement[]> =>
  tx
    .select()
    .from(movements)
    .where(and(eq(movements.business_id, businessId), behind(movements.created_at, movements.id, before)))
    .orderBy(desc(movements.created_at), desc(movements.id))
    .limit(most)

/** The credits that a business had after a movement: the sum of all movements until then. */
export async function findBalanceAfter(
  { tx, businessId }: BusinessContext,
  { id, created_at }: RecordedMovement,
): Promise<number> {
  const [until] = await tx
    .select({ sum: sql<string>`coalesce(sum(${movements.credits}), 0)` })
    .from(movements)
    .where(
      and(
        eq(movements.business_id, businessId),
        or(
          lt(movements.created_at, created_at),
          and(eq(movements.created_at, created_at), sql`${movements.id} <= ${id}`),
        ),
      ),
    )
  return Number(until!.sum)
}

/** The movement that was recorded under the key of a request that may be repeated. */
export async function findMovementByKey(
  { tx, businessId }: BusinessContext,
  key: string,
): Promise<RecordedMovement | undefined> {
  const [row] = await tx
    .select()
    .from(movements)
    .where(and(eq(movements.business_id, businessId), eq(movements.idempotency_key, key)))
  return row
}

/** True if a business with this balance used credits up: not if it never had any, nor if the last were taken from it. */
export async function hasUsedUp(ctx: BusinessContext, balance: number): Promise<boolean> {
  const [newest] = await findMovements(ctx, null, 1)
  return newest !== undefined && (balance > 0 || newest.kind !== 'taken')
}
