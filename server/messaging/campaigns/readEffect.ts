import { sql } from 'drizzle-orm'
import {
  DAYS_AFTER,
  liftOf,
  pooledLift,
  type VisitsAfter,
  visitsAfter,
} from '#server/messaging/outcomes/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { notFound } from '#server/platform/refusal.ts'
import type { CampaignEffect } from './contract.ts'
import { type Campaign, findCampaign } from './queries.ts'

const DAY_MS = 86_400_000
/** So many links are told of, so many campaigns are looked at together, and of such an age at the most. */
const MOST_LINKS = 10
const MOST_CAMPAIGNS = 12
const DAYS_TOGETHER = 365

type Sums = Pick<VisitsAfter, 'people' | 'came' | 'spent'>
const nobody: Sums = { people: 0, came: 0, spent: 0 }

/**
 * Who followed links of a campaign, who came within 14 days of its start, and whether it brought them.
 * @throws {Refusal} 'not_found'
 */
export async function readEffect(ctx: BusinessContext, id: string): Promise<CampaignEffect> {
  const campaign = await findCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  const startedAt = campaign.started_at
  const groups = startedAt ? await findVisits(ctx, campaign, startedAt) : new Map<string, Sums>()
  const messaged = groups.get('messaged') ?? nobody
  const heldOut = groups.get('held out') ?? nobody
  const isWhole = !groups.has('left')
  return {
    ...(await countFollowers(ctx, id)),
    links: await findLinks(ctx, id),
    messaged,
    held_out: heldOut,
    counted_until: startedAt && new Date(startedAt.getTime() + DAYS_AFTER * DAY_MS).toISOString(),
    lift: heldOut.people > 0 && isWhole ? liftOf({ messaged, heldOut }) : null,
  }
}

/**
 * By group: those chosen and not held out, whatever became of their message, for whom a lot was drawn, so that the groups
 * differ in nothing else; and those 'left', to whom nothing went because the campaign ended or has not got there yet.
 */
async function findVisits(
  ctx: BusinessContext,
  { id }: Campaign,
  startedAt: Date,
): Promise<Map<string, Sums>> {
  const found = await visitsAfter(
    ctx,
    sql`select customer_id, ${startedAt.toISOString()}::timestamptz as at,
          case state when 'held_out' then 'held out' when 'queued' then 'messaged' else 'left' end as "group"
        from campaign_recipients
        where business_id = ${ctx.businessId} and campaign_id = ${id}
          and state <> 'excluded' and reason is distinct from 'gone'`,
  )
  return new Map(found.map(({ group, ...sums }) => [group, sums]))
}

async function countFollowers({ tx, businessId }: BusinessContext, id: string) {
  const [counts] = await queryRows<{ clicked: number; machine_clicked: number }>(
    tx,
    sql`select (count(*) filter (where by_person))::int as clicked,
          (count(*) filter (where not by_person))::int as machine_clicked
        from (
          select bool_or(l.click_count > 0) as by_person from communication_logs m
          join message_links l on l.business_id = ${businessId} and l.message_id = m.id
          where m.business_id = ${businessId} and m.campaign_id = ${id}
          group by m.id
        ) followed`,
  )
  return counts!
}

const findLinks = ({ tx, businessId }: BusinessContext, id: string) =>
  queryRows<{ url: string; people: number }>(
    tx,
    sql`select l.url, count(*)::int as people from communication_logs m
        join message_links l on l.business_id = ${businessId} and l.message_id = m.id
        where m.business_id = ${businessId} and m.campaign_id = ${id} and l.click_count > 0 and l.url <> ''
        group by l.url order by people desc, l.url limit ${MOST_LINKS}`,
  )

/** The newest campaigns that went out whole with some held out, each compared with its own. */
export async function readEffectTogether(ctx: BusinessContext) {
  const { businessId, now } = ctx
  const since = new Date(now.getTime() - DAYS_TOGETHER * DAY_MS)
  const found = await visitsAfter(
    ctx,
    sql`select r.customer_id, c.started_at as at,
          c.id || case r.state when 'held_out' then '' else ' messaged' end as "group"
        from (
          select id, started_at from campaigns
          where business_id = ${businessId} and status = 'sent' and holdout_percent > 0
            and started_at > ${since.toISOString()}::timestamptz
            and exists (select from campaign_recipients h
              where h.business_id = ${businessId} and h.campaign_id = campaigns.id and h.state = 'held_out')
            and not exists (select from campaign_recipients w where w.business_id = ${businessId}
              and w.campaign_id = campaigns.id and w.reason in ('cancelled', 'too_late'))
          order by started_at desc limit ${MOST_CAMPAIGNS}
        ) c
        join campaign_recipients r on r.business_id = ${businessId} and r.campaign_id = c.id
        where r.state in ('queued', 'held_out')`,
  )
  const of = (kind: 'messaged' | 'held out') =>
    found.filter(({ group }) => group.endsWith(' messaged') === (kind === 'messaged'))
  const messagedOf = new Map(of('messaged').map((sums) => [sums.group.replace(' messaged', ''), sums]))
  const compared = of('held out').map((heldOut) => ({
    messaged: messagedOf.get(heldOut.group) ?? nobody,
    heldOut,
  }))
  return {
    campaigns: compared.length,
    messaged: total(of('messaged')),
    held_out: total(of('held out')),
    lift: pooledLift(compared),
  }
}

const total = (all: readonly Sums[]): Sums =>
  all.reduce(
    (sum, { people, came, spent }) => ({
      people: sum.people + people,
      came: sum.came + came,
      spent: sum.spent + spent,
    }),
    nobody,
  )
