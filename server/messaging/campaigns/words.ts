import { messageStates } from '#server/messaging/messages/config.ts'

/** Vocabulary of campaigns that the contract and the tables share. */

export const campaignStatuses = [
  'draft',
  'scheduled',
  'sending',
  'sent',
  'paused',
  'cancelled',
  'failed',
] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Reasons why a customer in the audience is not written to. */
export { type Exclusion, exclusions } from '#server/messaging/messages/config.ts'

/** Reasons why a customer who was chosen gets nothing after all. */
export const withdrawals = ['cancelled', 'too_late', 'gone'] as const
export type Withdrawal = (typeof withdrawals)[number]

/** States of a customer whom a campaign looked at; once there is a message, it is the message's state. */
export const recipientStates = [
  'excluded',
  'held_out',
  /** Chosen, and not yet handed over for sending. */
  'waiting',
  ...messageStates.filter((state) => state !== 'received'),
  /** Cancelled, too late, or the customer is gone. */
  'withdrawn',
] as const
export type RecipientState = (typeof recipientStates)[number]
