import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { type RecipientState, recipientStates } from './words.ts'

export type Progress = Record<RecipientState, number>

/** How many of those whom a campaign looked at are in each state; once a message is made, its own state tells. */
export async function countProgress(
  { tx, businessId }: BusinessContext,
  campaignId: string,
): Promise<Progress> {
  const rows = await queryRows<{ state: RecipientState; n: number }>(
    tx,
    sql`select state, count(*)::integer as n from campaign_recipients
        where business_id = ${businessId} and campaign_id = ${campaignId} and message_id is null group by state
        union all
        select state, count(*)::integer as n from communication_logs
        where business_id = ${businessId} and campaign_id = ${campaignId} group by state`,
  )
  const counts = Object.fromEntries(recipientStates.map((state) => [state, 0])) as Progress
  for (const { state, n } of rows) counts[state] += n
  return counts
}
