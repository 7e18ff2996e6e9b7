import { jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { endOldEntries } from './queries.ts'
import { endAuditEntriesQueue } from './queues.ts'

/** Deletes old entries every night; entries are kept for two years. */
export function auditJobs({ database }: Services) {
  const work = async () => {
    await endOldEntries(database.plain)
  }
  return {
    handlers: [jobHandler(endAuditEntriesQueue, work)],
    schedules: [{ queue: endAuditEntriesQueue.name, cron: '10 5 * * *' }],
  }
}
