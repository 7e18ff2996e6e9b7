import { recordAct } from '#server/businesses/audit/index.ts'
import { forgetDomain } from '#server/businesses/branding/index.ts'
import { revokeAllApiKeys } from '#server/identity/api-keys/index.ts'
import { disbandTeam, type Others } from '#server/identity/team/index.ts'
import { takePinAway } from '#server/identity/team/shared-till/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { haltCampaigns } from '#server/messaging/campaigns/index.ts'
import { forgetSendGrid } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * Ends what a stranger may have set up in a business to read it or to speak for it later: the rest of the team, its
 * invitations and PINs, API keys, its own host, its own sender of mail, and campaigns under way. Rooms outside this
 * group follow the event. The business's data, its customers and its texts, stays: nobody gets in by it.
 * @param ownerId the person who claims the account
 */
export async function endHoldings(ctx: BusinessContext, ownerId: string, others: Others): Promise<void> {
  await disbandTeam(ctx, others)
  await takePinAway(ctx, ownerId)
  await revokeAllApiKeys(ctx)
  const host = await forgetDomain(ctx)
  if (host) await recordAct(ctx, { action: 'domain_removed', details: { name: host } })
  await forgetSendGrid(ctx)
  await haltCampaigns(ctx)
  await publish(ctx, [{ type: 'business.claimed', ids: { business_id: ctx.businessId } }])
}
