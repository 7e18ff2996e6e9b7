import { type SQL, sql } from 'drizzle-orm'
import { type Visitors, visitsAfter } from '#server/messaging/outcomes/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'

export const nobody: Visitors = { people: 0, came: 0, spent: 0 }

/**
 * Those chosen and not held out, whatever became of their message, for whom a lot was drawn, so that the first two differ
 * in nothing else; and those to whom nothing went because the campaign ended or has not got there yet.
 */
export type CampaignVisits = { messaged: Visitors; heldOut: Visitors; left: Visitors }

export const noVisits: CampaignVisits = { messaged: nobody, heldOut: nobody, left: nobody }

/** Who came within 14 days of the start of campaigns, by their ids. `started` is a query of id and started_at. */
export async function visitsOf(ctx: BusinessContext, started: SQL): Promise<Map<string, CampaignVisits>> {
  const found = await visitsAfter(
    ctx,
    sql`select r.customer_id, c.started_at as at,
          c.id || case r.state when 'held_out' then ' heldOut' when 'queued' then ' messaged' else ' left' end as "group"
        from (${started}) c
        join campaign_recipients r on r.business_id = ${ctx.businessId} and r.campaign_id = c.id
        where r.state <> 'excluded' and r.reason is distinct from 'gone'`,
  )
  const byCampaign = new Map<string, CampaignVisits>()
  for (const { group, ...visitors } of found) {
    const [id, whose] = group.split(' ') as [string, keyof CampaignVisits]
    byCampaign.set(id, { ...(byCampaign.get(id) ?? noVisits), [whose]: visitors })
  }
  return byCampaign
}
