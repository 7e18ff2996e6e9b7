import { sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { NewEvent, Subscriber } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { rollUpQueue } from './queues.ts'
import { touchedDays, touchesBefore, touching } from './touchedDays.ts'

/** Marks days that are over and whose figures changed, and queues their roll-up. */
export const rollUpSubscriber: Subscriber = {
  types: [...touching, 'time_zone.changed'],
  async handleTogether(ctx, happened) {
    const moved = happened.some(({ type }) => type === 'time_zone.changed')
    const marked = await markDays(ctx, happened)
    if (moved || marked) await queueRollUp(ctx)
  },
}

export const queueRollUp = ({ tx, jobs, businessId }: Pick<BusinessContext, 'tx' | 'jobs' | 'businessId'>) =>
  jobs.enqueue(tx, rollUpQueue, { businessId }, { singletonKey: businessId })

/** Marks days in their order, so that two of these transactions wait for each other instead of deadlocking. */
async function markDays({ tx, businessId, now }: BusinessContext, happened: NewEvent[]): Promise<boolean> {
  const { time_zone: timeZone } = await findBusiness(tx, businessId)
  const events = sql`select e.type, e.ids from jsonb_to_recordset(${JSON.stringify(happened)}::jsonb) e (type text, ids jsonb)`
  const today = localDate(now, timeZone)
  const moment = startOfLocalDay(today, timeZone)
  if (!(await touchesBefore(tx, { businessId, moment, happened: events }))) return false
  const marked = await queryRows(
    tx,
    sql`
      insert into stale_days (business_id, day)
      select ${businessId}::uuid, day from (${touchedDays(businessId, timeZone, events)}) touched
      where day < ${today} order by day
      on conflict do nothing
      returning day`,
  )
  return marked.length > 0
}
