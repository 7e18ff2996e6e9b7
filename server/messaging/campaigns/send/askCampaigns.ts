import { and, eq, sql } from 'drizzle-orm'
import type { AskCampaigns } from '#server/messaging/messages/index.ts'
import { withdrawalWords } from '../settle/withdraw.ts'
import { campaigns } from '../tables.ts'

/**
 * Tells those who claim messages about their campaigns. Messages of a campaign that was cancelled or is too late are
 * withdrawn. Messages of a paused campaign wait, and are queued again when it goes on.
 */
export const askCampaigns: AskCampaigns = async ({ tx, businessId, now }, campaignIds) => {
  const found = await tx
    .select({ id: campaigns.id, status: campaigns.status, not_after: campaigns.not_after })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.business_id, businessId),
        sql`${campaigns.id} = any(${sql.param(campaignIds)}::uuid[])`,
      ),
    )
  return new Map(
    found.map(({ id, status, not_after }) => {
      const late = not_after !== null && not_after <= now ? withdrawalWords.too_late : null
      const withdrawn = status === 'cancelled' ? withdrawalWords.cancelled : late
      return [id, { withdrawn, waits: status === 'paused' }]
    }),
  )
}
