import type { MessageState } from '../config.ts'

/** The fate of a message in a provider's report. */
export type Reached = 'accepted' | 'delivered' | 'rejected'

/**
 * Order of states. Reports come in any order, and a message only ever moves forward. A text that a customer wrote never
 * moves.
 */
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
