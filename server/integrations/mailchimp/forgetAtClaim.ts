import type { Subscriber } from '#server/loyalty/events/index.ts'
import { forgetConnection } from './connect.ts'

/** Disconnects a Mailchimp account when a business is claimed: it may belong to the stranger who connected it before. */
export const mailchimpClaimSubscriber: Subscriber = {
  types: ['business.claimed'],
  handle: async (ctx) => void (await forgetConnection(ctx)),
}
