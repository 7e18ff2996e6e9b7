import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import { checkSendersQueue } from '../queues.ts'
import { type CheckServices, checkSenders } from './checkSender.ts'

export function emailConfigJobs(services: CheckServices): FeatureJobs {
  return {
    handlers: [jobHandler(checkSendersQueue, () => checkSenders(services))],
    schedules: [{ queue: checkSendersQueue.name, cron: '50 3 * * *' }],
  }
}
