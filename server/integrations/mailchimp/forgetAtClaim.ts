import type { Subscriber } from '#server/loyalty/events/index.ts'
import { forgetConnection } from './connect.ts'

/** Disconnects Mailchimp when the business's owner is proven: the account may be a stranger's who was here before. */
export const mailchimpClaimSubscriber: Subscriber = {
  types: ['business.claimed'],
  handle: async (ctx) => void (await forgetConnection(ctx)),
}
