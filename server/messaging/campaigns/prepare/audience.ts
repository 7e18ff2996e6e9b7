import { type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { reachOf } from '#server/messaging/messages/index.ts'
import { segmentCondition } from '#server/messaging/segments/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { requireSegment } from '../draft/requireSegment.ts'
import type { Campaign } from '../queries.ts'
import type { CampaignAudience } from '../tables.ts'

/**
 * Everybody in a campaign's audience as a query of (id, reason). `reason` says why a customer is not written to; it is
 * null for those who are. Customers who were erased or merged into another are left out. Of customers who share an
 * address, the first gets the message.
 */
export async function peopleOf(
  ctx: BusinessContext,
  business: Business,
  { type, audience }: Pick<Campaign, 'type' | 'audience'>,
): Promise<SQL> {
  const marketing = { type, topic: 'news', capped: true } as const
  const reach = await reachOf(ctx, business, marketing, await conditionOf(ctx, audience))
  const isFirst = sql`row_number() over (partition by lower(r.address), r.reason is null order by r.id) = 1`
  return sql`select r.id, case when r.reason is null and not (${isFirst}) then 'same_address' else r.reason end as reason
    from (${reach}) r`
}

/** A condition on customers `c` of the business. */
async function conditionOf(ctx: BusinessContext, audience: CampaignAudience): Promise<SQL> {
  if (audience.kind === 'segment')
    return segmentCondition(ctx, (await requireSegment(ctx, audience.segment)).rule)
  if (audience.kind === 'picked') return sql`c.id = any(${sql.param(audience.customer_ids)}::uuid[])`
  return sql`true`
}

/** Percentage of the reachable customers who are held out. Customers picked by hand are never held out. */
export const holdoutOf = ({ audience, holdout_percent }: Campaign): number =>
  audience.kind === 'picked' ? 0 : holdout_percent
