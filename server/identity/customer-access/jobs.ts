import { z } from 'zod'
import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { renewCustomerPins } from './renewPins.ts'
import { forgetCustomerAccess } from './sessions.ts'

export function customerAccessJobs(services: Services) {
  return {
    handlers: [
      jobHandler('renew-guest-pins', z.unknown(), () => renewCustomerPins(services)),
      jobHandler('forget-guest-access', z.unknown(), () => forgetCustomerAccess(services.database.plain)),
    ],
    schedules: [
      { queue: 'renew-guest-pins' as const, cron: '20 2 * * *' },
      { queue: 'forget-guest-access' as const, cron: '40 2 * * *' },
    ],
  }
}
