import { and, eq, inArray } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { operations } from './tables.ts'

/** Removes the notes that staff wrote in these customers' operations. Entries and sums stay as they are. */
export async function forgetNotes({ tx, businessId }: BusinessContext, customerIds: string[]): Promise<void> {
  await tx
    .update(operations)
    .set({ note: null })
    .where(and(eq(operations.business_id, businessId), inArray(operations.customer_id, customerIds)))
}
