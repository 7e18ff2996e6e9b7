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
import { areHeld } from '#server/platform/holds/index.ts'
import { reasonNotToGive } from '../offer.ts'
import { type Campaign, holdCampaign, isAlone } from '../queries.ts'
import { selectWaiting } from '../recipientQueries.ts'
import { finishCampaign } from '../settle/finishCampaign.ts'
import { pauseFor } from '../settle/pauseCampaign.ts'
import { withdraw } from '../settle/withdraw.ts'
import { failsAgainAndAgain, MOST_AT_ONCE, paceOf } from './pace.ts'
import { queueRecipients } from './queueRecipients.ts'

/**
 * The next step of a campaign: another round at once ('more'), a look in a moment, as all it may have is 'under way', a
 * 'rest' until hours or limits let it go on, or nothing, as it is 'over' or paused.
 */
export type Next = 'more' | 'under way' | 'rest' | 'over'

/**
 * Fewer recipients where each is given something: tills wait for these customers, and for the stock, until all have it.
 */
const GIVEN_AT_ONCE = 10

/**
 * A row of failures comes from the settings or the provider more often than from the receivers, so it pauses the
 * campaign.
 */
const FAILING = 'The last 20 messages failed, so it was paused. Look at why below, then resume it.'

/**
 * Sends a round: hands some more of a campaign over, in one transaction, so that a recipient waits if and only if their
 * message isn't made. Two rounds at once make nothing twice: a recipient leaves 'waiting' once, and their message has
 * one dedupe key.
 */
export async function sendSome(ctx: BusinessContext, campaignId: string): Promise<Next> {
  const campaign = await holdCampaign(ctx, campaignId)
  if (campaign?.status !== 'sending') return 'over'
  if (await areHeld(ctx.tx)) return 'rest'
  const outcome = await handOver(ctx, campaign)
  if (typeof outcome === 'string') return outcome
  if (outcome.stopped === null) await finishCampaign(ctx, campaign)
  else await pauseFor(ctx, campaignId, outcome.stopped)
  return 'over'
}

/** `stopped` is the reason why it must stop for now; null where nothing is left to send. */
type Outcome = Exclude<Next, 'over'> | { stopped: string | null }

async function handOver(ctx: BusinessContext, campaign: Campaign): Promise<Outcome> {
  const { id, not_after, offer } = campaign
  if (not_after && not_after <= ctx.now) {
    // Another round may be making the messages that this one would withdraw.
    if (!(await isAlone(ctx, id))) return 'under way'
    await withdraw(ctx, id, 'too_late')
  }
  const business = await findBusiness(ctx.tx, ctx.businessId)
  // Asked even where all messages are made: those that wait for the sender would keep the campaign going for days.
  if (await isRefused(ctx, campaign)) return { stopped: SENDER_REFUSED }
  // Read before the pace: a message that another round makes meanwhile is for one of these recipients, and made once,
  // or is counted in the pace.
  const waiting = await selectWaiting(ctx, id, offer ? GIVEN_AT_ONCE : MOST_AT_ONCE)
  const { open, room } = await paceOf(ctx, campaign)
  if (waiting.length === 0) return open > 0 ? 'under way' : { stopped: null }
  if (mustRest(ctx, business, campaign)) return 'rest'
  const reason = await reasonToPause(ctx, business, campaign)
  if (reason === null && room === 0) return 'under way'
  const stopped = reason ?? (await queueRecipients(ctx, business, campaign, waiting.slice(0, room)))
  return stopped === null ? 'more' : { stopped }
}

/** Outside the hours for texts, and while the business is closed or suspended. */
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
