import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { renewCustomerPins } from './pins/renewPins.ts'
import { forgetCustomerAccessQueue, renewCustomerPinsQueue } from './queues.ts'
import { forgetCustomerAccess } from './sessions.ts'

export function customerAccessJobs(services: Services) {
  return {
    handlers: [
      jobHandler(renewCustomerPinsQueue, () => renewCustomerPins(services)),
      jobHandler(forgetCustomerAccessQueue, () => forgetCustomerAccess(services.database.plain)),
    ],
    schedules: [
      { queue: renewCustomerPinsQueue.name, cron: '20 2 * * *' },
      { queue: forgetCustomerAccessQueue.name, cron: '40 2 * * *' },
    ],
  }
}
