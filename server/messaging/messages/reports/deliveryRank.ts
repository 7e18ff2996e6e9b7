import type { MessageState } from '../config.ts'

/** What a provider's report says of a message. */
export type Reached = 'accepted' | 'delivered' | 'rejected'

/** Reports come in any order: a message only ever moves forward, and what a customer wrote has no way to go. */
export const rank: Record<MessageState, number> = {
  queued: 3,
  withheld: 3,
  received: 3,
  sending: 0,
  uncertain: 0,
  accepted: 1,
  delivered: 2,
  rejected: 2,
}
