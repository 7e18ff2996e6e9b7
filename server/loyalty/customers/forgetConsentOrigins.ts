import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { consents } from './tables.ts'

/** Keeps what was agreed to and when; removes network addresses and the person's own words. */
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
