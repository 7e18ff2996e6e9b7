import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { firstMoment } from '../check/firstMoment.ts'
import type { Campaign } from '../queries.ts'
import type { CampaignStatus } from '../words.ts'

/** Statuses in which a started campaign can be tried again. */
export const RETRIED: CampaignStatus[] = ['sending', 'sent', 'paused', 'failed']
export const NEVER_SENT = 'Only a campaign that was sent can be tried again.'

/**
 * Returns the reason, in words for the business's owner, why a campaign cannot be tried again, whatever failed of it.
 * Null where it can.
 */
export function reasonNotToRetry(
  { now }: BusinessContext,
  business: Business,
  campaign: Campaign,
): string | null {
  const { status, started_at, not_after } = campaign
  if (!started_at || !RETRIED.includes(status)) return NEVER_SENT
  const isLate = not_after !== null && not_after <= firstMoment(campaign, now, business)
  return isLate ? 'This campaign was not to be sent any more by now.' : null
}
