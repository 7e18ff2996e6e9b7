import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import { inEveryBusiness, type Services } from '#server/services.ts'
import { keepHabitsQueue } from './queues.ts'
import { keepHabits } from './visitHabits.ts'

/** Jobs that store every business's habits, some in each transaction, so that a retry continues from there. */
export function segmentJobs(services: Services): FeatureJobs {
  return {
    handlers: [jobHandler(keepHabitsQueue, () => keepAllHabits(services))],
    schedules: [{ queue: keepHabitsQueue.name, cron: '20 */6 * * *' }],
  }
}

/** Stores the habits of every business until none is missing. */
export const keepAllHabits = (services: Pick<Services, 'database' | 'clock'>): Promise<void> =>
  inEveryBusiness(services, async (businessId, inTransaction) => {
    const keepSome = (after: string | null) =>
      inTransaction((tx) => keepHabits({ tx, businessId, now: services.clock.now() }, after))
    let after = await keepSome(null)
    while (after) after = await keepSome(after)
  })
