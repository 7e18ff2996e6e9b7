import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { ofSubject } from './handOn.ts'
import { events } from './tables.ts'
import type { EventType } from './types.ts'

/** True if an event about a customer has not been handed to its subscribers yet. */
export async function isWaiting(
  { tx, businessId }: BusinessContext,
  type: EventType,
  customerId: string,
): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(ofSubject(businessId, customerId), eq(events.type, type)))
    .limit(1)
  return waiting !== undefined
}
