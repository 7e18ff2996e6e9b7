import { defineQueue } from '#server/platform/jobs/index.ts'

/** Looks at how long guests who stay away usually do, every six hours. */
export const keepHabitsQueue = defineQueue('keep-habits', { retryLimit: 2 })
