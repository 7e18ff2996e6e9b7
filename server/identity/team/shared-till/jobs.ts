import { z } from 'zod'
import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { renewStaffPins } from './renewPins.ts'

export function sharedTillJobs(services: Services) {
  return {
    handlers: [jobHandler('renew-staff-pins', z.unknown(), () => renewStaffPins(services))],
    schedules: [{ queue: 'renew-staff-pins' as const, cron: '15 2 * * *' }],
  }
}
