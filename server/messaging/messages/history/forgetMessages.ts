import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { CUSTOMER_GONE } from '../limits/reasonToWithhold.ts'
import { communicationLogs, messageLinks } from '../tables.ts'

/** Gives a merged customer's messages, those that wait included, to whom they were merged into. */
export async function moveMessages(ctx: BusinessContext, fromId: string, toId: string): Promise<void> {
  await ctx.tx
    .update(communicationLogs)
    .set({ customer_id: toId })
    .where(and(eq(communicationLogs.business_id, ctx.businessId), eq(communicationLogs.customer_id, fromId)))
}

/**
 * Makes messages anonymous: to whom, what, and by which provider's number. That something was sent, when and
 * at what cost stays. What waits is never sent. `addresses`, and the phones that were theirs once, find what is of a phone
 * alone: codes, and what came from there since.
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
      // There is nothing left to look at.
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
