import { and, eq, inArray } from 'drizzle-orm'
import type { Actor, BusinessContext } from '#server/platform/context.ts'
import type { Subscriber } from './subscriber.ts'
import { events } from './tables.ts'
import type { EventType, NewEvent } from './types.ts'

type EventRow = typeof events.$inferSelect

/** Events of one business, all or those of one customer. */
export const ofSubject = (businessId: string, subjectId?: string) =>
  and(eq(events.business_id, businessId), subjectId ? eq(events.subject_id, subjectId) : undefined)

/**
 * Takes the events of a subject, or of the whole business, and hands them to whoever subscribed, in the caller's
 * transaction. Somebody else who does so at the same moment waits, and finds those that came after.
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

/** Those of one transaction about one subject; each group in the order in which it began. */
function groups(rows: EventRow[]): EventRow[][] {
  const found = new Map<string, EventRow[]>()
  for (const row of rows) {
    const key = `${row.cause} ${row.subject_id}`
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return [...found.values()]
}

/** A customer's act stays one, since strangers have limits of their own; what staff did, the platform follows. */
const behind = (kind: Actor['kind'], address: string | null): Actor =>
  kind === 'anonymous' || kind === 'customer'
    ? { kind: 'anonymous', ipAddress: address }
    : { kind: 'system', name: 'events' }

/** Drops what waits for people who are erased. Whoever is handing it on is waited for, so that nothing comes afterwards. */
export async function forgetEvents({ tx, businessId }: BusinessContext, subjectIds: string[]): Promise<void> {
  await tx
    .delete(events)
    .where(and(eq(events.business_id, businessId), inArray(events.subject_id, subjectIds)))
}

/** What somebody who was a customer all along is not told again. */
const ofNewcomers: EventType[] = ['customer.joined', 'card_link.requested']

/**
 * Gives a merged customer's events to whom they were merged into. Whoever is handing them on is waited for, so this comes
 * before what such messages leave behind is moved.
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
