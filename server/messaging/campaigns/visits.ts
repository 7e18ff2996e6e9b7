import { type SQL, sql } from 'drizzle-orm'
import { type Visitors, visitsAfter } from '#server/messaging/outcomes/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'

export const nobody: Visitors = { people: 0, came: 0, spent: 0 }

/**
 * Everyone for whom a message was made, whatever became of it: they alone differ from those held out in nothing but the
 * lot, among whom some could not have been reached, too.
 */
type Compared = Record<'chosen' | 'heldOut', Visitors>

/** Those chosen, by whether it is known that it was sent to them: else it failed, was withheld, is uncertain or on its way. */
type Reached = Record<'messaged' | 'unreached' | 'heldOut', Visitors>

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
export const visitsOf = (ctx: BusinessContext, started: SQL): Promise<Map<string, Compared>> =>
  visitsBy(ctx, { chosen: nobody, heldOut: nobody }, recipientsOf(ctx, started, sql`'chosen'`))

/** The same of one campaign. */
export async function visitsOfReached(ctx: BusinessContext, id: string): Promise<Reached> {
  const none: Reached = { messaged: nobody, unreached: nobody, heldOut: nobody }
  const started = sql`select id, started_at from campaigns
    where business_id = ${ctx.businessId} and id = ${id} and started_at is not null`
  const reached = sql`case when r.message_id in (
      select id from communication_logs
      where business_id = ${ctx.businessId} and campaign_id = ${id} and state in ('accepted', 'delivered')
    ) then 'messaged' else 'unreached' end`
  return (await visitsBy(ctx, none, recipientsOf(ctx, started, reached))).get(id) ?? none
}

const recipientsOf = ({ businessId }: BusinessContext, started: SQL, whose: SQL) =>
  sql`select r.customer_id, c.started_at as at,
        c.id || ' ' || case r.state when 'held_out' then 'heldOut' else ${whose} end as "group"
      from (${started}) c
      join campaign_recipients r on r.business_id = ${businessId} and r.campaign_id = c.id
      where r.state in ('queued', 'held_out') and r.reason is distinct from 'gone'`

async function visitsBy<Groups extends Record<string, Visitors>>(
  ctx: BusinessContext,
  none: Groups,
  people: SQL,
): Promise<Map<string, Groups>> {
  const byCampaign = new Map<string, Groups>()
  for (const { group, ...visitors } of await visitsAfter(ctx, people)) {
    const [id, whose] = group.split(' ') as [string, string]
    byCampaign.set(id, { ...(byCampaign.get(id) ?? none), [whose]: visitors })
  }
  return byCampaign
}
