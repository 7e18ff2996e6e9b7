import { z } from 'zod'
import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import { type CheckServices, checkSenders } from './checkSender.ts'

export function emailConfigJobs(services: CheckServices): FeatureJobs {
  return {
    handlers: [jobHandler('check-senders', z.unknown(), () => checkSenders(services))],
    schedules: [{ queue: 'check-senders', cron: '50 3 * * *' }],
  }
}
