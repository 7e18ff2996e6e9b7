import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { ofSubject } from './handOn.ts'
import { events } from './tables.ts'
import type { EventType } from './types.ts'

/** Whether something that happened to a customer is still to be handed on to those who follow it. */
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
