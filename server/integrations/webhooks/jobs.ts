import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { removeWebhookRowsQueue } from './queues.ts'
import { removeOldRows } from './removeOldRows.ts'

export const webhookJobs = (services: Services): FeatureJobs => ({
  handlers: [jobHandler(removeWebhookRowsQueue, () => removeOldRows(services))],
  schedules: [{ queue: removeWebhookRowsQueue.name, cron: '50 3 * * *' }],
})
