import { sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { LEAST_FOR_HOLDOUT } from '../config.ts'
import type { Campaign } from '../queries.ts'
import { holdoutOf, peopleOf } from './audience.ts'

/**
 * Chooses the recipients of a locked campaign, all at once: who is in the audience now, who is left out and why, who is
 * held out, and which text each reads. The lot is drawn anew for each campaign. Returns how many are written to. Where
 * nobody can be reached, no recipient is stored.
 */
export async function chooseRecipients(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
): Promise<number> {
  const people = await peopleOf(ctx, business, campaign)
  // Counted once and not joined: a planner that expects one person would count anew for each.
  const reachable = sql`(select count(*) from people where reason is null)`
  const [chosen] = await queryRows<{ recipients: number }>(
    ctx.tx,
    sql`with people as materialized (${people}), chosen as (
        insert into campaign_recipients (business_id, campaign_id, customer_id, state, reason, variant)
        select ${ctx.businessId}, ${campaign.id}, people.id,
          case when people.reason is not null then 'excluded'
            when ${reachable} >= ${LEAST_FOR_HOLDOUT} and random() * 100 < ${holdoutOf(campaign)}::integer then 'held_out'
            else 'waiting' end,
          people.reason, floor(random() * ${campaign.texts.length}::integer)::integer
        from people where ${reachable} > 0
        on conflict do nothing
        returning state)
      select (count(*) filter (where state = 'waiting'))::integer as recipients from chosen`,
  )
  return chosen!.recipients
}
