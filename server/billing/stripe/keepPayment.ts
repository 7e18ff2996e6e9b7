import { eq } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import {
  type Business,
  distrustWithMessages,
  findBusiness,
  markPlanPaid,
  markPlanUnpaid,
  trustWithMessages,
} from '#server/businesses/business/index.ts'
import { settleFirstCredits, takeFirstCredits } from '#server/businesses/credits/index.ts'
import type { Tier } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type StripeCustomer, stripeCustomers } from '../tables.ts'
import type { Reading } from './readFromStripe.ts'

/**
 * Trusts a business that has paid with the messages of its plan, and no longer once all of its money was given back:
 * whoever pays with a stolen card keeps nothing of it. What a super admin decided stays.
 */
export async function keepTrust(
  ctx: BusinessContext,
  { plan_texts_since }: Business,
  { trusted_at }: StripeCustomer,
  { hasPaid, isGivenBack }: Reading,
): Promise<void> {
  const isGiven = hasPaid && plan_texts_since === null
  const isTaken = trusted_at !== null && !hasPaid && isGivenBack
  if (!isGiven && !isTaken) return
  if (isGiven) await trustWithMessages(ctx)
  else {
    await distrustWithMessages(ctx)
    await recordAct(ctx, { action: 'payment_given_back' })
  }
  await ctx.tx
    .update(stripeCustomers)
    .set({ trusted_at: isGiven ? ctx.now : null })
    .where(eq(stripeCustomers.business_id, ctx.businessId))
}

/**
 * Gives the starting credits of the plan that was paid for, even if the plan has ended by now, and takes them back with
 * the money.
 * @param paid the plan; undefined if Stripe names none that was offered here
 */
export async function keepFirstPayment(
  ctx: BusinessContext,
  { plan_paid_since }: Business,
  { hasPaidPlan, isGivenBack }: Reading,
  paid: Tier | undefined,
): Promise<void> {
  const present = () => findBusiness(ctx.tx, ctx.businessId)
  if (hasPaidPlan && plan_paid_since === null) {
    if (paid) await settleFirstCredits(ctx, await present(), paid)
    await markPlanPaid(ctx)
  }
  // Without a payment that was given back, Stripe has only forgotten the old ones.
  if (!hasPaidPlan && isGivenBack && plan_paid_since !== null) {
    await takeFirstCredits(ctx, await present())
    await markPlanUnpaid(ctx)
  }
}
