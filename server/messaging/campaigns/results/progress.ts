import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { CampaignDetail } from '../contract.ts'
import { mayGoAgain, notSent } from '../recipientQueries.ts'
import { noProgress, type Progress } from '../views.ts'
import type { RecipientState } from '../words.ts'

/**
 * How many of those whom a campaign looked at are in each state. Nothing is joined: where a planner expects one
 * recipient, each would be compared with every message. Once a message is made, its own state tells, unless it failed
 * and waits to go again.
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

/** Of those whose message certainly was not sent, how many a second try may reach, and how many failed for good. */
export async function countRetry(ctx: BusinessContext, campaignId: string): Promise<CampaignDetail['retry']> {
  const [counts] = await queryRows<CampaignDetail['retry']>(
    ctx.tx,
    sql`select (count(*) filter (where ${mayGoAgain}))::integer as can,
          (count(*) filter (where l.state = 'rejected' and not ${mayGoAgain}))::integer as never
        from communication_logs l where ${notSent(ctx, campaignId)}`,
  )
  return counts!
}
