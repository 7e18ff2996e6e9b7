import { z } from 'zod'
import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { rotateSigningKeys } from './signingKeys.ts'

export function accessTokenJobs(services: Services) {
  const handlers = [jobHandler('rotate-signing-keys', z.unknown(), () => rotateSigningKeys(services))]
  return { handlers, schedules: [{ queue: 'rotate-signing-keys' as const, cron: '41 3 * * *' }] }
}
