import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'

/** Fans out one job per business whose day ended lately, every hour. */
export const rollUpRoundsQueue = defineQueue('roll-up-rounds', { retryLimit: 2 })

/** Rolls up the days of one business that ended or changed. Its progress is in rows, so a retry continues from there. */
export const rollUpQueue = defineQueue('roll-up', {
  payload: z.object({ businessId: z.uuid() }),
  retryLimit: 3,
  retryBackoff: true,
  expireInSeconds: 3600,
  policy: 'stately',
  notify: true,
})
