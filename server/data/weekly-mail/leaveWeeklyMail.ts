import { claimNotice, findNotices, releaseNotice } from '#server/billing/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

const LEFT = 'weekly left'

/** Ends the weekly mail for one person; the other admins still get it. */
export async function leaveWeeklyMail(ctx: BusinessContext, userId: string): Promise<void> {
  await claimNotice(ctx, LEFT, userId)
}

export const joinWeeklyMail = (ctx: BusinessContext, userId: string): Promise<void> =>
  releaseNotice(ctx, LEFT, userId)

/** Ids of the people who ended it for themselves. */
export const whoLeftWeeklyMail = (ctx: BusinessContext): Promise<Set<string>> => findNotices(ctx, LEFT)
