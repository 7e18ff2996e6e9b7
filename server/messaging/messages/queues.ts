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

/** Hand over some messages of a campaign, by workers of their own. */
export const sendCampaignSmsQueue = defineQueue('send-campaign-sms', some)
export const sendCampaignEmailQueue = defineQueue('send-campaign-email', some)

/**
 * Makes one customer's consent to texts follow a STOP (`given` false) or START. The customer's latest reply decides, so
 * a retry does no harm. The words are sealed: a queue is no place to keep them.
 */
export const followReplyQueue = defineQueue('follow-reply', {
  ...sending,
  payload: z.object({ businessId: z.uuid(), customerId: z.uuid(), given: z.boolean(), words: z.string() }),
})

/** Runs every minute: finds messages whose worker died. */
export const recoverMessagesQueue = defineQueue('recover-messages', { retryLimit: 0 })

/**
 * Checks whether too many receivers of a business's marketing mail turned away. One job at a time waits for each
 * business.
 */
export const watchMailQueue = defineQueue('watch-mail', {
  payload: z.object({ businessId: z.uuid() }),
  ...{ retryLimit: 4, retryBackoff: true, retryDelay: 5, policy: 'short', notify: true },
})

/** Mails the super admins that a business's marketing mail was stopped. Queued once for each stop. */
export const tellMailStoppedQueue = defineQueue('tell-mail-stopped', {
  payload: z.object({ businessId: z.uuid() }),
  ...{ retryLimit: 6, retryBackoff: true, retryDelay: 5, notify: true },
})

/** Tells the platform's operators that a limit of the day keeps texts or mails back. */
export const reportTextLimitQueue = defineQueue('report-text-limit', {
  payload: z.object({ day: z.string(), scope: z.enum([...textScopes, ...mailScopes]) }),
  ...{ retryLimit: 2, notify: true },
})

/** Runs every night: removes the counts of old days. */
export const forgetTextCountsQueue = defineQueue('forget-text-counts', { retryLimit: 2 })
