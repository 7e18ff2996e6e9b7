import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { describedColumns, isDescribed } from '#server/loyalty/ledger/index.ts'
import { operations, transactions } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { behind } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'

const columns = {
  id: operations.id,
  kind: operations.kind,
  source: operations.source,
  customer_id: operations.customer_id,
  amount: operations.amount,
  discount_amount: operations.discount_amount,
  currency: operations.currency,
  is_visit: operations.counts_as_visit,
  staff_name: operations.staff_name,
  device: operations.device,
  note: operations.note,
  undoes_id: operations.reverses_id,
  refunds_id: operations.refunds_id,
  happened_at: operations.happened_at,
  at: operations.created_at,
}

export const findOperations = ({ tx, businessId }: BusinessContext, place: TimeCursor | null, most: number) =>
  tx
    .select(columns)
    .from(operations)
    .where(and(eq(operations.business_id, businessId), behind(operations.created_at, operations.id, place)))
    .orderBy(desc(operations.created_at), desc(operations.id))
    .limit(most)

export type RecordedOperation = Awaited<ReturnType<typeof findOperations>>[number]

export async function findOperation(
  { tx, businessId }: BusinessContext,
  operationId: string,
): Promise<RecordedOperation | undefined> {
  const [found] = await tx
    .select(columns)
    .from(operations)
    .where(and(eq(operations.business_id, businessId), eq(operations.id, operationId)))
  return found
}

/** The entries of these operations, oldest first: by a list of ids, which is one read even without statistics. */
export const findEntries = ({ tx, businessId }: BusinessContext, operationIds: string[]) =>
  tx
    .select({
      id: transactions.id,
      operation_id: transactions.operation_id,
      program_id: transactions.program_id,
      customer_reward_id: transactions.customer_reward_id,
      described: describedColumns,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.business_id, businessId),
        sql`${transactions.operation_id} = any(${sql.param(operationIds)}::uuid[])`,
        isDescribed('transactions'),
      ),
    )
    .orderBy(asc(transactions.id))
