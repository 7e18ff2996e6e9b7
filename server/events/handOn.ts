import { and, eq } from 'drizzle-orm'
import type { Actor, ShopContext } from '#server/platform/context.ts'
import type { Subscriber } from './subscriber.ts'
import { events } from './tables.ts'
import type { NewEvent } from './types.ts'

type EventRow = typeof events.$inferSelect

/** Events of one business, all or those of one customer. */
const ofSubject = (businessId: string, subjectId?: string) =>
  and(eq(events.business_id, businessId), subjectId ? eq(events.subject_id, subjectId) : undefined)

/**
 * Takes the events of a subject, or of the whole business, and hands them to whoever subscribed, in the caller's
 * transaction. Somebody else who does so at the same moment waits, and finds those that came after.
 */
export async function handOn(ctx: ShopContext, subscribers: Subscriber[], subjectId?: string): Promise<void> {
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

/** A guest's act stays one, since strangers have limits of their own; what staff did, the platform follows. */
const behind = (kind: Actor['kind'], address: string | null): Actor =>
  kind === 'guest' || kind === 'customer'
    ? { kind: 'guest', ipAddress: address }
    : { kind: 'system', name: 'events' }

/** Gives a merged customer's events to whom they were merged into. */
export async function moveEvents(
  { tx, businessId }: ShopContext,
  fromId: string,
  toId: string,
): Promise<void> {
  const waiting = await tx.delete(events).where(ofSubject(businessId, fromId)).returning()
  if (waiting.length === 0) return
  await tx.insert(events).values(
    waiting
      .sort((one, other) => one.id - other.id)
      .map(({ id: _own, ...event }) => ({
        ...event,
        subject_id: toId,
        ids: { ...event.ids, customer_id: toId },
      })),
  )
}
