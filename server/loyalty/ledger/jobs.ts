import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { localHour } from '#server/platform/time/calendar.ts'
import { businessesWhere, inBusiness, type Services } from '#server/services.ts'
import { expireBusiness } from './expiry/expireBusiness.ts'
import { dailyRoundsQueue, dailyWorkQueue } from './queues.ts'

/** A business's daily work begins at its midnight. The next hours make up for an hour in which nothing ran. */
const ROUNDS_UNTIL_HOUR = 6

/** The daily sweep of every business, early in its own day. */
export function ledgerJobs(services: Services) {
  const handlers: JobHandler[] = [
    jobHandler(dailyRoundsQueue, () => makeRounds(services)),
    jobHandler(dailyWorkQueue, ({ businessId }) => sweepBusiness(services, businessId)),
  ]
  return { handlers, schedules: [{ queue: dailyRoundsQueue.name, cron: '5 * * * *' }] }
}

async function makeRounds(services: Services): Promise<void> {
  const { database, jobs, clock } = services
  const now = clock.now()
  const due = await businessesWhere(services, (zone) => localHour(now, zone) < ROUNDS_UNTIL_HOUR)
  await database.transaction({}, async (tx) => {
    for (const { business_id: businessId } of due)
      await jobs.enqueue(tx, dailyWorkQueue, { businessId }, { singletonKey: businessId })
  })
}

/** A business's daily sweep: expires all that is past its date. */
export async function sweepBusiness(services: Services, businessId: string): Promise<void> {
  const actor = { kind: 'system', name: 'daily sweep' } as const
  for (;;) {
    const { more } = await inBusiness(services, businessId, actor, (ctx) => expireBusiness(ctx))
    if (!more) return
  }
}
