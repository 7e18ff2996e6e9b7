import { z } from 'zod'
import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { renewGuestPins } from './renewPins.ts'

export function portalJobs(services: Services) {
  return {
    handlers: [jobHandler('renew-guest-pins', z.unknown(), () => renewGuestPins(services))],
    schedules: [{ queue: 'renew-guest-pins' as const, cron: '20 2 * * *' }],
  }
}
