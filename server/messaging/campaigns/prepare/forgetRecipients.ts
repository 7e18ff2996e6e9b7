import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { campaignRecipients as recipients } from '../tables.ts'

/**
 * Moves a merged customer's part in campaigns to the customer they were merged into. Where both have a part in one
 * campaign, the part that went furthest stays, so that nobody who was written to is written to again.
 */
export async function moveRecipients(ctx: BusinessContext, fromId: string, toId: string): Promise<void> {
  const { tx, businessId } = ctx
  await tx.execute(sql`delete from campaign_recipients less
    using campaign_recipients more
    where less.business_id = ${businessId} and more.business_id = ${businessId}
      and less.campaign_id = more.campaign_id
      and less.customer_id in (${fromId}, ${toId}) and more.customer_id in (${fromId}, ${toId})
      and less.customer_id <> more.customer_id
      and (${rank('less')}, less.customer_id = ${toId}::uuid) < (${rank('more')}, more.customer_id = ${toId}::uuid)`)
  await tx
    .update(recipients)
    .set({ customer_id: toId })
    .where(and(eq(recipients.business_id, businessId), eq(recipients.customer_id, fromId)))
}

const rank = (alias: 'less' | 'more') =>
  sql`array_position(array['excluded', 'withdrawn', 'waiting', 'held_out', 'queued'], ${sql.raw(alias)}.state)`

/** Withdraws erased customers who still wait for a message. They stay counted in the campaign. */
export async function forgetRecipients(
  { tx, businessId }: BusinessContext,
  customerIds: string[],
): Promise<void> {
  await tx
    .update(recipients)
    .set({ state: 'withdrawn', reason: 'gone' })
    .where(
      and(
        eq(recipients.business_id, businessId),
        inArray(recipients.customer_id, customerIds),
        eq(recipients.state, 'waiting'),
      ),
    )
}
