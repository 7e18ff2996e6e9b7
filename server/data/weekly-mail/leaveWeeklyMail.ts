import { and, eq } from 'drizzle-orm'
import { billingNotices as notices } from '#server/billing/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Names who is told no more, where the weekly mail itself names who was told. */
const KIND = 'weekly left'

const of = ({ businessId }: BusinessContext) =>
  and(eq(notices.business_id, businessId), eq(notices.kind, KIND))

/** Ends the weekly mail for one person; everybody else still gets it. */
export async function leaveWeeklyMail(ctx: BusinessContext, userId: string): Promise<void> {
  const { businessId: business_id, now: created_at } = ctx
  await ctx.tx
    .insert(notices)
    .values({ business_id, kind: KIND, occurrence: userId, created_at })
    .onConflictDoNothing()
}

export async function joinWeeklyMail(ctx: BusinessContext, userId: string): Promise<void> {
  await ctx.tx.delete(notices).where(and(of(ctx), eq(notices.occurrence, userId)))
}

/** The ids of those who ended it for themselves. */
export async function whoLeftWeeklyMail(ctx: BusinessContext): Promise<Set<string>> {
  const left = await ctx.tx.select({ userId: notices.occurrence }).from(notices).where(of(ctx))
  return new Set(left.map(({ userId }) => userId))
}
