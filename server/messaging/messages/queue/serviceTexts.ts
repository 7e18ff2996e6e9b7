import { plainTypography } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
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

/** A link to the customer's card at this business: opening it proves the phone. */
export const cardLinkText = ({
  businessName,
  link,
  ...text
}: Addressed & { businessName: string; link: string }): ServiceText => ({
  ...text,
  content: `Your card at ${businessName}: ${link} This link is for you alone.`,
  shownAs: CARD_LINK_SHOWN,
})

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
