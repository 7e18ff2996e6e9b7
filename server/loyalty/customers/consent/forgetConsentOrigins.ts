import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { consents } from '../tables.ts'

/** Removes network addresses and the customer's own words. The consent and its time stay. */
export async function forgetConsentOrigins(
  { tx, businessId }: BusinessContext,
  customerIds: string[],
): Promise<void> {
  await tx
    .update(consents)
    .set({
      ip_address: null,
      wording: sql`case when ${consents.source} in ('stop', 'start') then 'Erased' else ${consents.wording} end`,
    })
    .where(and(eq(consents.business_id, businessId), inArray(consents.customer_id, customerIds)))
}
