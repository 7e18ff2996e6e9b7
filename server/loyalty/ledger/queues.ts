import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'

/** Fans out one job per business, every hour. Each business does its day's work in its own time zone. */
export const dailyRoundsQueue = defineQueue('daily-rounds', { retryLimit: 2 })
export const dailyWorkQueue = defineQueue('daily-work', {
  payload: z.object({ businessId: z.uuid() }),
  retryLimit: 3,
  retryBackoff: true,
  policy: 'stately',
})
