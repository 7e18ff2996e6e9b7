import { type Business, nameForCustomers } from '#server/businesses/business/index.ts'
import { plainTypography } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { dateFormat, localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import { textsIn } from '../textsIn.ts'
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

/** The end of a link that is texted now, at the end of a day on the business's clock. */
export const endOfTextedLink = (now: Date, { time_zone }: Pick<Business, 'time_zone'>): Date =>
  endOfDayAfter(now, MORE_DAYS, time_zone)!

type CardLink = Addressed & {
  business: Pick<Business, 'company_name' | 'locale' | 'time_zone'>
  language: PageLanguage
  link: string
  now: Date
}

/** A link to the customer's card at this business, made `now`: its first use proves the phone. */
export function cardLinkText({ business, language, link, now, ...text }: CardLink): ServiceText {
  const lastDay = new Date(endOfTextedLink(now, business).getTime() - 1)
  const day = shortDay(language, business).format(lastDay)
  return {
    ...text,
    content: textsIn[language].cardLink(nameForCustomers(business, language), link, day),
    shownAs: CARD_LINK_SHOWN,
  }
}

/** Some names of months, such as 'août', have a letter that makes a text longer: other languages than English use none. */
const shortDay = (
  language: PageLanguage,
  { locale, time_zone: timeZone }: Pick<Business, 'locale' | 'time_zone'>,
) =>
  dateFormat(localeIn(locale, language), {
    month: language === 'en' ? 'short' : 'numeric',
    day: 'numeric',
    timeZone,
  })

/**
 * Queues a one-time code for the portal, which works for `minutes`. It names no business: several may know the phone.
 */
export function sendPhoneCode(
  ctx: BusinessContext,
  { code, minutes, language, ...text }: Addressed & { code: string; minutes: number; language: PageLanguage },
): Promise<QueuedMessage> {
  const content = textsIn[language].code(code, minutes)
  return queueServiceText(ctx, { ...text, content, shownAs: '[a sign-in code]', isCode: true })
}
