import { and, eq, inArray } from 'drizzle-orm'
import type { Actor, BusinessContext } from '#server/platform/context.ts'
import type { Subscriber } from './subscriber.ts'
import { events } from './tables.ts'
import type { EventType, NewEvent } from './types.ts'

type EventRow = typeof events.$inferSelect

/** Events of one business: all, or those of one customer. */
export const ofSubject = (businessId: string, subjectId?: string) =>
  and(eq(events.business_id, businessId), subjectId ? eq(events.subject_id, subjectId) : undefined)

/**
 * Takes the events of a subject, or of the whole business, and gives them to their subscribers, in the caller's
 * transaction. A second caller at the same moment waits, and finds the events that came after.
 */
export async function handOn(
  ctx: BusinessContext,
  subscribers: Subscriber[],
  subjectId?: string,
): Promise<void> {
  const taken = await ctx.tx.delete(events).where(ofSubject(ctx.businessId, subjectId)).returning()
  for (const together of groups(taken.sort((one, other) => one.id - other.id))) {
    const { actor, address } = together[0]!
    const happened = together.map(({ type, ids }) => ({ type, ids }) as NewEvent)
    for (const { types, handle } of subscribers) {
      const followed = happened.filter(({ type }) => types.includes(type))
      if (followed.length > 0) await handle({ ...ctx, actor: behind(actor, address), address }, followed)
    }
  }
}

/** The events of one transaction about one subject; groups in the order in which they began. */
function groups(rows: EventRow[]): EventRow[][] {
  const found = new Map<string, EventRow[]>()
  for (const row of rows) {
    const key = `${row.cause} ${row.subject_id}`
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return [...found.values()]
}

/**
 * A customer's action stays theirs, because limits apply to strangers. What follows from staff's actions, the
 * platform does.
 */
const behind = (kind: Actor['kind'], address: string | null): Actor =>
  kind === 'anonymous' || kind === 'customer'
    ? { kind: 'anonymous', ipAddress: address }
    : { kind: 'system', name: 'events' }

/**
 * Removes the events of erased customers. Waits for a relay that is handling them, so that nothing is written
 * afterwards.
 */
export async function forgetEvents({ tx, businessId }: BusinessContext, subjectIds: string[]): Promise<void> {
  await tx
    .delete(events)
    .where(and(eq(events.business_id, businessId), inArray(events.subject_id, subjectIds)))
}

/** Events for new customers, not told to somebody who was a customer before. */
const ofNewcomers: EventType[] = ['customer.joined', 'card_link.requested']

/**
 * Gives a merged customer's events to the survivor. Waits for a relay that is handling them, so call it before
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
