import { defineQueue } from '#server/platform/jobs/index.ts'

/** Reminds and erases closed businesses, once a day. */
export const closedBusinessesQueue = defineQueue('closed-shops', { retryLimit: 3, retryBackoff: true })
