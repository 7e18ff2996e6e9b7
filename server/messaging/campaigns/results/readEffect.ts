import { type SQL, sql } from 'drizzle-orm'
import { DAYS_AFTER, liftOf, pooledLift, type Visitors } from '#server/messaging/attribution/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { findCampaign } from '../queries.ts'
import type { CampaignEffect } from './contract.ts'
import { total, visitsOf, visitsOfReached } from './visits.ts'

const DAY_MS = 86_400_000
/** Limits: links listed, campaigns compared together, and their age in days. */
const MOST_LINKS = 10
const MOST_CAMPAIGNS = 12
const DAYS_TOGETHER = 365

/**
 * Reads who followed links of a campaign, who came within 14 days of its start, and whether it brought them.
 * @throws {Refusal} 'not_found'
 */
export async function readEffect(ctx: BusinessContext, id: string): Promise<CampaignEffect> {
  const campaign = await findCampaign(ctx, id)
  const { started_at: startedAt } = campaign
  const { messaged, unreached, heldOut } = await visitsOfReached(ctx, { id, startedAt })
  const isCompared = heldOut.people > 0 && (await wentOutWhole(ctx, id))
  return {
    ...(await countFollowers(ctx, id)),
    links: await findLinks(ctx, id),
    messaged,
    unreached,
    held_out: heldOut,
    counted_until: startedAt && countedUntil(startedAt),
    lift: isCompared ? liftOf({ messaged: total([messaged, unreached]), heldOut }) : null,
  }
}

/** False if somebody got no message because the campaign ended, or has not come to them yet. */
async function wentOutWhole({ tx, businessId }: BusinessContext, id: string): Promise<boolean> {
  const [left] = await queryRows(
    tx,
    sql`select 1 from campaign_recipients
        where business_id = ${businessId} and campaign_id = ${id}
          and state not in ('queued', 'held_out', 'excluded') and reason is distinct from 'gone' limit 1`,
  )
  return left === undefined
}

/** The moment after which visits no longer count. */
export const countedUntil = (startedAt: Date): string =>
  new Date(startedAt.getTime() + DAYS_AFTER * DAY_MS).toISOString()

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

/**
 * Reads the effect of the newest campaigns that went out whole with a holdout, each compared with its own. While there is
 * none, `uncompared` counts who came after the newest campaigns of any kind.
 */
export async function readEffectTogether(ctx: BusinessContext) {
  const found = await visitsOfNewest(ctx, wentOutWithHoldout(ctx))
  const compared = found
    .filter(({ heldOut }) => heldOut.people > 0)
    .map(({ chosen, heldOut }) => ({ messaged: chosen, heldOut }))
  const uncompared = compared.length > 0 ? [] : await readUncompared(ctx)
  return {
    campaigns: compared.length,
    messaged: total(compared.map(({ messaged }) => messaged)),
    held_out: total(compared.map(({ heldOut }) => heldOut)),
    lift: pooledLift(compared),
    uncompared: { campaigns: uncompared.length, messaged: total(uncompared) },
  }
}

const wentOutWithHoldout = ({ businessId }: BusinessContext): SQL => sql`
  status = 'sent' and holdout_percent > 0
  and exists (select 1 from campaign_recipients h
    where h.business_id = ${businessId} and h.campaign_id = campaigns.id and h.state = 'held_out')
  and not exists (select 1 from campaign_recipients w where w.business_id = ${businessId}
    and w.campaign_id = campaigns.id and w.reason in ('cancelled', 'too_late'))`

/** Everyone for whom a message was made, of each campaign that made any. */
async function readUncompared(ctx: BusinessContext): Promise<Visitors[]> {
  const found = await visitsOfNewest(ctx, sql`status <> 'failed'`)
  return found.map(({ chosen }) => chosen).filter(({ people }) => people > 0)
}

async function visitsOfNewest(ctx: BusinessContext, which: SQL) {
  const { businessId, now } = ctx
  const from = new Date(now.getTime() - DAYS_TOGETHER * DAY_MS)
  const campaigns = sql`
        select id, started_at from campaigns
        where business_id = ${businessId} and started_at >= ${from.toISOString()}::timestamptz and ${which}
        order by started_at desc limit ${MOST_CAMPAIGNS}`
  return [...(await visitsOf(ctx, { campaigns, from, to: now })).values()]
}
