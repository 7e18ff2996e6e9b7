import { and, eq, inArray } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { consentRequests as requests } from './tables.ts'

/** Deletes the requests of customers who are erased. */
export async function forgetRequests(
  { tx, businessId }: BusinessContext,
  customerIds: string[],
): Promise<void> {
  await tx
    .delete(requests)
    .where(and(eq(requests.business_id, businessId), inArray(requests.customer_id, customerIds)))
}
