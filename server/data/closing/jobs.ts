import { z } from 'zod'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { processClosedBusiness } from './eraseBusiness.ts'
import { findClosedBusinesses } from './queries.ts'

/** Once a day, reminds or erases every closed business for which it is due. */
export function closingJobs(services: Services) {
  const handlers: JobHandler[] = [
    jobHandler('closed-shops', z.unknown(), () => processClosedBusinesses(services)),
  ]
  return { handlers, schedules: [{ queue: 'closed-shops' as const, cron: '40 4 * * *' }] }
}

/** Each business has its own transaction; a failed one does not delay the others, and is tried again. */
export async function processClosedBusinesses(services: Services): Promise<void> {
  const actor = { kind: 'system', name: 'closing' } as const
  const failures: unknown[] = []
  for (const { business_id } of await findClosedBusinesses(services.database.plain)) {
    await inBusiness(services, business_id, actor, processClosedBusiness).catch((error) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} closed shops`)
}
