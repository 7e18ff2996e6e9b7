import { and, eq, isNull } from 'drizzle-orm'
import type { ConsentSource } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Message } from '../queries.ts'
import { watchMailQueue } from '../queues.ts'
import { communicationLogs, type TurnedAway } from '../tables.ts'

const bySource: Partial<Record<ConsentSource, TurnedAway>> = {
  bounce: 'bounced',
  complaint: 'complained',
  'unsubscribe link': 'unsubscribed',
  'preferences page': 'unsubscribed',
}

/**
 * Notes that a marketing mail's receiver turned away by it, once for each mail, and queues a check of the business's
 * mail. The check is a job, because it locks the business row, which comes before all other locks.
 */
export async function turnAway(ctx: BusinessContext, message: Message, how: TurnedAway): Promise<void> {
  if (message.type !== 'email' || !message.capped) return
  const { tx, businessId } = ctx
  const marked = await tx
    .update(communicationLogs)
    .set({ turned_away: how })
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        eq(communicationLogs.id, message.id),
        isNull(communicationLogs.turned_away),
      ),
    )
    .returning({ id: communicationLogs.id })
  if (marked.length > 0)
    await ctx.jobs.enqueue(tx, watchMailQueue, { businessId }, { singletonKey: businessId })
}

/** Notes that an end of consent turned a receiver away. A source that says nothing of the mail is passed over. */
export async function turnAwayBy(
  ctx: BusinessContext,
  message: Message,
  source: ConsentSource,
): Promise<void> {
  const how = bySource[source]
  if (how) await turnAway(ctx, message, how)
}
