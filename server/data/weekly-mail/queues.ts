import { defineQueue } from '#server/platform/jobs/index.ts'

/** Mails admins the figures of their week each Monday; each gets it once, so a retry does no harm. */
export const weeklyMailsQueue = defineQueue('weekly-mails', {
  retryLimit: 6,
  retryBackoff: true,
  retryDelay: 30,
  expireInSeconds: 1800,
})
