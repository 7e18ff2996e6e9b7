import { z } from 'zod'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { endTrials } from './endTrials.ts'

/** Every hour, what is over is marked as over. */
export function billingJobs(services: Services) {
  const handlers: JobHandler[] = [jobHandler('end-trials', z.unknown(), () => endTrials(services))]
  return { handlers, schedules: [{ queue: 'end-trials' as const, cron: '7 * * * *' }] }
}
