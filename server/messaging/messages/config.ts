/** Where a message can be, with the specification's word for it, its `status`. */
export const statusOf = {
  /** It waits until it may go. */
  queued: 'pending',
  /** A worker has claimed it. */
  sending: 'pending',
  /** The provider took it; whether it arrived, it has not said. */
  accepted: 'sent',
  delivered: 'sent',
  /** It certainly did not arrive. */
  rejected: 'failed',
  /** It may have gone out or not, and is never sent again. */
  uncertain: 'pending',
  /** It must not be sent: consent, STOP, the plan's texts. */
  withheld: 'failed',
  /** A customer wrote it. */
  received: 'sent',
} as const
export type MessageState = keyof typeof statusOf
export type MessageStatus = (typeof statusOf)[MessageState]
export const messageStates = Object.keys(statusOf) as [MessageState, ...MessageState[]]

/** Why somebody is not written to, as far as one knows before a message is written. */
export const exclusions = [
  'no_address',
  'not_agreed',
  'stopped',
  'not_mobile',
  'country',
  'paused',
  'left_topic',
  'over_cap',
  /** Another guest has the same address, and gets it. */
  'same_address',
] as const
export type Exclusion = (typeof exclusions)[number]

/** How long a claim of a message holds: well above the providers' own time limits. */
export const LEASE_MS = 120_000
