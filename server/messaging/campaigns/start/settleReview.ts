import { recordAct } from '#server/businesses/audit/index.ts'
import {
  NOTHING_LEFT,
  ownHosts,
  releaseHosts,
  withoutLinksTo,
} from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { isSeen } from '#server/platform/text/nameField.ts'
import { hostsOfCampaign } from '../check/hostsOfCampaign.ts'
import { keptTexts } from '../draft/keptTexts.ts'
import { type Campaign, changeCampaign, lockCampaign } from '../queries.ts'
import { startScheduled } from './startCampaign.ts'

/**
 * Takes the links to other hosts out of a mailing that waits for a review, so that it goes at its time.
 * @throws {Refusal} 'not_found'; 'conflict' for one that does not wait for a review, or that is empty without the links
 */
export async function dropLinks(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockWaiting(ctx, id)
  const own = await ownHosts(ctx)
  const hosts = await hostsOfCampaign(ctx, campaign)
  const without = campaign.texts.map(({ translations, ...words }) => ({
    ...withoutLinksTo(hosts, words, own),
    ...(translations && { translations: translations.map((one) => withoutLinksTo(hosts, one, own)) }),
  }))
  const texts = await keptTexts(ctx, campaign.type, without)
  if (texts.some(({ subject, body }) => !isSeen(subject) || !isSeen(body)))
    throw new Refusal('conflict', NOTHING_LEFT)
  const changed = await changeCampaign(ctx, id, { texts, review: null, review_asked_at: null })
  await recordAct(ctx, {
    action: 'campaign_links_dropped',
    details: { name: campaign.name, channel: campaign.type },
  })
  await startScheduled(ctx, id)
  return (await lockCampaign(ctx, id)) ?? changed
}

/**
 * Ends a review with a super admin's answer. A released mailing goes at its time, and so does later mail that leads to
 * the same hosts. A refused one has failed, for a reason that the business reads, and can be changed.
 * @throws {Refusal} 'not_found'; 'conflict' for one that does not wait for a review any more
 */
export async function settleReview(
  ctx: BusinessContext,
  { id, release, reason }: { id: string; release: boolean; reason: string },
): Promise<Campaign> {
  const campaign = await lockWaiting(ctx, id)
  if (release) await releaseHosts(ctx, await hostsOfCampaign(ctx, campaign), campaign.texts[0]!)
  const settled = release
    ? await changeCampaign(ctx, id, { review: 'released' })
    : await changeCampaign(ctx, id, {
        review: 'refused',
        status: 'failed',
        status_reason: `Regulars looked at it and did not let it go: ${reason}`,
      })
  const action = release ? 'campaign_released' : 'campaign_refused'
  await recordAct(ctx, { action, details: { name: campaign.name, channel: campaign.type, reason } })
  if (release) await startScheduled(ctx, id)
  return settled
}

async function lockWaiting(ctx: BusinessContext, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  if (campaign.review !== 'asked' || campaign.status !== 'scheduled')
    throw new Refusal('conflict', 'This campaign does not wait for a look any more.')
  return campaign
}
