import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { convertAddresses } from './convertAddresses.ts'
import { convertAddressesQueue } from './queues.ts'

export const customerJobs = (services: Services) => ({
  handlers: [jobHandler(convertAddressesQueue, () => convertAddresses(services))],
  schedules: [{ queue: convertAddressesQueue.name, cron: '30 3 * * *' }],
})
