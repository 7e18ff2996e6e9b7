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
 * Ends what a stranger may have set up in a shop to read it or to speak for it later: the rest of the team, its
 * invitations and PINs, API keys, an own host, an own sender of mail, campaigns under way; what is outside of this group
 * follows the event. What a shop knows, its guests and its texts, stays: nobody gets in by it.
 * @param ownerId who claims the account
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
