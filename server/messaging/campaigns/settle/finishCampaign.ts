import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Campaign, changeSending } from '../queries.ts'
import { reachedSomebody } from '../recipientQueries.ts'

const TOO_LATE = 'It reached nobody: the time was over before a message could go.'
const REACHED_NOBODY = 'It reached nobody. Why stands beside each recipient below.'

/** Ends a campaign that has nothing left to send. A campaign that reached nobody is not called sent. */
export async function finishCampaign(
  ctx: BusinessContext,
  { id, sent_at, not_after }: Campaign,
): Promise<void> {
  const status_reason = not_after && not_after <= ctx.now ? TOO_LATE : REACHED_NOBODY
  const end = (await reachedSomebody(ctx, id))
    ? ({ status: 'sent', sent_at: sent_at ?? ctx.now } as const)
    : ({ status: 'failed', status_reason } as const)
  await changeSending(ctx, id, end)
}
