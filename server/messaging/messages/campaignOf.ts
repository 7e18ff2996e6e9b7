import { and, eq, sql } from 'drizzle-orm'
import { campaigns } from '#server/messaging/campaigns/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Message } from './queries.ts'

/** Why a message that was not being sent yet is not sent at all, in words for the business's owner. */
export const withdrawalWords = {
  cancelled: 'The campaign was cancelled.',
  too_late: 'It was too late: the campaign was to be sent by then.',
} as const

export type CampaignSays = { withdrawn: string | null; waits: boolean }

/**
 * What the campaigns of messages say of them at this moment, by the campaigns' ids: why they must not go any more, or
 * that they wait. What waits is put into the queue again when the campaign goes on.
 */
export async function askCampaigns(
  { tx, businessId, now }: BusinessContext,
  messages: Message[],
): Promise<Map<string, CampaignSays>> {
  const ids = [...new Set(messages.flatMap(({ campaign_id }) => campaign_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({ id: campaigns.id, status: campaigns.status, not_after: campaigns.not_after })
    .from(campaigns)
    .where(and(eq(campaigns.business_id, businessId), sql`${campaigns.id} = any(${sql.param(ids)}::uuid[])`))
  return new Map(
    found.map(({ id, status, not_after }) => {
      const isLate = not_after !== null && not_after <= now
      const late = isLate ? withdrawalWords.too_late : null
      const withdrawn = status === 'cancelled' ? withdrawalWords.cancelled : late
      return [id, { withdrawn, waits: status === 'paused' }]
    }),
  )
}
