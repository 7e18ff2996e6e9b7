import { z } from 'zod'
import { defineQueue, type QueueOptions } from '#server/platform/jobs/index.ts'
import { mailScopes, textScopes } from './tables.ts'

const sending = {
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 120,
  notify: true,
} satisfies QueueOptions

const one = { ...sending, payload: z.object({ businessId: z.uuid(), messageId: z.uuid() }) }
const some = { ...sending, payload: z.object({ businessId: z.uuid(), messageIds: z.array(z.uuid()) }) }

/**
 * Hand one message to its provider. The message's own state decides what a retry may do. Each channel has queues of its
 * own: a provider that does not answer holds up only its own messages.
 */
export const sendSmsQueue = defineQueue('send-sms', one)
export const sendEmailQueue = defineQueue('send-email', one)

/** The same for some messages of a campaign, by workers of their own. */
export const sendCampaignSmsQueue = defineQueue('send-campaign-sms', some)
export const sendCampaignEmailQueue = defineQueue('send-campaign-email', some)

/**
 * Makes one customer's consent to texts follow a STOP (`given` false) or START. The customer's latest reply decides, so
 * a retry does no harm. The words are sealed: a queue is nowhere to keep them.
 */
export const followReplyQueue = defineQueue('follow-reply', {
  ...sending,
  payload: z.object({ businessId: z.uuid(), customerId: z.uuid(), given: z.boolean(), words: z.string() }),
})

/** Finds messages whose worker died, every minute. */
export const recoverMessagesQueue = defineQueue('recover-messages', { retryLimit: 0 })

/** Looks whether too many receivers of a shop's marketing mail turned away; one at a time waits for each shop. */
export const watchMailQueue = defineQueue('watch-mail', {
  payload: z.object({ businessId: z.uuid() }),
  ...{ retryLimit: 4, retryBackoff: true, retryDelay: 5, policy: 'short', notify: true },
})

/** Mails the super admins that a shop's marketing mail was stopped; queued once for each stop. */
export const tellMailStoppedQueue = defineQueue('tell-mail-stopped', {
  payload: z.object({ businessId: z.uuid() }),
  ...{ retryLimit: 6, retryBackoff: true, retryDelay: 5, notify: true },
})

/** Tells the operators of the platform that a daily limit of texts holds some texts back. */
export const reportTextLimitQueue = defineQueue('report-text-limit', {
  payload: z.object({ day: z.string(), scope: z.enum([...textScopes, ...mailScopes]) }),
  ...{ retryLimit: 2, notify: true },
})

/** Removes the counts of texts of old days, every night. */
export const forgetTextCountsQueue = defineQueue('forget-text-counts', { retryLimit: 2 })
