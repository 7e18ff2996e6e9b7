import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
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
  occurrence: string,
): Promise<Message | undefined> {
  const [message] = await tx
    .select()
    .from(communicationLogs)
    .where(and(eq(communicationLogs.business_id, businessId), eq(communicationLogs.occurrence, occurrence)))
  return message
}

/** Waits for whoever works on this message. The business row, where it is needed, is locked before. */
export async function lockMessage(
  tx: Tx,
  businessId: string,
  messageId: string,
): Promise<Message | undefined> {
  const [message] = await tx.select().from(communicationLogs).where(one(businessId, messageId)).for('update')
  return message
}

export async function changeMessage(
  tx: Tx,
  { business_id, id }: Message,
  change: MessageChange,
): Promise<void> {
  await tx.update(communicationLogs).set(change).where(one(business_id, id))
}
