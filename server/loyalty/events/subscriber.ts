import type { BusinessContext } from '#server/platform/context/context.ts'
import type { EventIds, EventType, HandedEvent, NewEvent } from './types.ts'

/**
 * A subscriber to events. It gets each event at least once, and handling one twice must have the same effect as once.
 * It runs in the transaction that also deletes the events; work outside the database goes into a queue.
 */
export type Subscriber = OneByOne | Together

/** Gets the events of one transaction about one subject, in order. */
type OneByOne = {
  types: readonly EventType[]
  handle(ctx: BusinessContext, happened: HandedEvent[]): Promise<void>
}

/**
 * Gets the events of many subjects of a business at once, in order for each subject: a burst of purchases costs little
 * more than one.
 */
type Together = {
  types: readonly EventType[]
  handleTogether(ctx: BusinessContext, happened: HandedEvent[]): Promise<void>
}

export const isOneByOne = (subscriber: Subscriber): subscriber is OneByOne => 'handle' in subscriber

/** The ids of all events of a type. */
export const idsOf = <T extends EventType>(happened: NewEvent[], type: T): EventIds[T][] =>
  happened.flatMap((event) => (event.type === type ? [event.ids as EventIds[T]] : []))
