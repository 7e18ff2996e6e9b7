import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { smsTemplatesOf } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { communicationLogs } from './tables.ts'

export type Message = typeof communicationLogs.$inferSelect
export type MessageChange = Partial<typeof communicationLogs.$inferInsert>

const one = (businessId: string, messageId: string) =>
  and(eq(communicationLogs.business_id, businessId), eq(communicationLogs.id, messageId))

export async function findMessage(
  tx: Tx,
  businessId: string,
  messageId: string,
): Promise<Message | undefined> {
  const [message] = await tx.select().from(communicationLogs).where(one(businessId, messageId))
  return message
}

export async function findMessageFor(
  { tx, businessId }: BusinessContext,
  dedupe_key: string,
): Promise<Message | undefined> {
  const [message] = await tx
    .select()
    .from(communicationLogs)
    .where(and(eq(communicationLogs.business_id, businessId), eq(communicationLogs.dedupe_key, dedupe_key)))
  return message
}

/** The text that welcomed a customer, or was to welcome them. */
export async function findWelcomeText(
  { tx, businessId }: BusinessContext,
  customerId: string,
): Promise<Message | undefined> {
  const [found] = await tx
    .select()
    .from(communicationLogs)
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        eq(communicationLogs.customer_id, customerId),
        inArray(communicationLogs.template_id, smsTemplatesOf({ tx, businessId }, 'welcome')),
      ),
    )
    .orderBy(communicationLogs.created_at)
    .limit(1)
  return found
}

/**
 * Waits for every other transaction that works on this message. Where the business row is needed, it is locked before.
 */
export const lockMessage = async (
  tx: Tx,
  businessId: string,
  messageId: string,
): Promise<Message | undefined> => (await lockMessages(tx, businessId, [messageId]))[0]

/** `lockMessage` for many messages, always in one order, so that two that lock some of the same ones never deadlock. */
export const lockMessages = (tx: Tx, businessId: string, messageIds: string[]): Promise<Message[]> =>
  tx
    .select()
    .from(communicationLogs)
    .where(among(businessId, messageIds))
    .orderBy(asc(communicationLogs.id))
    .for('update')

/** Finds those of these messages that are queued, with their purpose. */
export const findQueued = (
  tx: Tx,
  businessId: string,
  messageIds: string[],
): Promise<Pick<Message, 'id' | 'purpose'>[]> =>
  tx
    .select({ id: communicationLogs.id, purpose: communicationLogs.purpose })
    .from(communicationLogs)
    .where(and(among(businessId, messageIds), eq(communicationLogs.state, 'queued')))

/** A condition on the messages of a list. */
export const among = (businessId: string, messageIds: string[]): SQL | undefined =>
  and(
    eq(communicationLogs.business_id, businessId),
    sql`${communicationLogs.id} = any(${sql.param(messageIds)}::uuid[])`,
  )

/** Columns of a message that went out: the provider took it, or it arrived. */
export const wentOut = (
  { now }: BusinessContext,
  { sent_at }: Message,
  state: 'accepted' | 'delivered',
): MessageChange => ({ state, failure: null, outgoing: null, sent_at: sent_at ?? now })

export async function changeMessage(
  tx: Tx,
  { business_id, id }: Message,
  change: MessageChange,
): Promise<void> {
  await tx.update(communicationLogs).set(change).where(one(business_id, id))
}
