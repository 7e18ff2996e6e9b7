import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import { localHour } from '#server/platform/time/calendar.ts'
import { businessesWhere, type Services } from '#server/services.ts'
import { rollUpQueue, rollUpRoundsQueue } from './queues.ts'
import { rollUpNext } from './rollUpNext.ts'
import { queueRollUp } from './rollUpSubscriber.ts'

/** Local hours in which the day before is rolled up; several, to make up for an hour in which nothing ran. */
const HOURS = { from: 1, until: 7 }

/**
 * Rolls up the days of a business that ended or changed, a few days in each transaction: a retry continues from
 * there.
 */
export function rollUpJobs(services: Services): FeatureJobs {
  return {
    handlers: [
      jobHandler(rollUpRoundsQueue, () => makeRounds(services)),
      jobHandler(rollUpQueue, ({ businessId }) => rollUp(services, businessId)),
    ],
    schedules: [{ queue: rollUpRoundsQueue.name, cron: '10 * * * *' }],
  }
}

/** Rolls up everything due of one business. */
export async function rollUp(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  businessId: string,
): Promise<void> {
  for (;;) {
    const more = await database.transaction({ businessId }, (tx) =>
      rollUpNext({ tx, businessId, now: clock.now() }),
    )
    if (!more) return
  }
}

/** Queues a job for each business whose day ended lately, by its own time zone. */
async function makeRounds(services: Services): Promise<void> {
  const { database, jobs, clock } = services
  const now = clock.now()
  const due = await businessesWhere(services, (zone) => {
    const hour = localHour(now, zone)
    return hour >= HOURS.from && hour < HOURS.until
  })
  await database.transaction({}, async (tx) => {
    for (const { business_id: businessId } of due) await queueRollUp({ tx, jobs, businessId })
  })
}
