import { and, eq, sql } from 'drizzle-orm'
import { recordCredits } from '#server/businesses/credits/index.ts'
import { creditTransactions as movements } from '#server/businesses/credits/tables.ts'
import type { Business } from '#server/businesses/directory/index.ts'
import type { Tier } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'

const ENDED = 'The trial ended without a payment'
const PAID = 'What the trial had left, now that the plan is paid'

/**
 * Takes what is left of the credits that came with the plan of a trial, but for those that `free` comes with: else
 * trials that nobody pays for would be texts for nothing. The business row must be locked.
 */
export async function takeTrialCredits(ctx: BusinessContext, business: Business, free: Tier): Promise<void> {
  const { gift, others } = await sumGifts(ctx)
  // What was used came from the gift first.
  const left = Math.min(gift, business.credits_remaining - Math.max(0, others))
  const credits = left - free.initial_credits
  if (business.plan_texts_since !== null || credits <= 0) return
  await recordCredits(ctx.tx, ctx.businessId, ctx.now, { kind: 'taken', credits: -credits, reason: ENDED })
}

/** Gives them back with the first payment. The business row must be locked. */
export async function giveTrialCreditsBack(ctx: BusinessContext): Promise<void> {
  const [{ taken } = { taken: 0 }] = await ctx.tx
    .select({ taken: sql<number>`coalesce(-sum(${movements.credits}), 0)::int` })
    .from(movements)
    .where(
      and(
        eq(movements.business_id, ctx.businessId),
        eq(movements.kind, 'taken'),
        eq(movements.reason, ENDED),
      ),
    )
  if (taken > 0)
    await recordCredits(ctx.tx, ctx.businessId, ctx.now, { kind: 'granted', credits: taken, reason: PAID })
}

/** What came with the plan at the sign-up, and what came otherwise and was not taken back. */
async function sumGifts({ tx, businessId }: BusinessContext): Promise<{ gift: number; others: number }> {
  const sumOf = (kinds: string) =>
    sql<number>`coalesce(sum(${movements.credits}) filter (where ${movements.kind} = any(string_to_array(${kinds}, ' '))), 0)::int`
  const [sums] = await tx
    .select({ gift: sumOf('initial'), others: sumOf('granted taken bought refunded') })
    .from(movements)
    .where(eq(movements.business_id, businessId))
  return sums!
}
