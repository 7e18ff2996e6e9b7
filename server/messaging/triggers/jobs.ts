import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '#server/platform/database/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { greetBirthdays } from './birthdays.ts'

/** What triggers send by the calendar, each in the business's own time zone. */
export function triggerJobs(services: Services) {
  const handlers: JobHandler[] = [
    jobHandler('birthday-rounds', z.unknown(), () => makeRounds(services)),
    jobHandler('greet-birthdays', z.object({ businessId: z.uuid() }), ({ businessId }) =>
      greetBirthdays(services, businessId),
    ),
  ]
  return { handlers, schedules: [{ queue: 'birthday-rounds' as const, cron: '2 * * * *' }] }
}

async function makeRounds({ database, jobs, clock }: Services): Promise<void> {
  await database.transaction({}, async (tx) => {
    const businesses = await queryRows<{ business_id: string }>(
      tx,
      sql`select business_id from birthdays_due(${clock.now().toISOString()}::timestamptz)`,
    )
    for (const { business_id: businessId } of businesses)
      await jobs.enqueue(tx, 'greet-birthdays', { businessId }, { singletonKey: businessId })
  })
}
