import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import type { OperationKind } from './kinds.ts'
import { operations } from './tables.ts'

/** The kind of each operation, by its id; ids that are not of this business are left out. */
export async function findKinds(
  tx: Tx,
  businessId: string,
  operationIds: string[],
): Promise<Map<string, OperationKind>> {
  if (operationIds.length === 0) return new Map()
  const found = await tx
    .select({ id: operations.id, kind: operations.kind })
    .from(operations)
    .where(and(eq(operations.business_id, businessId), inArray(operations.id, operationIds)))
  return new Map(found.map(({ id, kind }) => [id, kind]))
}
