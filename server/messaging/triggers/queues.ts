import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'
import { channels, triggerKinds } from './kinds.ts'

/**
 * Queues one job per trigger of each business whose hour has come, every hour; each job writes to the
 * customers whose day it is.
 */
export const triggerRoundsQueue = defineQueue('trigger-rounds', { retryLimit: 2 })
export const meetTriggerQueue = defineQueue('meet-trigger', {
  payload: z.object({ businessId: z.uuid(), kind: z.enum(triggerKinds) }),
  retryLimit: 3,
  retryBackoff: true,
  policy: 'stately',
})

/**
 * Sends what a trigger had to delay, if its cause still holds. Each occurrence is sent once, so a retry does
 * no harm.
 */
export const meetLaterQueue = defineQueue('meet-later', {
  payload: z.object({
    businessId: z.uuid(),
    kind: z.enum(triggerKinds),
    channel: z.enum(channels),
    customerId: z.uuid(),
    operationId: z.uuid().optional(),
    rewardIds: z.array(z.uuid()).optional(),
    brings: z.enum(['news', 'link']).optional(),
  }),
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 5,
})
