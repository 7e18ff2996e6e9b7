import { and, eq, isNull } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { CommunicationDetail } from '../contract.ts'
import { communicationLogs } from '../tables.ts'
import { readCommunication } from './readCommunications.ts'

/**
 * Marks what a customer wrote as read, for the whole team. Messages that were sent stay as they are.
 * @throws {Refusal} 'not_found'
 */
export async function seeReply(ctx: BusinessContext, messageId: string): Promise<CommunicationDetail> {
  await ctx.tx
    .update(communicationLogs)
    .set({ read_at: ctx.now })
    .where(
      and(
        eq(communicationLogs.business_id, ctx.businessId),
        eq(communicationLogs.id, messageId),
        eq(communicationLogs.direction, 'in'),
        isNull(communicationLogs.read_at),
      ),
    )
  return readCommunication(ctx, messageId)
}
