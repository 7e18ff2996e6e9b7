import type { BusinessContext } from '#server/platform/context.ts'
import type { EventIds, EventType, NewEvent } from './types.ts'

/**
 * Who follows what happened. It is handed the events of one transaction about one subject, in their order, at least
 * once, and does the same for the second time as for the first. It runs in a transaction that also takes the events
 * away; what goes outside it queues.
 */
export type Subscriber = {
  types: readonly EventType[]
  handle(ctx: BusinessContext, happened: NewEvent[]): Promise<void>
}

/** The ids of all events of a type among those that happened. */
export const idsOf = <T extends EventType>(happened: NewEvent[], type: T): EventIds[T][] =>
  happened.flatMap((event) => (event.type === type ? [event.ids as EventIds[T]] : []))
