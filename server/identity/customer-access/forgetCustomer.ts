import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { endShownLinks } from './cardLinks.ts'
import { endSessions } from './sessions.ts'
import { cardLinks } from './tables.ts'

/**
 * Signs a merged customer out everywhere. Links that were texted to them now lead to the survivor. Such a link still
 * proves only its own phone: if the survivor has another, it opens nothing and says what to do (see `stateOf`). Links
 * that a till showed end.
 */
export async function moveAccess(ctx: BusinessContext, fromId: string, toId: string): Promise<void> {
  const { tx, businessId } = ctx
  await endSessions(tx, businessId, fromId)
  await endShownLinks(ctx, fromId)
  await tx
    .update(cardLinks)
    .set({ customer_id: toId })
    .where(and(eq(cardLinks.business_id, businessId), eq(cardLinks.customer_id, fromId)))
}

/** Signs a customer out everywhere and deletes the links that were texted to them. */
export async function forgetCustomer({ tx, businessId }: BusinessContext, customerId: string): Promise<void> {
  await endSessions(tx, businessId, customerId)
  await tx
    .delete(cardLinks)
    .where(and(eq(cardLinks.business_id, businessId), eq(cardLinks.customer_id, customerId)))
}
