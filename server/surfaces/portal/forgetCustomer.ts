import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { endSessions } from './sessions.ts'
import { cardLinks } from './tables.ts'

/** Signs a customer out everywhere and drops the links that were texted to them. */
export async function forgetCustomer({ tx, businessId }: BusinessContext, customerId: string): Promise<void> {
  await endSessions(tx, businessId, customerId)
  await tx
    .delete(cardLinks)
    .where(and(eq(cardLinks.business_id, businessId), eq(cardLinks.customer_id, customerId)))
}
