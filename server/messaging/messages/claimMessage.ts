import { type Branding, brandingOf } from '#server/businesses/branding/index.ts'
import { type Business, findBusiness, lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import { findCustomerByPhone } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { chargeColumns, chargeFor, take, unaffordable } from './allowance.ts'
import { askCampaign } from './campaignOf.ts'
import { limitsOf, limitWords } from './dayLimits.ts'
import { changeMessage, findMessage, lockMessage, type Message } from './queries.ts'
import { enqueueSending, isMarketingText } from './queueMessage.ts'
import { nextTextingMoment } from './quietHours.ts'
import { reasonToWithhold } from './reasonToWithhold.ts'
import { countSegments } from './segments.ts'
import { askSenderOf, type MailSender, waitForSender } from './senderOf.ts'
import { aloneOf, CARD_LINK_SHOWN, queueServiceText, wasAskedFor } from './serviceTexts.ts'
import { isCharged } from './tables.ts'
import { countTexts } from './textCounts.ts'
import { reasonOverCapNow } from './weeklyCap.ts'

/** How long a claim holds: well above the providers' own time limits. */
const LEASE_MS = 120_000

export type Claimed = { message: Message; business: Business }
/** `sender` is the account that the business brings itself; null is the platform's. */
export type Claim = Claimed & { sender: MailSender; branding: Branding }

/**
 * Makes a queued message this worker's to send, and commits that before the network call: whoever comes
 * second finds it taken. Asks again whether it may go, and takes the allowance under the business row's
 * lock, so that two sends at once never both have the last text. Null when there is nothing to send.
 */
export async function claimMessage(ctx: BusinessContext, messageId: string): Promise<Claim | null> {
  const { tx, businessId } = ctx
  const seen = await findMessage(tx, businessId, messageId)
  if (seen?.state !== 'queued') return null
  const isFree = !isCharged(seen)
  const shop = isFree ? null : await lockBusinessAndTier(ctx)
  const business = shop?.business ?? (await findBusiness(tx, businessId))
  const message = await lockMessage(tx, businessId, messageId)
  if (message?.state !== 'queued') return null
  const { withdrawn, waits } = await askCampaign(ctx, message)
  const failure = withdrawn ?? (await reasonToWithhold(ctx, business, message))
  if (failure !== null) return withhold(ctx, message, failure)
  if (waits) return null
  const { sender, ...asked } = await askSenderOf(ctx, message)
  if (asked.withdrawn) return withhold(ctx, message, asked.withdrawn)
  if (asked.waits) return waitForSender(ctx, message)
  if (isMarketingText(message)) {
    const dueAt = nextTextingMoment(ctx.now, business)
    if (dueAt > ctx.now) return defer(ctx, message, dueAt)
  }
  const capped = await overCapNow(ctx, business, message)
  if (capped !== null) return withhold(ctx, message, capped)
  const charge = shop && chargeFor(ctx, shop, message)
  if (shop && !charge) return withhold(ctx, message, unaffordable(ctx, shop, message))
  const spent = await countForToday(ctx, business, message)
  if (spent !== null) return withhold(ctx, message, limitWords[spent])
  if (charge) await take(ctx, business, message, charge)
  const claimed = {
    ...chargeColumns(charge),
    state: 'sending',
    provider: providerOf(message, sender),
    has_pixel: carriesPixel(message, business),
    attempt: message.attempt + 1,
    due_at: new Date(ctx.now.getTime() + LEASE_MS),
  } as const
  await changeMessage(tx, message, claimed)
  const branding = await brandingOf(ctx, business)
  return { message: { ...message, ...claimed }, business, sender, branding }
}

const providerOf = ({ type }: Message, sender: MailSender) => {
  if (type === 'sms') return 'twilio'
  return sender ? 'sendgrid' : 'smtp'
}

/** The business row is locked: a capped text is marketing. */
const overCapNow = async (ctx: BusinessContext, business: Business, { capped, customer_id }: Message) =>
  capped && customer_id !== null ? reasonOverCapNow(ctx, business, customer_id) : null

/** Of the mails that are advertising, while the business counts openings. */
const carriesPixel = ({ type, purpose }: Message, business: Business): boolean =>
  type === 'email' && purpose === 'marketing' && business.email_tracking_enabled

/** Once for a message: what the provider did not take costs nothing, and is tried again for hours. */
const countForToday = async (
  ctx: BusinessContext,
  business: Business,
  { type, attempt, segments }: Message,
) => (type === 'sms' && attempt === 0 ? countTexts(ctx, await limitsOf(ctx, business), segments) : null)

async function withhold(ctx: BusinessContext, message: Message, failure: string): Promise<null> {
  await sendLinkAlone(ctx, message)
  await changeMessage(ctx.tx, message, { state: 'withheld', status: 'failed', failure, outgoing: null })
  return null
}

async function defer(ctx: BusinessContext, message: Message, dueAt: Date): Promise<null> {
  // Where its link goes alone, the morning's text is the news without it, and costs no more than that.
  const news = message.content.slice(0, -`\n${CARD_LINK_SHOWN}`.length)
  const withoutLink = (await sendLinkAlone(ctx, message)) && {
    content: news,
    outgoing: null,
    segments: countSegments(news),
  }
  await changeMessage(ctx.tx, message, { due_at: dueAt, ...withoutLink })
  await enqueueSending(ctx, message, dueAt)
  return null
}

/**
 * Sends the link to a card without the news that it was to go with, if it was asked for, whatever becomes of the rest. Not
 * to a phone that is the customer's no longer. Says whether there was one to send.
 */
async function sendLinkAlone(ctx: BusinessContext, message: Message): Promise<boolean> {
  const { outgoing, recipient, customer_id: customerId } = message
  if (!isMarketingText(message) || !outgoing || customerId === null || !wasAskedFor(message)) return false
  if ((await findCustomerByPhone(ctx, recipient))?.id !== customerId) return false
  await queueServiceText(ctx, {
    to: recipient,
    customerId,
    occurrence: aloneOf(message),
    content: outgoing.slice(outgoing.lastIndexOf('\n') + 1),
    shownAs: CARD_LINK_SHOWN,
  })
  return true
}
