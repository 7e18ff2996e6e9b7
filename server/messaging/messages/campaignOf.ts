import { and, eq } from 'drizzle-orm'
import { campaigns } from '#server/messaging/campaigns/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { Message } from './queries.ts'

/** Why a message that was not being sent yet is not sent at all, in words for the business's owner. */
export const withdrawalWords = {
  cancelled: 'The campaign was cancelled.',
  too_late: 'It was too late: the campaign was to be sent by then.',
} as const

/**
 * What a message's campaign says of it at this moment: why it must not go any more, or that it waits. What waits is put
 * into the queue again when the campaign goes on.
 */
export async function askCampaign(
  { tx, businessId, now }: BusinessContext,
  { campaign_id }: Message,
): Promise<{ withdrawn: string | null; waits: boolean }> {
  if (campaign_id === null) return { withdrawn: null, waits: false }
  const [campaign] = await tx
    .select({ status: campaigns.status, not_after: campaigns.not_after })
    .from(campaigns)
    .where(and(eq(campaigns.business_id, businessId), eq(campaigns.id, campaign_id)))
  const isLate = campaign?.not_after && campaign.not_after <= now
  const isCancelled = campaign?.status === 'cancelled'
  const withdrawn = isCancelled ? withdrawalWords.cancelled : isLate ? withdrawalWords.too_late : null
  return { withdrawn, waits: campaign?.status === 'paused' }
}
