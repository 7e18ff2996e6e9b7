import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { renewStaffPinsQueue } from './queues.ts'
import { renewStaffPins } from './renewPins.ts'

export function sharedTillJobs(services: Services) {
  return {
    handlers: [jobHandler(renewStaffPinsQueue, () => renewStaffPins(services))],
    schedules: [{ queue: renewStaffPinsQueue.name, cron: '15 2 * * *' }],
  }
}
