import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { endShownLinks } from './cardLinks.ts'
import { endSessions } from './sessions.ts'
import { cardLinks } from './tables.ts'

/**
 * Signs a merged customer out everywhere; the links that were texted to them lead to whom they were merged into. Such a
 * link goes on proving its own phone alone: where that one isn't the survivor's, it opens nothing and says what to do
 * (see `stateOf`). What the till showed a moment ago ends.
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

/** Signs a customer out everywhere and drops the links that were texted to them. */
export async function forgetCustomer({ tx, businessId }: BusinessContext, customerId: string): Promise<void> {
  await endSessions(tx, businessId, customerId)
  await tx
    .delete(cardLinks)
    .where(and(eq(cardLinks.business_id, businessId), eq(cardLinks.customer_id, customerId)))
}
