import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import {
  nextTextingMoment,
  priceMany,
  reasonNotToAdvertise,
  reasonToMailNobody,
  reasonToTextNobody,
} from '#server/messaging/messages/index.ts'
import { askSender, SENDER_REFUSED } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { reasonNotToGive } from '../offer.ts'
import { type Campaign, changeCampaign, lockCampaign } from '../queries.ts'
import { reachedSomebody, selectWaiting } from '../recipientQueries.ts'
import { pauseCampaign } from '../settle/pauseCampaign.ts'
import { withdraw } from '../settle/withdraw.ts'
import { queueRecipients } from './queueRecipients.ts'

/**
 * What a campaign needs next: 'more' at once, a look in a moment since as much as may be is 'under way', 'rest' until
 * hours or limits let it go on, nothing since it is 'over' or paused.
 */
export type Next = 'more' | 'under way' | 'rest' | 'over'

/** Fewer where each is given something: tills wait for these customers, and for the stock, until all have it. */
const GIVEN_AT_ONCE = 10

/** Failures in a row that pause a campaign come from the settings or the provider more often than from the receivers. */
const FAILING = 'The last 20 messages failed, so it was paused. Look at why below, then resume it.'

const TOO_LATE = 'It reached nobody: the time was over before a message could go.'
const REACHED_NOBODY = 'It reached nobody. Why stands beside each recipient below.'

/**
 * Hands some more of a campaign over for sending, in one transaction: a recipient waits if and only if their message
 * isn't made. All is under the campaign's lock, so two workers at once make nothing twice.
 */
export async function sendSome(ctx: BusinessContext, campaignId: string): Promise<Next> {
  const campaign = await lockCampaign(ctx, campaignId)
  if (campaign?.status !== 'sending') return 'over'
  if (campaign.not_after && campaign.not_after <= ctx.now) await withdraw(ctx, campaignId, 'too_late')
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const { open, room } = await paceOf(ctx, campaign)
  // Even where all its messages are made: those that wait for the sender would keep it going for days.
  if (await isRefused(ctx, campaign)) {
    await pauseCampaign(ctx, campaignId, SENDER_REFUSED)
    return 'over'
  }
  const [first] = await selectWaiting(ctx, campaignId, 1)
  if (!first) return open > 0 ? 'under way' : finish(ctx, campaign)
  if (mustRest(ctx, business, campaign)) return 'rest'
  const reason = await reasonToPause(ctx, business, campaign)
  if (reason === null && room === 0) return 'under way'
  const stopped = reason ?? (await queueSome(ctx, business, campaign, room))
  if (stopped === null) return 'more'
  await pauseCampaign(ctx, campaignId, stopped)
  return 'over'
}

/** Queues as many as there is room for. Why the campaign must stop then, or null. */
async function queueSome(ctx: BusinessContext, business: Business, campaign: Campaign, room: number) {
  const most = campaign.offer ? Math.min(room, GIVEN_AT_ONCE) : room
  return queueRecipients(ctx, business, campaign, await selectWaiting(ctx, campaign.id, most))
}

/** What reached nobody is not called sent. */
async function finish(ctx: BusinessContext, { id, sent_at, not_after }: Campaign): Promise<Next> {
  const status_reason = not_after && not_after <= ctx.now ? TOO_LATE : REACHED_NOBODY
  const end = (await reachedSomebody(ctx, id))
    ? ({ status: 'sent', sent_at: sent_at ?? ctx.now } as const)
    : ({ status: 'failed', status_reason } as const)
  await changeCampaign(ctx, id, end)
  return 'over'
}

/** Outside the hours for texts, and while the shop is closed or suspended. */
const mustRest = (ctx: BusinessContext, business: Business, { type }: Campaign): boolean =>
  business.standing !== 'open' || (type === 'sms' && nextTextingMoment(ctx.now, business) > ctx.now)

const isRefused = async (ctx: BusinessContext, { type }: Campaign): Promise<boolean> =>
  type === 'email' && (await askSender(ctx)).kind === 'refused'

async function reasonToPause(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
): Promise<string | null> {
  const { type } = campaign
  if (await failsAgainAndAgain(ctx, campaign)) return FAILING
  const nothingToGive = await reasonNotToGive(ctx, campaign)
  if (nothingToGive !== null) return nothingToGive
  const one = await priceMany(ctx, business, { type, messages: 1, segments: 1 })
  if (one.unaffordable !== null) return one.unaffordable
  if (type === 'sms') return reasonToTextNobody(ctx, business)
  return reasonNotToAdvertise(business) ?? reasonToMailNobody(ctx, business)
}
