import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { releaseHosts } from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { firstMoment } from '../check/firstMoment.ts'
import { hostsOfCampaign } from '../check/hostsOfCampaign.ts'
import { reasonNotReady, requireReady } from '../check/requireReady.ts'
import { lockDraft } from '../draft/editCampaign.ts'
import { chooseRecipients } from '../prepare/chooseRecipients.ts'
import { type Campaign, type CampaignChange, changeCampaign, lockCampaign } from '../queries.ts'
import { takeStep } from '../way.ts'
import { enqueueCampaign } from './enqueueCampaign.ts'
import { type Moments, readMoments } from './readMoments.ts'
import { saveAddress } from './saveAddress.ts'

/** `address` is the business's postal address, where it has none yet. */
export type Start = Moments & { id: string; version: number; address?: string | null }

const NOBODY = 'There is nobody to send this to: nobody in its audience has agreed and can be reached.'

/**
 * Sends a draft now, or schedules it. From here on its text stays as it is; its recipients are chosen when it is sent.
 * Of two people who start it at once the second is refused. A new business's campaign with links to other hosts waits
 * for a review. The business's postal address may come with the start.
 * @throws {Refusal} 'not_found'; 'conflict' for a campaign that is no draft any more, was changed meanwhile or has
 *   nobody to go to; 'limit_reached' where the plan has no such campaigns; 'invalid' for an empty text or a wrong
 *   moment, such as an end before the business's next hours for texts
 */
export async function startCampaign(
  ctx: BusinessContext,
  { id, version, address = null, ...moments }: Start,
): Promise<Campaign> {
  const draft = await lockDraft(ctx, id, version)
  if (address !== null) await saveAddress(ctx, address)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  await requireReady(ctx, business, draft)
  const ready = { ...draft, ...readMoments(ctx, business, draft, moments) }
  const started = await setOut(ctx, business, ready)
  if (!started) throw new Refusal('conflict', NOBODY)
  return started
}

/** Sends a scheduled campaign that is due. The reason that keeps it from being sent is stored with it. */
export async function startScheduled(ctx: BusinessContext, id: string): Promise<void> {
  const campaign = await lockCampaign(ctx, id)
  const { status, scheduled_for } = campaign ?? {}
  if (!campaign || status !== 'scheduled' || !scheduled_for || scheduled_for > ctx.now) return
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const reason =
    (await reasonNotToStart(ctx, business, campaign)) ??
    ((await setOut(ctx, business, campaign)) ? null : NOBODY)
  if (reason !== null) await changeCampaign(ctx, id, { status: 'failed', status_reason: reason })
}

/**
 * Takes a locked campaign that is ready to its next status. Returns undefined, with nothing written, where nobody can
 * be written to.
 */
async function setOut(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
): Promise<Campaign | undefined> {
  const next = await nextOf(ctx, business, campaign)
  if (next === 'waits') return campaign
  return next && takeStep(ctx, campaign, next.step, { not_after: campaign.not_after, ...next.columns })
}

type Next = {
  step: 'campaign_held' | 'campaign_scheduled' | 'campaign_started'
  columns: CampaignChange
}

/**
 * A campaign is held for a review, or still waits for one; else it is scheduled, or sent from now on to recipients
 * chosen here.
 */
async function nextOf(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
): Promise<Next | 'waits' | undefined> {
  const { id, review, scheduled_for } = campaign
  const { now } = ctx
  const hosts = await hostsOfCampaign(ctx, campaign)
  // It may have been released before reviews were kept host by host.
  if (review === 'released') await releaseHosts(ctx, hosts, campaign.texts[0]!)
  else if (hosts.length > 0) {
    if (review === 'asked') return 'waits'
    const asked = { review: 'asked', review_asked_at: now, scheduled_for: scheduled_for ?? now } as const
    return { step: 'campaign_held', columns: { status: 'scheduled', ...asked } }
  }
  if (scheduled_for && scheduled_for > now)
    return { step: 'campaign_scheduled', columns: { status: 'scheduled', scheduled_for } }
  const recipient_count = await chooseRecipients(ctx, business, campaign)
  if (recipient_count === 0) return undefined
  await enqueueCampaign(ctx, id)
  const sending = { status: 'sending', started_at: now, going_since: now, recipient_count } as const
  return { step: 'campaign_started', columns: sending }
}

async function reasonNotToStart(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
): Promise<string | null> {
  const first = firstMoment(campaign, ctx.now, business)
  if (campaign.not_after && campaign.not_after <= first) return 'It was too late to send it by then.'
  return (await reasonNotReady(ctx, business, campaign))?.message ?? null
}
