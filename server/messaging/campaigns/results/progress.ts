import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { CampaignDetail } from '../contract.ts'
import { mayGoAgain, notSent } from '../recipientQueries.ts'
import { noProgress, type Progress } from '../views.ts'
import type { RecipientState } from '../words.ts'

/**
 * Counts the customers in each state, of everybody that a campaign looked at. Once a message is made, its own state
 * counts, unless it failed and waits to go again. Nothing is joined: a planner that expects one recipient would compare
 * each with every message.
 */
export async function countProgress(
  { tx, businessId }: BusinessContext,
  campaignId: string,
): Promise<Progress> {
  const rows = await queryRows<{ state: RecipientState; n: number }>(
    tx,
    sql`select state, count(*)::integer as n from campaign_recipients
        where business_id = ${businessId} and campaign_id = ${campaignId}
          and (message_id is null or state = 'waiting') group by state
        union all
        select state, count(*)::integer as n from communication_logs
        where business_id = ${businessId} and campaign_id = ${campaignId} and id not in (
          select message_id from campaign_recipients where business_id = ${businessId} and campaign_id = ${campaignId}
            and state = 'waiting' and message_id is not null)
        group by state`,
  )
  const counts = { ...noProgress }
  for (const { state, n } of rows) counts[state] += n
  return counts
}

/**
 * Counts the messages that certainly were not sent: those that a second try may deliver, and those that failed for
 * good.
 */
export async function countRetry(ctx: BusinessContext, campaignId: string): Promise<CampaignDetail['retry']> {
  const [counts] = await queryRows<CampaignDetail['retry']>(
    ctx.tx,
    sql`select (count(*) filter (where ${mayGoAgain}))::integer as can,
          (count(*) filter (where l.state = 'rejected' and not ${mayGoAgain}))::integer as never
        from communication_logs l where ${notSent(ctx, campaignId)}`,
  )
  return counts!
}
