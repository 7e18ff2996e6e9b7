import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { CUSTOMER_GONE } from './reasonToWithhold.ts'
import { communicationLogs, messageLinks } from './tables.ts'

/** Gives a merged customer's messages, those that wait included, to whom they were merged into. */
export async function moveMessages(ctx: BusinessContext, fromId: string, toId: string): Promise<void> {
  await ctx.tx
    .update(communicationLogs)
    .set({ customer_id: toId })
    .where(and(eq(communicationLogs.business_id, ctx.businessId), eq(communicationLogs.customer_id, fromId)))
}

/**
 * Makes messages anonymous: to whom, what, and by which provider's number. That something was sent, when and
 * at what cost stays. What waits is never sent. `addresses` finds codes, which were sent to a phone alone.
 */
export async function forgetMessages(
  ctx: BusinessContext,
  customerIds: string[],
  addresses: string[],
): Promise<void> {
  const toAddress = and(
    isNull(communicationLogs.customer_id),
    inArray(communicationLogs.recipient, addresses),
  )
  await forgetLinks(ctx, customerIds)
  const waits = sql`${communicationLogs.state} = 'queued'`
  await ctx.tx
    .update(communicationLogs)
    .set({
      recipient: '',
      recipient_name: null,
      subject: null,
      content: 'Erased',
      outgoing: null,
      provider_id: null,
      metadata: {},
      // There is nothing left to look at.
      read_at: sql`case when ${communicationLogs.direction} = 'in' then coalesce(${communicationLogs.read_at}, ${ctx.now.toISOString()}::timestamptz) end`,
      state: sql`case when ${waits} then 'withheld' else ${communicationLogs.state} end`,
      status: sql`case when ${waits} then 'failed' else ${communicationLogs.status} end`,
      failure: sql`case when ${waits} then ${CUSTOMER_GONE} else ${communicationLogs.failure} end`,
    })
    .where(
      and(
        eq(communicationLogs.business_id, ctx.businessId),
        or(inArray(communicationLogs.customer_id, customerIds), addresses.length > 0 ? toAddress : undefined),
      ),
    )
}

/** Takes the addresses out of what these customers followed: they may say who it was. The counts stay. */
async function forgetLinks({ tx, businessId }: BusinessContext, customerIds: string[]): Promise<void> {
  const theirs = tx
    .select({ id: communicationLogs.id })
    .from(communicationLogs)
    .where(
      and(eq(communicationLogs.business_id, businessId), inArray(communicationLogs.customer_id, customerIds)),
    )
  await tx
    .update(messageLinks)
    .set({ url: '' })
    .where(and(eq(messageLinks.business_id, businessId), inArray(messageLinks.message_id, theirs)))
}
