import { and, eq } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/directory/index.ts'
import { isYoung } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { notFound, Refusal } from '#server/platform/refusal.ts'
import { foreignHosts, ownHosts, withoutForeignLinks } from './foreignLinks.ts'
import { keptTexts } from './keptTexts.ts'
import { type Campaign, changeCampaign, lockCampaign } from './queries.ts'
import { campaigns } from './tables.ts'

/**
 * The hosts because of which a super admin looks at a mailing before it goes: those of a business that nobody has paid or
 * spoken for, until one of its mailings was released. Empty where it may go.
 */
export async function hostsToLookAt(ctx: BusinessContext, { type, texts }: Campaign): Promise<string[]> {
  if (type !== 'email') return []
  const hosts = foreignHosts(texts, await ownHosts(ctx))
  if (hosts.length === 0) return []
  if (!(await isYoung(ctx, await findBusiness(ctx.tx, ctx.businessId)))) return []
  return (await hasReleased(ctx)) ? [] : hosts
}

async function hasReleased({ tx, businessId }: BusinessContext): Promise<boolean> {
  const released = and(eq(campaigns.business_id, businessId), eq(campaigns.look, 'released'))
  return (await tx.select({ id: campaigns.id }).from(campaigns).where(released).limit(1)).length > 0
}

/** Makes it wait: it goes at its time, or as soon as it is released or an invoice is paid. */
export async function holdForLook(ctx: BusinessContext, campaign: Campaign): Promise<Campaign> {
  const { id, name, type } = campaign
  const held = await changeCampaign(ctx, id, {
    status: 'scheduled',
    scheduled_for: campaign.scheduled_for ?? ctx.now,
    look: 'asked',
    look_asked_at: ctx.now,
  })
  await recordAct(ctx, { action: 'campaign_held', details: { name, channel: type } })
  return held
}

/**
 * Takes the links to other hosts out of a mailing that waits for a look, so that it goes at its time.
 * @throws {Refusal} 'not_found'; 'conflict' for one that does not wait for it, or that is empty without them
 */
export async function dropLinks(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockWaiting(ctx, id)
  const texts = await keptTexts(ctx, campaign.type, withoutForeignLinks(campaign.texts, await ownHosts(ctx)))
  if (texts.some(({ subject, body }) => subject === '' || body === ''))
    throw new Refusal('conflict', 'Without its links there is nothing left to send. Change it instead.')
  const changed = await changeCampaign(ctx, id, { texts, look: null, look_asked_at: null })
  await recordAct(ctx, {
    action: 'campaign_links_dropped',
    details: { name: campaign.name, channel: campaign.type },
  })
  return changed
}

/**
 * A super admin's answer: released it goes at its time, and so do later ones; refused it has failed, for a reason that the
 * business reads, and can be changed.
 * @throws {Refusal} 'not_found'; 'conflict' for one that does not wait for it any more
 */
export async function settleLook(
  ctx: BusinessContext,
  { id, release, reason }: { id: string; release: boolean; reason: string },
): Promise<Campaign> {
  const campaign = await lockWaiting(ctx, id)
  const settled = release
    ? await changeCampaign(ctx, id, { look: 'released' })
    : await changeCampaign(ctx, id, {
        look: 'refused',
        status: 'failed',
        status_reason: `Regulars looked at it and did not let it go: ${reason}`,
      })
  const action = release ? 'campaign_released' : 'campaign_refused'
  await recordAct(ctx, { action, details: { name: campaign.name, channel: campaign.type, reason } })
  return settled
}

async function lockWaiting(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  if (campaign.look !== 'asked' || campaign.status !== 'scheduled')
    throw new Refusal('conflict', 'This campaign does not wait for a look any more.')
  return campaign
}
