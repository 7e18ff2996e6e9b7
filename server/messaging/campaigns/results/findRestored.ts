import { and, eq, inArray, like } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Campaign } from '../queries.ts'
import { campaigns } from '../tables.ts'
import type { Progress } from '../views.ts'
import { countProgress } from './progress.ts'

/** Beginning of the reasons that campaigns_may_have_gone() writes. */
const RESTORED = 'Restored from a backup'
const undecided = ['paused', 'failed'] as const

export type RestoredCampaign = Pick<Campaign, 'id' | 'name' | 'type' | 'status'> & { progress: Progress }

/**
 * The campaigns of a business that may have gone on after the backup from which the database was restored, and that
 * nobody has decided about.
 */
export async function findRestored(ctx: BusinessContext): Promise<RestoredCampaign[]> {
  const found = await ctx.tx
    .select({ id: campaigns.id, name: campaigns.name, type: campaigns.type, status: campaigns.status })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.business_id, ctx.businessId),
        inArray(campaigns.status, undecided),
        like(campaigns.status_reason, `${RESTORED}%`),
      ),
    )
    .orderBy(campaigns.id)
  const restored: RestoredCampaign[] = []
  for (const campaign of found)
    restored.push({ ...campaign, progress: await countProgress(ctx, campaign.id) })
  return restored
}
