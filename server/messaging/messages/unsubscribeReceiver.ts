import { and, asc, eq, or } from 'drizzle-orm'
import { type ConsentSource, recordConsent } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { findMessage, type Message } from './queries.ts'

/** By the link of a message. */
export async function unsubscribeReceiver(ctx: BusinessContext, messageId: string): Promise<void> {
  const message = await findMessage(ctx.tx, ctx.businessId, messageId)
  if (!message) return
  const wording = `The unsubscribe link of '${message.subject ?? ''}'`
  await endEmailConsent(ctx, message, { source: 'unsubscribe link', wording })
}

/**
 * Ends the consent to emails of whoever got this message: of its customer, of the one it was merged into and
 * of any other customer of the business with the same address. Once more does no harm.
 */
export async function endEmailConsent(
  ctx: BusinessContext,
  message: Pick<Message, 'recipient' | 'customer_id'>,
  cause: { source: ConsentSource; wording: string },
): Promise<void> {
  const receivers = await ctx.tx
    .select({ id: customers.id, mergedInto: customers.merged_into, optedIn: customers.opted_in_email })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, ctx.businessId),
        or(
          eq(customers.email, message.recipient),
          message.customer_id ? eq(customers.id, message.customer_id) : undefined,
        ),
      ),
    )
    .orderBy(asc(customers.id))
  const ip = ctx.actor.kind === 'anonymous' ? ctx.actor.ipAddress : null
  for (const { id, mergedInto, optedIn } of receivers) {
    if (!optedIn && !mergedInto) continue
    const customerId = mergedInto ?? id
    await recordConsent(ctx, {
      customerId,
      channel: 'email',
      given: false,
      ...cause,
      ip,
    })
  }
}
