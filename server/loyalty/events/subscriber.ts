import type { BusinessContext } from '#server/platform/context.ts'
import type { EventIds, EventType, NewEvent } from './types.ts'

/**
 * A subscriber to events. It gets the events of one transaction about one subject, in order, at least once;
 * handling them twice must have the same effect as once. It runs in the transaction that also deletes the
 * events; work outside the database goes into a queue.
 */
export type Subscriber = {
  types: readonly EventType[]
  handle(ctx: BusinessContext, happened: NewEvent[]): Promise<void>
}

/** The ids of all events of a type among those that happened. */
export const idsOf = <T extends EventType>(happened: NewEvent[], type: T): EventIds[T][] =>
  happened.flatMap((event) => (event.type === type ? [event.ids as EventIds[T]] : []))
