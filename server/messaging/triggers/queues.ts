import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'
import { channels, triggerKinds } from './kinds.ts'

/** Queues every hour a job for each business's triggers whose hour has come; each job writes to the due customers. */
export const triggerRoundsQueue = defineQueue('trigger-rounds', { retryLimit: 2 })
export const meetTriggerQueue = defineQueue('meet-trigger', {
  payload: z.object({ businessId: z.uuid(), kind: z.enum(triggerKinds) }),
  retryLimit: 3,
  retryBackoff: true,
  policy: 'stately',
})

/** Sends a delayed message of a trigger, if its cause still holds. Each goes once, so a retry does no harm. */
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
