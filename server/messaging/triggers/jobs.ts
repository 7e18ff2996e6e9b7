import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import type { TriggerKind } from './kinds.ts'
import type { MakeCardLink } from './meeting/subscriber.ts'
import { meetLaterQueue, meetTriggerQueue, triggerRoundsQueue } from './queues.ts'
import { fireLater } from './rounds/fireLater.ts'
import { ROUND_MINUTE } from './rounds/nextRound.ts'
import { makeRound } from './rounds/round.ts'

/** Jobs that send calendar triggers, each in the business's own time zone, and delayed messages of triggers. */
export function triggerJobs(services: Services, makeCardLink: MakeCardLink) {
  const handlers: JobHandler[] = [
    jobHandler(triggerRoundsQueue, () => startRounds(services)),
    jobHandler(meetTriggerQueue, (wanted) => makeRound(services, wanted)),
    jobHandler(meetLaterQueue, (due) => fireLater(services, makeCardLink, due)),
  ]
  return { handlers, schedules: [{ queue: triggerRoundsQueue.name, cron: `${ROUND_MINUTE} * * * *` }] }
}

/** `fault` is the reason for which a business is left out, because its time zone or hour cannot be read. */
type Due = { business_id: string; kind: TriggerKind; fault: string | null }

async function startRounds({ database, jobs, clock, log }: Services): Promise<void> {
  await database.transaction({}, async (tx) => {
    const due = await queryRows<Due>(
      tx,
      sql`select business_id, kind, fault from triggers_due(${clock.now().toISOString()}::timestamptz)`,
    )
    for (const { business_id: businessId, kind, fault } of due) {
      if (fault) log.error({ business: businessId, kind, fault }, 'business left out of a round')
      else
        await jobs.enqueue(
          tx,
          meetTriggerQueue,
          { businessId, kind },
          { singletonKey: `${businessId} ${kind}` },
        )
    }
  })
}
