import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Message } from '../queries.ts'
import type { Purpose } from '../tables.ts'
import { countSegments, measureText, type TextSize } from './segments.ts'
import { leadOver, leadOverText } from './trackedLinks.ts'

type Links = Pick<BusinessContext, 'keyring' | 'publicUrl'>
type TrackingChoice = Pick<Business, 'email_tracking_enabled'>
type Words = { purpose: Purpose; content: string; outgoing?: string | null | undefined }

/** What a text says as it is sent. */
export function composeText(
  { keyring, publicUrl }: Links,
  business: TrackingChoice,
  message: Words & Pick<Message, 'business_id' | 'id'>,
): string {
  const text = message.outgoing ?? message.content
  return countsClicks(business, message) ? leadOverText(text, leadOver(keyring, publicUrl, message)) : text
}

/** Of advertising alone. What the history must not show is nobody's to follow but the receiver's. */
const countsClicks = ({ email_tracking_enabled }: TrackingChoice, { purpose, outgoing }: Words): boolean =>
  email_tracking_enabled && purpose === 'marketing' && !outgoing

/** Links of ours are as long for one message as for another, so a text can be measured before it has an id. */
const ANY = {
  business_id: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
}

/** How large a text is to those who bill it, as it would be sent. */
export const measureSent = (ctx: Links, business: TrackingChoice, words: Words): TextSize =>
  measureText(composeText(ctx, business, { ...words, ...ANY }))

/** The segments alone. */
export const countSentSegments = (ctx: Links, business: TrackingChoice, words: Words): number =>
  countSegments(composeText(ctx, business, { ...words, ...ANY }))
