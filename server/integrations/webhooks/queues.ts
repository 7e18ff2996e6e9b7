import { defineQueue } from '#server/platform/jobs/index.ts'

/** Removes deliveries and events that are over, every night. */
export const removeWebhookRowsQueue = defineQueue('remove-webhook-rows', {
  retryLimit: 2,
  expireInSeconds: 3600,
})
