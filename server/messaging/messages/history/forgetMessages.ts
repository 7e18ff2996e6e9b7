import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { CUSTOMER_GONE } from '../limits/reasonToWithhold.ts'
import { communicationLogs, messageLinks } from '../tables.ts'

/** Moves a merged customer's messages, including those that wait, to the customer they were merged into. */
export async function moveMessages(ctx: BusinessContext, fromId: string, toId: string): Promise<void> {
  await ctx.tx
    .update(communicationLogs)
    .set({ customer_id: toId })
    .where(and(eq(communicationLogs.business_id, ctx.businessId), eq(communicationLogs.customer_id, fromId)))
}

/**
 * Makes messages anonymous: to whom they went, what they said, and the provider's number for them. That something was
 * sent, when and at what cost stays. Messages that wait are never sent. `addresses`, and the phones that were texted
 * for these customers, find messages of a phone that belong to no customer: codes, and texts that came from it since.
 */
export async function forgetMessages(
  ctx: BusinessContext,
  customerIds: string[],
  addresses: string[],
): Promise<void> {
  const { businessId, tx } = ctx
  const alone = [...addresses, ...(await phonesTexted(ctx, customerIds))]
  const ofNobody = and(isNull(communicationLogs.customer_id), inArray(communicationLogs.recipient, alone))
  await forgetLinks(ctx, customerIds)
  const settled = (at: typeof communicationLogs.read_at | typeof communicationLogs.done_at) =>
    sql`case when ${communicationLogs.direction} = 'in' then coalesce(${at}, ${ctx.now.toISOString()}::timestamptz) end`
  const waits = sql`${communicationLogs.state} = 'queued'`
  await tx
    .update(communicationLogs)
    .set({
      recipient: '',
      recipient_name: null,
      subject: null,
      content: 'Erased',
      outgoing: null,
      provider_id: null,
      metadata: {},
      // Nothing is left to look at.
      read_at: settled(communicationLogs.read_at),
      done_at: settled(communicationLogs.done_at),
      state: sql`case when ${waits} then 'withheld' else ${communicationLogs.state} end`,
      failure: sql`case when ${waits} then ${CUSTOMER_GONE} else ${communicationLogs.failure} end`,
    })
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        or(inArray(communicationLogs.customer_id, customerIds), alone.length > 0 ? ofNobody : undefined),
      ),
    )
}

async function phonesTexted({ tx, businessId }: BusinessContext, customerIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ phone: communicationLogs.recipient })
    .from(communicationLogs)
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        inArray(communicationLogs.customer_id, customerIds),
        eq(communicationLogs.type, 'sms'),
        ne(communicationLogs.recipient, ''),
      ),
    )
  return rows.map(({ phone }) => phone)
}

/** Removes the addresses that these customers followed: they may tell who it was. The counts stay. */
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
