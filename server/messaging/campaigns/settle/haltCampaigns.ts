import { and, eq, inArray } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { campaigns } from '../tables.ts'
import { cancelCampaign } from './cancelCampaign.ts'

/**
 * Cancels every campaign that waits or is on its way, because the person who started them no longer speaks for the
 * business.
 */
export async function haltCampaigns(ctx: BusinessContext): Promise<void> {
  const going = await ctx.tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.business_id, ctx.businessId),
        inArray(campaigns.status, ['scheduled', 'sending', 'paused']),
      ),
    )
  for (const { id } of going) await cancelCampaign(ctx, id)
}
