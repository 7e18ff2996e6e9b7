import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { localHour } from '#server/platform/calendar.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { expireBusiness } from './expireBusiness.ts'

/** A business's daily work begins at its midnight; the next hours make up for an hour in which nothing ran. */
const ROUNDS_UNTIL_HOUR = 6

/** The daily sweep of every business, early in its own day. */
export function ledgerJobs(services: Services) {
  const handlers: JobHandler[] = [
    jobHandler('daily-rounds', z.unknown(), () => makeRounds(services)),
    jobHandler('daily-work', z.object({ businessId: z.uuid() }), ({ businessId }) =>
      sweep(services, businessId),
    ),
  ]
  return { handlers, schedules: [{ queue: 'daily-rounds' as const, cron: '5 * * * *' }] }
}

async function makeRounds({ database, jobs, clock }: Services): Promise<void> {
  const now = clock.now()
  await database.transaction({}, async (tx) => {
    const businesses = await queryRows<{ business_id: string; time_zone: string }>(
      tx,
      sql`select business_id, time_zone from list_workspaces()`,
    )
    for (const { business_id: businessId, time_zone } of businesses) {
      if (localHour(now, time_zone) >= ROUNDS_UNTIL_HOUR) continue
      await jobs.enqueue(tx, 'daily-work', { businessId }, { singletonKey: businessId })
    }
  })
}

async function sweep(services: Services, businessId: string): Promise<void> {
  const actor = { kind: 'system', name: 'daily sweep' } as const
  for (;;) {
    const { more } = await inBusiness(services, businessId, actor, (ctx) => expireBusiness(ctx))
    if (!more) return
  }
}
