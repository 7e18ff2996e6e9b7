import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { isDatabaseAway, queryRows } from '#server/platform/database/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { handOn, ofSubject } from './handOn.ts'
import type { Subscriber } from './subscriber.ts'
import { events } from './tables.ts'

/**
 * The longest time that an event waits when nothing else is going on: a customer reads the welcome at the till.
 */
const POLL_MS = 200
const EVENTS_A_ROUND = 500
/** Transactions at once; requests have the rest of the pool. */
const AT_ONCE = 3
/** Seconds before each retry; the last value repeats. */
const RETRY_SECONDS = [1, 5, 30, 120, 600, 3600]

const actor = { kind: 'system', name: 'events' } as const

type Due = { business_id: string; subject_id: string; id: number; type: string }

/**
 * Hands events on until it is closed. Several processes may do so at the same time. Rows are claimed because
 * they exist, not by a position in the table, because transactions do not end in the order in which they began.
 */
export function startRelay(services: Services, subscribers: Subscriber[]): { close(): Promise<void> } {
  const stop = new AbortController()
  const running = keepRelaying(services, subscribers, stop.signal)
  return {
    close: () => {
      stop.abort()
      return running
    },
  }
}

async function keepRelaying(services: Services, subscribers: Subscriber[], stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const isBusy = await relayOnce(services, subscribers).catch((error: unknown) => {
      if (isDatabaseAway(error))
        services.log.warn({ reason: (error as Error).message }, 'events wait for the database')
      else services.log.error({ err: error }, 'events could not be read')
      return false
    })
    if (!isBusy) await pause(POLL_MS, undefined, { signal: stop }).catch(() => {})
  }
}

/**
 * Hands on the events that are due, or the oldest of them; true if there may be more. When a handler fails, all
 * events of its subject wait, and other subjects continue.
 */
export async function relayOnce(services: Services, subscribers: Subscriber[]): Promise<boolean> {
  const due = await queryRows<Due>(
    services.database.plain,
    sql`select * from events_due(${services.clock.now().toISOString()}::timestamptz, ${EVENTS_A_ROUND})`,
  )
  const followed = new Set<string>(subscribers.flatMap(({ types }) => types))
  const subjects = [
    ...Map.groupBy(due, ({ business_id, subject_id }) => `${business_id} ${subject_id}`).values(),
  ]
  const isFollowed = (waiting: Due[]) => waiting.some(({ type }) => followed.has(type))
  const unfollowed = subjects.filter((waiting) => !isFollowed(waiting)).flat()
  const atOnce = pLimit(AT_ONCE)
  const done = await allOf([
    ...subjects
      .filter(isFollowed)
      .map((waiting) => atOnce(() => relaySubject(services, subscribers, waiting[0]!))),
    ...[...Map.groupBy(unfollowed, ({ business_id }) => business_id)].map(([businessId, waiting]) =>
      atOnce(() => drop(services, businessId, waiting)),
    ),
  ])
  return done.includes(true)
}

/**
 * What a crash of the database takes back with the deleted events is done again with them. A message is claimed by a commit
 * that waits, and so for these too, before anybody is written to.
 */
const doNotWaitForDisk = sql`set local synchronous_commit = off`

async function relaySubject(
  services: Services,
  subscribers: Subscriber[],
  { business_id: businessId, subject_id: subjectId }: Due,
): Promise<boolean> {
  try {
    await inBusiness(services, businessId, actor, async (ctx) => {
      await ctx.tx.execute(doNotWaitForDisk)
      await handOn(ctx, subscribers, subjectId)
    })
    return true
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const seconds = await postpone(services, businessId, subjectId)
    services.log.error({ err: error, business: businessId, seconds }, 'events could not be handed on')
    return false
  }
}

/** Waits for all before it throws the first error, so that nothing still runs when the next round starts. */
async function allOf<T>(tasks: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}

/**
 * Makes all waiting events of this subject due together, so that none overtakes the failed one. Returns the
 * seconds until then.
 */
const postpone = (services: Services, businessId: string, subjectId: string): Promise<number> =>
  inBusiness(services, businessId, actor, async ({ tx, now }) => {
    const waiting = ofSubject(businessId, subjectId)
    const [most] = await tx
      .select({ failures: max(events.failures) })
      .from(events)
      .where(waiting)
    const failures = most?.failures ?? 0
    const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length - 1)]!
    const due_at = new Date(now.getTime() + seconds * 1000)
    await tx
      .update(events)
      .set({ due_at, failures: failures + 1 })
      .where(waiting)
    return seconds
  })

/** Removes events without a subscriber, many at a time. */
async function drop(services: Services, businessId: string, waiting: Due[]): Promise<boolean> {
  const subjects = [...new Set(waiting.map(({ subject_id }) => subject_id))]
  const ids = waiting.map(({ id }) => id)
  await inBusiness(services, businessId, actor, ({ tx }) =>
    tx
      .delete(events)
      .where(
        and(
          eq(events.business_id, businessId),
          inArray(events.subject_id, subjects),
          inArray(events.id, ids),
        ),
      ),
  )
  return true
}
