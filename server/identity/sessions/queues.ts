import { defineQueue } from '#server/platform/jobs/index.ts'

/** Removes expired sessions and counts of attempts, every night. */
export const forgetSessionsQueue = defineQueue('forget-sessions', { retryLimit: 2 })
