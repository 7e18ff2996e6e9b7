import { defineQueue } from '#server/platform/jobs/index.ts'

/** Tells admins each Monday of their week; each is told once, so a retry does no harm. */
export const weeklyMailsQueue = defineQueue('weekly-mails', {
  retryLimit: 6,
  retryBackoff: true,
  retryDelay: 30,
  expireInSeconds: 1800,
})
