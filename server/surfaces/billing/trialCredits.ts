import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
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
  if (business.plan_texts_since !== null) return
  const gift = await sumWhere(ctx, eq(movements.kind, 'initial'))
  const others = await sumWhere(ctx, inArray(movements.kind, ['granted', 'taken', 'bought', 'refunded']))
  // What was used came from the gift first.
  const left = Math.min(gift, business.credits_remaining - Math.max(0, others))
  const credits = left - free.initial_credits
  if (credits <= 0) return
  await recordCredits(ctx.tx, ctx.businessId, ctx.now, { kind: 'taken', credits: -credits, reason: ENDED })
}

/** Gives them back with the first payment. The business row must be locked. */
export async function giveTrialCreditsBack(ctx: BusinessContext): Promise<void> {
  const taken = -(await sumWhere(
    ctx,
    and(inArray(movements.reason, [ENDED, PAID]), isNull(movements.recorded_by)),
  ))
  if (taken > 0)
    await recordCredits(ctx.tx, ctx.businessId, ctx.now, { kind: 'granted', credits: taken, reason: PAID })
}

async function sumWhere({ tx, businessId }: BusinessContext, condition: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${movements.credits}), 0)::int` })
    .from(movements)
    .where(and(eq(movements.business_id, businessId), condition))
  return row!.sum
}
