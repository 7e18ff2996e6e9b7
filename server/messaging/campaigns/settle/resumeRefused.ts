import { and, eq } from 'drizzle-orm'
import { SENDER_REFUSED } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { changeCampaign } from '../queries.ts'
import { campaigns } from '../tables.ts'
import { resumeCampaign } from './resumeCampaign.ts'

/**
 * Resumes the campaigns that were paused because the sender was refused. A campaign that something else keeps from
 * going on stays paused, for that reason.
 */
export async function resumeRefused(ctx: BusinessContext): Promise<void> {
  const paused = await ctx.tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.business_id, ctx.businessId),
        eq(campaigns.status, 'paused'),
        eq(campaigns.status_reason, SENDER_REFUSED),
      ),
    )
    .orderBy(campaigns.id)
  for (const { id } of paused) {
    try {
      await resumeCampaign(ctx, id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await changeCampaign(ctx, id, { status_reason: error.message })
    }
  }
}
