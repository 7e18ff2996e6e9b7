import type { Subscriber } from '#server/loyalty/events/index.ts'
import { forgetConnection } from './connect.ts'

/** An account of Mailchimp that was connected before the shop's owner was proven may be a stranger's: it reads no more. */
export const mailchimpClaimSubscriber: Subscriber = {
  types: ['business.claimed'],
  handle: async (ctx) => void (await forgetConnection(ctx)),
}
