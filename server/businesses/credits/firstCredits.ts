import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { priceOf, type Tier } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { recordCredits } from './recordCredits.ts'
import { creditTransactions as movements } from './tables.ts'

const ENDED = 'The trial ended without a payment'
const OTHER_PLAN = 'Another plan was chosen in the trial'
const GIVEN_BACK = 'The payment of the plan was given back'
/** The reason that returned initial credits had formerly. */
const RETURNED = 'What the trial had left, now that the plan is paid'

/**
 * Adjusts the initial credits of a business to this plan: a trial's credits are those of the plan that is then paid
 * for, and are taken back when nothing is paid (domain.md, 'Plans, credits, billing'). Used credits stay used; bought
 * and granted ones are left alone. Once a plan was paid for, nothing changes any more. The business row must be locked.
 */
export async function settleFirstCredits(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now'>,
  { plan_paid_since, credits_remaining }: Pick<Business, 'plan_paid_since' | 'credits_remaining'>,
  tier: Tier,
): Promise<void> {
  if (plan_paid_since !== null) return
  const { given, left } = await findFirstCredits(ctx, credits_remaining)
  const more = tier.initial_credits - given
  const credits = more < 0 ? -Math.min(-more, left) : more
  if (credits === 0) return
  const taken = { kind: 'taken', reason: priceOf(tier) > 0 ? OTHER_PLAN : ENDED } as const
  const added = { kind: 'initial', reason: `Included in ${tier.name}` } as const
  await recordCredits(ctx.tx, ctx.businessId, ctx.now, { credits, ...(credits < 0 ? taken : added) })
}

/**
 * Takes back what is left of the initial credits, because the plan's payment was given back; the next payment brings
 * them again. The business row must be locked.
 */
export async function takeFirstCredits(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now'>,
  { credits_remaining }: Pick<Business, 'credits_remaining'>,
): Promise<void> {
  const { left } = await findFirstCredits(ctx, credits_remaining)
  if (left === 0) return
  const taken = { kind: 'taken', credits: -left, reason: GIVEN_BACK } as const
  await recordCredits(ctx.tx, ctx.businessId, ctx.now, taken)
}

/** Finds the initial credits: those given, and what is left of them. They are used before all others. */
async function findFirstCredits(
  ctx: Pick<BusinessContext, 'tx' | 'businessId'>,
  credits_remaining: number,
): Promise<{ given: number; left: number }> {
  const given = await sumWhere(ctx, areFirst)
  const others = await sumWhere(
    ctx,
    and(not(areFirst), inArray(movements.kind, ['granted', 'taken', 'bought', 'refunded'])),
  )
  return { given, left: Math.max(0, Math.min(given, credits_remaining - Math.max(0, others))) }
}

/** Movements of initial credits. Credits given or taken by a super admin do not count, whatever reason they wrote. */
const areFirst = or(
  eq(movements.kind, 'initial'),
  and(inArray(movements.reason, [ENDED, OTHER_PLAN, GIVEN_BACK, RETURNED]), isNull(movements.recorded_by)),
)!

async function sumWhere(
  { tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>,
  condition: SQL | undefined,
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${movements.credits}), 0)::int` })
    .from(movements)
    .where(and(eq(movements.business_id, businessId), condition))
  return row!.sum
}
