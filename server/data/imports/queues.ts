import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'

/** Imports one file of customers. Its progress is in its row, so a retry continues from there. */
export const importCustomersQueue = defineQueue('import-customers', {
  payload: z.object({ businessId: z.uuid(), importId: z.uuid() }),
  retryLimit: 5,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 3600,
  notify: true,
})

/** Finds imports whose worker died, every minute. */
export const resumeImportsQueue = defineQueue('resume-imports', { retryLimit: 0 })

/** Removes the people's data of finished files, every night. */
export const forgetImportsQueue = defineQueue('forget-imports', { retryLimit: 2 })
