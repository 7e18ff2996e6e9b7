import type { Business } from '#server/businesses/business/index.ts'
import { plainTypography } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { dateFormat } from '#server/platform/text/locale.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import { type QueuedMessage, queueMessage } from './queueMessage.ts'

export type ServiceText = {
  /** E.164. */
  to: string
  customerId?: string | null
  content: string
  dedupe_key: string
  /** Shown in the business's history instead of the content. */
  shownAs?: string
  isCode?: boolean
}

/**
 * Queues a text that its receiver asked for: at any hour, without consent and outside the business's allowance, but
 * never to a phone that replied STOP. The business's history does not show its content. Callers cap it per phone,
 * address and business.
 */
export function queueServiceText(ctx: BusinessContext, text: ServiceText): Promise<QueuedMessage> {
  return queueMessage(ctx, {
    type: 'sms',
    purpose: text.isCode ? 'code' : 'service',
    dedupe_key: text.dedupe_key,
    customerId: text.customerId ?? null,
    recipient: text.to,
    content: text.shownAs ?? '[a private text]',
    outgoing: plainTypography(text.content),
  })
}

type Addressed = { to: string; customerId?: string | null; dedupe_key: string }

/** Shown in the history instead of a link to a card. */
export const CARD_LINK_SHOWN = '[a link to the card]'

/** The dedupe key of a link that a customer asked for with a form or an old link. */
export const linkRequest = (request: string, customerId: string): string => `join:${request}:${customerId}`

/** True if a message brings a link that its receiver asked for. */
export const wasAskedFor = ({ dedupe_key }: { dedupe_key: string }): boolean => dedupe_key.startsWith('join:')

/** The dedupe key of a link that goes alone, as the text that should have brought it did not go. */
export const aloneOf = ({ dedupe_key }: { dedupe_key: string }): string => `${dedupe_key}:alone`

/** Days after today on which a texted link still works: with today it is a week. */
const MORE_DAYS = 6

type Clock = Pick<Business, 'locale' | 'time_zone'>

/** The end of a link that is texted now, at the end of a day on the business's clock. */
export const endOfTextedLink = (now: Date, { time_zone }: Pick<Clock, 'time_zone'>): Date =>
  endOfDayAfter(now, MORE_DAYS, time_zone)!

/** A link to the customer's card at this business, made `now`: its first use proves the phone. */
export const cardLinkText = ({
  businessName,
  link,
  now,
  clock,
  ...text
}: Addressed & { businessName: string; link: string; now: Date; clock: Clock }): ServiceText => {
  const lastDay = new Date(endOfTextedLink(now, clock).getTime() - 1)
  const day = dateFormat(clock.locale, { month: 'short', day: 'numeric', timeZone: clock.time_zone })
  return {
    ...text,
    content: `Your card at ${businessName}: ${link} It works until ${day.format(lastDay)} and is for you alone.`,
    shownAs: CARD_LINK_SHOWN,
  }
}

/**
 * Queues a one-time code for the portal, which works for `minutes`. It names no business: several may know the phone.
 */
export function sendPhoneCode(
  ctx: BusinessContext,
  { code, minutes, ...text }: Addressed & { code: string; minutes: number },
): Promise<QueuedMessage> {
  const content = `${code} is your code for your loyalty cards. It works for ${minutes} minutes. Nobody from a shop will ever ask for it.`
  return queueServiceText(ctx, { ...text, content, shownAs: '[a sign-in code]', isCode: true })
}
