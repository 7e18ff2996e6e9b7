import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { dateFormat } from '#server/platform/text/locale.ts'
import { localMoment } from '#server/platform/time/calendar.ts'
import { firstMoment } from '../check/firstMoment.ts'
import { holdForLook, hostsToLookAt } from '../check/looks.ts'
import { requireReady } from '../check/requireReady.ts'
import { lockDraft } from '../draft/editCampaign.ts'
import { prepareCampaign } from '../prepare/chooseRecipients.ts'
import { type Campaign, changeCampaign, lockCampaign } from '../queries.ts'
import { saveAddress } from './saveAddress.ts'

export type Start = {
  id: string
  version: number
  /** 'YYYY-MM-DDTHH:MM' of the business's clock; null is now. */
  at: string | null
  not_after: string | null
  /** The business's postal address, where it has none yet. */
  address?: string | null
}

const NOBODY = 'There is nobody to send this to: nobody in its audience has agreed and can be reached.'

/**
 * Sends a draft now, or schedules it. From here on its text stays as it is; its recipients are chosen when it is sent.
 * Of two who start it at once the second is refused. A new business's with links to other hosts waits for a look. The business's postal address may come with it.
 * @throws {Refusal} 'not_found'; 'conflict' for what is no draft any more, was changed meanwhile or has nobody to go to;
 *   'limit_reached' where the plan has no such campaigns; 'invalid' for an empty text or a wrong moment, such as a last one
 *   before the shop's next hours for texts
 */
export async function startCampaign(
  ctx: BusinessContext,
  { id, version, at, not_after, address = null }: Start,
): Promise<Campaign> {
  const draft = await lockDraft(ctx, id, version)
  if (address !== null) await saveAddress(ctx, address)
  await requireReady(ctx, draft)
  const moments = await readMoments(ctx, draft, { at, not_after })
  const campaign = await changeCampaign(ctx, id, { ...moments, status_reason: null, look: null })
  if ((await hostsToLookAt(ctx, campaign)).length > 0) return holdForLook(ctx, campaign)
  if (moments.scheduled_for) return schedule(ctx, campaign)
  const started = await prepareCampaign(ctx, campaign)
  if (!started) throw new Refusal('conflict', NOBODY)
  await record(ctx, started, 'campaign_started')
  return started
}

async function schedule(ctx: BusinessContext, campaign: Campaign): Promise<Campaign> {
  const scheduled = await changeCampaign(ctx, campaign.id, { status: 'scheduled' })
  await record(ctx, scheduled, 'campaign_scheduled')
  return scheduled
}

const record = (
  ctx: BusinessContext,
  { name, type }: Campaign,
  action: 'campaign_started' | 'campaign_scheduled',
) => recordAct(ctx, { action, details: { name, channel: type } })

async function readMoments(
  ctx: BusinessContext,
  draft: Campaign,
  { at, not_after }: Pick<Start, 'at' | 'not_after'>,
) {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const { time_zone, locale } = business
  const moment = (local: string | null, field: string) => {
    const found = local === null ? null : localMoment(local, time_zone)
    if (local !== null && !found) throw invalidField(field, 'There is no such day or time')
    return found
  }
  const moments = { scheduled_for: moment(at, 'at'), not_after: moment(not_after, 'not_after') }
  const { scheduled_for, not_after: last } = moments
  if (scheduled_for && scheduled_for <= ctx.now) throw invalidField('at', 'Choose a time to come')
  if (last && last <= (scheduled_for ?? ctx.now))
    throw invalidField('not_after', 'Choose a time after it is sent')
  const first = firstMoment(draft, scheduled_for ?? ctx.now, business)
  if (last && last <= first) throw invalidField('not_after', tooEarly(first, { time_zone, locale }))
  return moments
}

function tooEarly(
  first: Date,
  { time_zone: timeZone, locale }: { time_zone: string; locale: string },
): string {
  const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(first)
  return `By then no text can have gone: texts go again ${when}. Choose a later time`
}

/** Sends a scheduled campaign whose time has come. What keeps it from being sent is written beside it. */
export async function startScheduled(ctx: BusinessContext, id: string): Promise<void> {
  const campaign = await lockCampaign(ctx, id)
  const { status, scheduled_for } = campaign ?? {}
  if (!campaign || status !== 'scheduled' || !scheduled_for || scheduled_for > ctx.now) return
  const reason = await reasonNotToStart(ctx, campaign)
  if (reason !== null) return fail(ctx, campaign, reason)
  if (campaign.look !== 'released' && (await hostsToLookAt(ctx, campaign)).length > 0) {
    if (campaign.look !== 'asked') await holdForLook(ctx, campaign)
    return
  }
  const started = await prepareCampaign(ctx, campaign)
  if (started) await record(ctx, started, 'campaign_started')
  else await fail(ctx, campaign, NOBODY)
}

async function reasonNotToStart(ctx: BusinessContext, campaign: Campaign): Promise<string | null> {
  const first = firstMoment(campaign, ctx.now, await findBusiness(ctx.tx, ctx.businessId))
  if (campaign.not_after && campaign.not_after <= first) return 'It was too late to send it by then.'
  try {
    await requireReady(ctx, campaign)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

async function fail(ctx: BusinessContext, { id }: Campaign, status_reason: string): Promise<void> {
  await changeCampaign(ctx, id, { status: 'failed', status_reason })
}
