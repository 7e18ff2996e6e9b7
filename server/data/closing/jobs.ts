import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { forEachDue, inBusiness, type Services } from '#server/services.ts'
import { processClosedBusiness } from './eraseBusiness.ts'
import { eraseProofs, findClosedBusinesses } from './queries.ts'
import { closedBusinessesQueue } from './queues.ts'

/** Reminds or erases once a day every closed business for which it is due. */
export function closingJobs(services: Services) {
  const handlers: JobHandler[] = [jobHandler(closedBusinessesQueue, () => processClosedBusinesses(services))]
  return { handlers, schedules: [{ queue: closedBusinessesQueue.name, cron: '40 4 * * *' }] }
}

export async function processClosedBusinesses(services: Services): Promise<void> {
  const actor = { kind: 'system', name: 'closing' } as const
  await forEachDue(
    await findClosedBusinesses(services.database.plain),
    'closed shops',
    async (businessId) => {
      const { isErased } = await inBusiness(services, businessId, actor, processClosedBusiness)
      // In its own transaction, and last: after a crash in between, the next round finds the business again.
      if (isErased) await inBusiness(services, businessId, actor, eraseProofs)
    },
  )
}
