import { and, eq, inArray } from 'drizzle-orm'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { isOneByOne, type Subscriber } from './subscriber.ts'
import { events } from './tables.ts'
import type { EventType, HandedEvent } from './types.ts'

type EventRow = typeof events.$inferSelect

/** Condition for the events of one business: all, or those of one customer. */
export const ofSubject = (businessId: string, subjectId?: string) =>
  and(eq(events.business_id, businessId), subjectId ? eq(events.subject_id, subjectId) : undefined)

/**
 * Takes the events of some subjects, or of the whole business, and hands them to their subscribers in the caller's
 * transaction. A second caller at the same moment waits, and finds the events that came after.
 */
export async function handOn(
  ctx: BusinessContext,
  subscribers: Subscriber[],
  subjectIds?: string[],
): Promise<void> {
  const taken = await take(ctx, subjectIds)
  const oneByOne = subscribers.filter(isOneByOne)
  for (const together of groups(taken)) {
    const { actor, address } = together[0]!
    for (const { types, handle } of oneByOne) {
      const followed = eventsOf(together, types)
      if (followed.length > 0) await handle({ ...ctx, actor: behind(actor, address), address }, followed)
    }
  }
  for (const subscriber of subscribers) {
    if (isOneByOne(subscriber)) continue
    const followed = eventsOf(taken, subscriber.types)
    const own = { ...ctx, actor: behind('system', null), address: null }
    if (followed.length > 0) await subscriber.handleTogether(own, followed)
  }
}

/**
 * Deletes and returns events. They are first locked in an order of their own, so that two callers wait for each other
 * instead of deadlocking.
 */
async function take({ tx, businessId }: BusinessContext, subjectIds?: string[]): Promise<EventRow[]> {
  const which = and(eq(events.business_id, businessId), subjectIds && inArray(events.subject_id, subjectIds))
  const locked = tx
    .select({ id: events.id })
    .from(events)
    .where(which)
    .orderBy(events.subject_id, events.id)
    .for('update')
  const taken = await tx
    .delete(events)
    .where(and(which, inArray(events.id, locked)))
    .returning()
  return taken.sort((one, other) => one.id - other.id)
}

const eventsOf = (rows: EventRow[], types: readonly EventType[]): HandedEvent[] =>
  rows
    .filter(({ type }) => types.includes(type))
    .map(({ type, ids, id, created_at: at }) => ({ type, ids, id, at }) as HandedEvent)

/** Groups the events of one transaction about one subject, in the order in which the groups began. */
function groups(rows: EventRow[]): EventRow[][] {
  const found = new Map<string, EventRow[]>()
  for (const row of rows) {
    const key = `${row.cause} ${row.subject_id}`
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return [...found.values()]
}

/**
 * The actor for the effects of an event. A customer's action stays theirs, because limits apply to strangers. The
 * effects of staff's actions are the platform's.
 */
const behind = (kind: Actor['kind'], address: string | null): Actor =>
  kind === 'anonymous' || kind === 'customer'
    ? { kind: 'anonymous', ipAddress: address }
    : { kind: 'system', name: 'events' }

/**
 * Removes the events of erased customers. It waits for a relay that is handling them, so that nothing is written
 * afterwards.
 */
export async function forgetEvents({ tx, businessId }: BusinessContext, subjectIds: string[]): Promise<void> {
  await tx
    .delete(events)
    .where(and(eq(events.business_id, businessId), inArray(events.subject_id, subjectIds)))
}

/** Events for new customers. Somebody who was a customer before gets none of them. */
const ofNewcomers: EventType[] = ['customer.joined', 'card_link.requested']

/**
 * Gives a merged customer's events to the survivor. It waits for a relay that is handling them, so call it before
 * moving what such handlers write.
 */
export async function moveEvents(
  { tx, businessId }: BusinessContext,
  fromId: string,
  toId: string,
): Promise<void> {
  const waiting = await tx.delete(events).where(ofSubject(businessId, fromId)).returning()
  const moved = waiting
    .filter(({ type }) => !ofNewcomers.includes(type))
    .sort((one, other) => one.id - other.id)
    .map(({ id: _own, ...event }) => ({
      ...event,
      subject_id: toId,
      ids: { ...event.ids, customer_id: toId },
    }))
  if (moved.length > 0) await tx.insert(events).values(moved)
}
