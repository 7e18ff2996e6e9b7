import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'

/** Hands one mail of the platform to its provider; a second one does no harm. */
export const sendAccountMailQueue = defineQueue('send-account-mail', {
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: 6,
  retryBackoff: true,
  retryDelay: 5,
  expireInSeconds: 120,
  notify: true,
})

/** Removes mail that could not be sent in time, and expired links, every hour. */
export const forgetAccountMailsQueue = defineQueue('forget-account-mails', { retryLimit: 2 })

/** Hands one text of the platform to its provider; a second one has another code. */
export const sendAccountTextQueue = defineQueue('send-account-text', {
  payload: z.object({ textId: z.uuid() }),
  retryLimit: 4,
  retryBackoff: true,
  retryDelay: 5,
  expireInSeconds: 120,
  notify: true,
})

/** Removes expired codes, and texts that could not be sent in time, every hour. */
export const forgetCodesQueue = defineQueue('forget-one-time-codes', { retryLimit: 2 })
