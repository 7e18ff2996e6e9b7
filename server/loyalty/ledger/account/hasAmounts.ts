import { and, eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { operations } from '../tables.ts'

/** True if any operation has an amount, and so a currency. */
export async function hasAmounts({ tx, businessId }: BusinessContext): Promise<boolean> {
  const [found] = await tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.business_id, businessId), sql`${operations.amount} is not null`))
    .limit(1)
  return found !== undefined
}
