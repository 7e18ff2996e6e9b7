import { and, eq, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { LEAST_FOR_HOLDOUT } from '../config.ts'
import { type Campaign, changeCampaign } from '../queries.ts'
import { enqueueCampaign } from '../start/enqueueCampaign.ts'
import { campaignRecipients } from '../tables.ts'
import { peopleOf } from './audience.ts'

/**
 * Chooses a campaign's recipients, all at once: who is in the audience now, why some are left out, who is held out and
 * which text each reads. The campaign is locked, and is being sent from then on. Undefined, with nothing changed, where
 * nobody can be written to.
 */
export async function prepareCampaign(
  ctx: BusinessContext,
  campaign: Campaign,
): Promise<Campaign | undefined> {
  await choose(ctx, campaign)
  const recipients = await countWaiting(ctx, campaign.id)
  if (recipients === 0) {
    await forgetChoice(ctx, campaign.id)
    return undefined
  }
  const going = { status: 'sending', started_at: ctx.now, going_since: ctx.now } as const
  const started = await changeCampaign(ctx, campaign.id, { ...going, recipient_count: recipients })
  await enqueueCampaign(ctx, campaign.id)
  return started
}

/** Those who could be written to, held out or not, are drawn anew for each campaign. */
async function choose(ctx: BusinessContext, campaign: Campaign): Promise<void> {
  const { businessId, tx } = ctx
  const people = await peopleOf(ctx, await findBusiness(tx, businessId), campaign)
  // Counted once and not joined: a planner that expects one person would count anew for each.
  const reachable = sql`(select count(*) from people where reason is null)`
  await tx.execute(sql`with people as materialized (${people})
    insert into campaign_recipients (business_id, campaign_id, customer_id, state, reason, variant)
    select ${businessId}, ${campaign.id}, people.id,
      case when people.reason is not null then 'excluded'
        when ${reachable} >= ${LEAST_FOR_HOLDOUT} and random() * 100 < ${holdoutOf(campaign)}::integer then 'held_out'
        else 'waiting' end,
      people.reason, floor(random() * ${campaign.texts.length}::integer)::integer
    from people
    on conflict do nothing`)
}

async function forgetChoice({ tx, businessId }: BusinessContext, campaignId: string): Promise<void> {
  const chosen = and(
    eq(campaignRecipients.business_id, businessId),
    eq(campaignRecipients.campaign_id, campaignId),
  )
  await tx.delete(campaignRecipients).where(chosen)
}

/** Whoever was picked by hand is meant. */
export const holdoutOf = ({ audience, holdout_percent }: Campaign): number =>
  audience.kind === 'picked' ? 0 : holdout_percent

async function countWaiting({ tx, businessId }: BusinessContext, campaignId: string): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    tx,
    sql`select count(*)::integer as n from campaign_recipients
        where business_id = ${businessId} and campaign_id = ${campaignId} and state = 'waiting'`,
  )
  return row!.n
}
