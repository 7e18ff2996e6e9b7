/** States of a message, with the specification's word for each, its `status`. */
export const statusOf = {
  /** Waits until it may go. */
  queued: 'pending',
  /** Claimed by a worker. */
  sending: 'pending',
  /** Taken by the provider, who has not said whether it arrived. */
  accepted: 'sent',
  delivered: 'sent',
  /** Certainly did not arrive. */
  rejected: 'failed',
  /** May have gone out or not, and is never sent again. */
  uncertain: 'pending',
  /** Must not be sent: consent, STOP, the plan's texts. */
  withheld: 'failed',
  /** Written by a customer. */
  received: 'sent',
} as const
export type MessageState = keyof typeof statusOf
export type MessageStatus = (typeof statusOf)[MessageState]
export const messageStates = Object.keys(statusOf) as [MessageState, ...MessageState[]]

/** Reasons why a customer is not written to, as far as they are known before a message is written. */
export const exclusions = [
  'no_address',
  'not_agreed',
  'stopped',
  'not_mobile',
  'country',
  'paused',
  'left_topic',
  'over_cap',
  /** Another customer has the same address, and gets it. */
  'same_address',
] as const
export type Exclusion = (typeof exclusions)[number]

/** Milliseconds that a claim of a message holds: well above the providers' own time limits. */
export const LEASE_MS = 120_000
