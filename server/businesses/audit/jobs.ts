import { z } from 'zod'
import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { endOldEntries } from './queries.ts'

/** Entries are kept for two years. */
export function auditJobs({ database }: Services) {
  const work = async () => {
    await endOldEntries(database.plain)
  }
  return {
    handlers: [jobHandler('end-audit-entries', z.unknown(), work)],
    schedules: [{ queue: 'end-audit-entries' as const, cron: '10 5 * * *' }],
  }
}
