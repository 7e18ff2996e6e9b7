import { type SQL, sql } from 'drizzle-orm'
import { type Visitors, visitsAfter } from '#server/messaging/outcomes/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'

export const nobody: Visitors = { people: 0, came: 0, spent: 0 }

/**
 * Those whom a campaign was sent to; those chosen of whom that is not known, since their message failed, was withheld, is
 * uncertain or on its way; those held out; and those to whom nothing went because the campaign ended or has not got there
 * yet.
 */
export type CampaignVisits = Record<'messaged' | 'unreached' | 'heldOut' | 'left', Visitors>

export const noVisits: CampaignVisits = {
  messaged: nobody,
  unreached: nobody,
  heldOut: nobody,
  left: nobody,
}

/**
 * Everyone for whom a message was made, whatever became of it: they alone differ from those held out in nothing but the
 * lot, among whom some could not have been reached, too.
 */
export const chosenOf = ({ messaged, unreached }: CampaignVisits): Visitors => total([messaged, unreached])

export const total = (all: readonly Visitors[]): Visitors =>
  all.reduce(
    (sum, { people, came, spent }) => ({
      people: sum.people + people,
      came: sum.came + came,
      spent: sum.spent + spent,
    }),
    nobody,
  )

/** Who came within 14 days of the start of campaigns, by their ids. `started` is a query of id and started_at. */
export async function visitsOf(ctx: BusinessContext, started: SQL): Promise<Map<string, CampaignVisits>> {
  const found = await visitsAfter(
    ctx,
    sql`select r.customer_id, c.started_at as at,
          c.id || case when r.state = 'held_out' then ' heldOut' when r.state <> 'queued' then ' left'
            when l.state in ('accepted', 'delivered') then ' messaged' else ' unreached' end as "group"
        from (${started}) c
        join campaign_recipients r on r.business_id = ${ctx.businessId} and r.campaign_id = c.id
        left join communication_logs l on l.business_id = ${ctx.businessId} and l.id = r.message_id
        where r.state <> 'excluded' and r.reason is distinct from 'gone'`,
  )
  const byCampaign = new Map<string, CampaignVisits>()
  for (const { group, ...visitors } of found) {
    const [id, whose] = group.split(' ') as [string, keyof CampaignVisits]
    byCampaign.set(id, { ...(byCampaign.get(id) ?? noVisits), [whose]: visitors })
  }
  return byCampaign
}
