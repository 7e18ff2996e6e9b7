import { defineQueue } from '#server/platform/jobs/index.ts'

/** Stores how long customers who stay away usually do, every six hours. */
export const keepHabitsQueue = defineQueue('keep-habits', { retryLimit: 2 })
