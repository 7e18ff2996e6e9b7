import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { firstMoment } from '../check/firstMoment.ts'
import type { Campaign } from '../queries.ts'

const RETRIED = ['sending', 'sent', 'paused', 'failed']

/** Why nothing of a campaign can be tried again, whatever failed of it, in words for the business's owner; null where it can. */
export async function reasonNotToRetry(ctx: BusinessContext, campaign: Campaign): Promise<string | null> {
  const { status, started_at, not_after } = campaign
  if (!started_at || !RETRIED.includes(status)) return 'Only a campaign that was sent can be tried again.'
  if (not_after === null) return null
  const first = firstMoment(campaign, ctx.now, await findBusiness(ctx.tx, ctx.businessId))
  return not_after <= first ? 'This campaign was not to be sent any more by now.' : null
}
