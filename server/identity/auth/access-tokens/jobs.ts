import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { rotateSigningKeysQueue } from './queues.ts'
import { rotateSigningKeys } from './signingKeys.ts'

export function accessTokenJobs(services: Services) {
  const handlers = [jobHandler(rotateSigningKeysQueue, () => rotateSigningKeys(services))]
  return { handlers, schedules: [{ queue: rotateSigningKeysQueue.name, cron: '41 3 * * *' }] }
}
