import { type SQL, sql } from 'drizzle-orm'
import { type Visitors, visitsAfter } from '#server/messaging/attribution/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export const nobody: Visitors = { people: 0, came: 0, spent: 0 }

/**
 * `chosen` is everyone for whom a message was made, whatever became of it. Counted so, only the lot separates them from
 * the holdout, in which some customers could not have been reached, too.
 */
type Compared = Record<'chosen' | 'heldOut', Visitors>

/**
 * Divides those chosen. `messaged` is known to have been sent the message; for `unreached` it failed, was withheld, is
 * uncertain or on its way.
 */
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

/** Campaigns as a query of id and started_at, with started_at from `from` on and not after `to`. */
type Started = { campaigns: SQL; from: Date; to: Date }

/** Counts who came within 14 days of the start of campaigns, by the campaigns' ids. */
export const visitsOf = (ctx: BusinessContext, started: Started): Promise<Map<string, Compared>> =>
  visitsBy(ctx, started, { none: { chosen: nobody, heldOut: nobody }, partOfChosen: sql`'chosen'` })

/** `visitsOf` for one campaign, with those chosen divided; all are 0 before its start. */
export async function visitsOfReached(
  ctx: BusinessContext,
  { id, startedAt }: { id: string; startedAt: Date | null },
): Promise<Reached> {
  const none: Reached = { messaged: nobody, unreached: nobody, heldOut: nobody }
  if (!startedAt) return none
  const campaigns = sql`select id, started_at from campaigns where business_id = ${ctx.businessId} and id = ${id}`
  const partOfChosen = sql`case when r.message_id in (
      select id from communication_logs
      where business_id = ${ctx.businessId} and campaign_id = ${id} and state in ('accepted', 'delivered')
    ) then 'messaged' else 'unreached' end`
  const started = { campaigns, from: startedAt, to: startedAt }
  return (await visitsBy(ctx, started, { none, partOfChosen })).get(id) ?? none
}

async function visitsBy<Parts extends Record<string, Visitors>>(
  ctx: BusinessContext,
  { campaigns, from, to }: Started,
  { none, partOfChosen }: { none: Parts; partOfChosen: SQL },
): Promise<Map<string, Parts>> {
  const rows = sql`select r.customer_id, c.started_at as at, c.id as cause,
      case r.state when 'held_out' then 'heldOut' else ${partOfChosen} end as part
    from (${campaigns}) c
    join campaign_recipients r on r.business_id = ${ctx.businessId} and r.campaign_id = c.id
    where r.state in ('queued', 'held_out') and r.reason is distinct from 'gone'`
  const byCampaign = new Map<string, Parts>()
  for (const { cause, part, ...visitors } of await visitsAfter(ctx, { rows, from, to }))
    byCampaign.set(cause, { ...(byCampaign.get(cause) ?? none), [part]: visitors })
  return byCampaign
}
