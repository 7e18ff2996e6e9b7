import { setTimeout as pause } from 'node:timers/promises'
import { and, lt, max, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { hindranceOf, isLocked, queryRows } from '#server/platform/database/index.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { handOn, ofSubject } from './handOn.ts'
import { isOneByOne, type Subscriber } from './subscriber.ts'
import { events } from './tables.ts'

/**
 * Longest wait of an event, in milliseconds, when nothing else is going on: a customer reads the welcome at the till.
 * While there are more events, those that came meanwhile are handed on together.
 */
const POLL_MS = 200
/** The most events of one round. A transaction holds its locks until its end. */
const EVENTS_A_ROUND = 200
/** Transactions at once; requests have the rest of the pool. */
const AT_ONCE = 3
/** Seconds before each retry; the last value repeats. */
const RETRY_SECONDS = [1, 5, 30, 120, 600, 3600]
/**
 * Longest wait for a row that somebody else holds, and the seconds for which all events of its business wait then: those
 * of others must not.
 */
const LOCK_MS = 1_000
const LOCKED_SECONDS = 5

const actor = { kind: 'system', name: 'events' } as const

type Due = { business_id: string; subject_id: string; type: string }
/** The subjects of one transaction. */
type Share = { businessId: string; subjectIds: string[] }

/**
 * Hands events on until it is closed. Several processes may do so at the same time. Rows are claimed because they
 * exist, not by a position in the table, because transactions do not end in the order in which they began.
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
    const due = await relayOnce(services, subscribers).catch((error: unknown) => {
      if (hindranceOf(error))
        services.log.warn({ reason: (error as Error).message }, 'events wait for the database')
      else services.log.error({ err: error }, 'events could not be read')
      return 0
    })
    if (due < EVENTS_A_ROUND) await pause(POLL_MS, undefined, { signal: stop }).catch(() => {})
  }
}

/**
 * Hands on the events that are due, the oldest first, and returns how many there were. When a handler fails, all events
 * of its subject wait, and other subjects continue.
 */
export async function relayOnce(services: Services, subscribers: Subscriber[]): Promise<number> {
  const due = await queryRows<Due>(
    services.database.plain,
    sql`select * from events_due(${services.clock.now().toISOString()}::timestamptz, ${EVENTS_A_ROUND})`,
  )
  const atOnce = pLimit(AT_ONCE)
  const locked = new Set<string>()
  const relayUnlessLocked = async (share: Share) => {
    if (locked.has(share.businessId)) return
    await relay(services, subscribers, share).catch((error: unknown) => {
      if (!isLocked(error)) throw error
      locked.add(share.businessId)
    })
  }
  await allOf(sharesOf(due, subscribers).map((share) => atOnce(() => relayUnlessLocked(share))))
  for (const businessId of locked) await letWait(services, businessId)
  return due.length
}

/**
 * Splits due events into transactions. Subjects with events that a subscriber handles one by one get a transaction
 * each; the others of a business share one.
 */
function sharesOf(due: Due[], subscribers: Subscriber[]): Share[] {
  const oneByOne = new Set<string>(subscribers.filter(isOneByOne).flatMap(({ types }) => types))
  const subjectsOf = (events: Due[]) => [...new Set(events.map(({ subject_id }) => subject_id))]
  return [...Map.groupBy(due, ({ business_id }) => business_id)].flatMap(([businessId, ofBusiness]) => {
    const apart = subjectsOf(ofBusiness.filter(({ type }) => oneByOne.has(type)))
    const others = subjectsOf(ofBusiness).filter((subjectId) => !apart.includes(subjectId))
    return [...apart.map((subjectId) => [subjectId]), others]
      .filter((subjectIds) => subjectIds.length > 0)
      .map((subjectIds) => ({ businessId, subjectIds }))
  })
}

/**
 * A transaction of the relay may commit before it is on disk. If the database crashes, its events come back, and their
 * effects are written again. A message is claimed by a commit that waits for the disk, and with it these commits,
 * before anybody is written to.
 */
const doNotWaitForDisk = sql`set local synchronous_commit = off`

async function relay(
  services: Services,
  subscribers: Subscriber[],
  { businessId, subjectIds }: Share,
): Promise<void> {
  try {
    await inBusiness(
      services,
      businessId,
      actor,
      async (ctx) => {
        await ctx.tx.execute(doNotWaitForDisk)
        await handOn(ctx, subscribers, subjectIds)
      },
      { lockMs: LOCK_MS },
    )
  } catch (error) {
    if (hindranceOf(error) || isLocked(error)) throw error
    if (subjectIds.length > 1)
      for (const subjectId of subjectIds)
        await relay(services, subscribers, { businessId, subjectIds: [subjectId] })
    else await postpone(services, { businessId, subjectId: subjectIds[0]!, error })
  }
}

/** Waits for all tasks before it throws the first error, so that nothing still runs when the next round starts. */
async function allOf<T>(tasks: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}

/** Makes all events of a business that holds rows for long due later. If it holds these events too, the next round asks. */
async function letWait(services: Services, businessId: string): Promise<void> {
  const due_at = new Date(services.clock.now().getTime() + LOCKED_SECONDS * 1000)
  const all = and(ofSubject(businessId), lt(events.due_at, due_at))
  await inBusiness(services, businessId, actor, ({ tx }) => tx.update(events).set({ due_at }).where(all), {
    lockMs: LOCK_MS,
  }).catch((error: unknown) => {
    if (!isLocked(error)) throw error
  })
  services.log.warn(
    { business: businessId, seconds: LOCKED_SECONDS },
    'events wait for rows that somebody holds',
  )
}

/** Makes all waiting events of this subject due together, so that none overtakes the failed one. */
async function postpone(
  services: Services,
  { businessId, subjectId, error }: { businessId: string; subjectId: string; error: unknown },
): Promise<void> {
  const seconds = await inBusiness(services, businessId, actor, async ({ tx, now }) => {
    const waiting = ofSubject(businessId, subjectId)
    const [most] = await tx
      .select({ failures: max(events.failures) })
      .from(events)
      .where(waiting)
    const failures = most?.failures ?? 0
    const pauseSeconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length - 1)]!
    const due_at = new Date(now.getTime() + pauseSeconds * 1000)
    await tx
      .update(events)
      .set({ due_at, failures: failures + 1 })
      .where(waiting)
    return pauseSeconds
  })
  services.log.error({ err: error, business: businessId, seconds }, 'events could not be handed on')
}
