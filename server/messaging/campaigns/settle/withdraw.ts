import { withdrawMessages } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { withdrawWaiting } from '../recipientQueries.ts'

/** Reasons why a message that was not being sent yet is not sent at all, in words for the business's owner. */
export const withdrawalWords = {
  cancelled: 'The campaign was cancelled.',
  too_late: 'It was too late: the campaign was to be sent by then.',
} as const

/** Withdraws the part of a campaign that no worker has claimed: recipients who wait, and messages that are queued. */
export async function withdraw(
  ctx: BusinessContext,
  campaignId: string,
  reason: keyof typeof withdrawalWords,
): Promise<void> {
  await withdrawWaiting(ctx, campaignId, reason)
  await withdrawMessages(ctx, campaignId, withdrawalWords[reason])
}
