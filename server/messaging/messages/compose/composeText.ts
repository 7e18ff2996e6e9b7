import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Message } from '../queries.ts'
import type { Purpose } from '../tables.ts'
import { countSegments, measureText, type TextSize } from './segments.ts'
import { leadOver, leadOverText } from './trackedLinks.ts'

type Links = Pick<BusinessContext, 'keyring' | 'publicUrl'>
type TrackingChoice = Pick<Business, 'email_tracking_enabled'>
type Words = { purpose: Purpose; content: string; outgoing?: string | null | undefined }

/** Composes the content of a text as it is sent. */
export function composeText(
  { keyring, publicUrl }: Links,
  business: TrackingChoice,
  message: Words & Pick<Message, 'business_id' | 'id'>,
): string {
  const text = message.outgoing ?? message.content
  return countsClicks(business, message) ? leadOverText(text, leadOver(keyring, publicUrl, message)) : text
}

/** Counts clicks only in advertising. Links that the history must not show are only the receiver's to follow. */
const countsClicks = ({ email_tracking_enabled }: TrackingChoice, { purpose, outgoing }: Words): boolean =>
  email_tracking_enabled && purpose === 'marketing' && !outgoing

/** Our links are as long for one message as for another, so a text can be measured before it has an id. */
const ANY = {
  business_id: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
}

/** Measures a text as it would be sent, in the segments that it is billed by. */
export const measureSent = (ctx: Links, business: TrackingChoice, words: Words): TextSize =>
  measureText(composeText(ctx, business, { ...words, ...ANY }))

/** Counts only the segments of a text as it would be sent. */
export const countSentSegments = (ctx: Links, business: TrackingChoice, words: Words): number =>
  countSegments(composeText(ctx, business, { ...words, ...ANY }))
