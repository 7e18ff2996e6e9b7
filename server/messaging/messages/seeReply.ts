import { and, count, eq, isNull } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import type { CommunicationDetail } from './contract.ts'
import { readCommunication } from './readCommunications.ts'
import { communicationLogs } from './tables.ts'

const unread = (businessId: string) =>
  and(
    eq(communicationLogs.business_id, businessId),
    eq(communicationLogs.direction, 'in'),
    isNull(communicationLogs.read_at),
  )

/** Marks what a customer wrote as read, for the whole team; what was sent stays as it is. @throws {Refusal} 'not_found' */
export async function seeReply(ctx: BusinessContext, messageId: string): Promise<CommunicationDetail> {
  await ctx.tx
    .update(communicationLogs)
    .set({ read_at: ctx.now })
    .where(and(unread(ctx.businessId), eq(communicationLogs.id, messageId)))
  return readCommunication(ctx, messageId)
}

/** How many texts of customers nobody has looked at. */
export async function countUnread({ tx, businessId }: BusinessContext): Promise<number> {
  const [row] = await tx.select({ texts: count() }).from(communicationLogs).where(unread(businessId))
  return row!.texts
}
