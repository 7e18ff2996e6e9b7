import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { forEachDue, inBusiness, type Services } from '#server/services.ts'
import { changeMessage, lockMessage } from '../queries.ts'
import { enqueueSending } from '../queue/enqueueSending.ts'
import { settleUncertain } from './settleMessages.ts'

/** A queued message that has been due for longer has probably lost its job. A second job does no harm. */
const JOB_LOST_AFTER_MS = 5 * 60_000

/**
 * Recovers messages at a start: those that were due before it and still wait were most likely cut off with the process
 * before this one. If another process works on one, the claim decides, as always.
 */
export const recoverMessagesAtStart = (services: Services): Promise<void> => recoverMessages(services, 0)

/**
 * Takes up the messages that a killed worker left. A claim past its lease becomes uncertain (it may have gone out), and
 * a due message without a job gets one. At most 1,000 at a time, the oldest first.
 */
export async function recoverMessages(services: Services, jobLostAfterMs = JOB_LOST_AFTER_MS): Promise<void> {
  const now = services.clock.now()
  const queuedBefore = new Date(now.getTime() - jobLostAfterMs)
  const left = await queryRows<{ business_id: string; id: string }>(
    services.database.plain,
    sql`select * from messages_to_recover(${now.toISOString()}::timestamptz, ${queuedBefore.toISOString()}::timestamptz)`,
  )
  await forEachDue(left, 'messages', (businessId, { id }) =>
    inBusiness(services, businessId, { kind: 'system', name: 'messages' }, async (ctx) => {
      const message = await lockMessage(ctx.tx, businessId, id)
      if (message?.state === 'sending' && message.due_at < ctx.now) await settleUncertain(ctx, message)
      if (message?.state !== 'queued' || message.due_at >= queuedBefore) return
      // Due anew from now, so that a message whose queue is merely long does not get a job each minute.
      await changeMessage(ctx.tx, message, { due_at: ctx.now })
      await enqueueSending(ctx, message, ctx.now)
    }),
  )
}
