import { eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Business } from './queries.ts'
import { businesses } from './tables.ts'

type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

/** The plan that a business bought or tries. */
export type Subscription = Pick<
  Business,
  'tier_id' | 'subscription_status' | 'stripe_price_id' | 'subscription_period_end' | 'trial_ends_at'
>

/** Sets what a business bought or tries. Only `changeSubscription`, which keeps the history, may call it. */
export async function setSubscription(
  { tx, businessId }: Scope,
  subscription: Partial<Subscription>,
): Promise<void> {
  await tx.update(businesses).set(subscription).where(eq(businesses.id, businessId))
}

/** Notes the plan that the business's admin asks for. */
export async function setAskedPlan(
  { tx, businessId, now }: Scope & { now: Date },
  tierId: string,
): Promise<void> {
  await tx
    .update(businesses)
    .set({ asked_tier_id: tierId, asked_at: now })
    .where(eq(businesses.id, businessId))
}

/** Clears the plan that was asked for, because a super admin has answered. */
export async function clearAskedPlan({ tx, businessId }: Scope): Promise<void> {
  await tx
    .update(businesses)
    .set({ asked_tier_id: null, asked_at: null })
    .where(eq(businesses.id, businessId))
}

/** Trusts a business with the texts and mails of its plan: its first invoice is paid, or a super admin decided so. */
export async function trustWithMessages({ tx, businessId, now }: Scope & { now: Date }): Promise<void> {
  await tx.update(businesses).set({ plan_texts_since: now }).where(eq(businesses.id, businessId))
}

/** Takes that trust back: the money was given back. */
export async function distrustWithMessages({ tx, businessId }: Scope): Promise<void> {
  await tx.update(businesses).set({ plan_texts_since: null }).where(eq(businesses.id, businessId))
}

/** Records that a plan was paid for. */
export async function markPlanPaid({ tx, businessId, now }: Scope & { now: Date }): Promise<void> {
  await tx.update(businesses).set({ plan_paid_since: now }).where(eq(businesses.id, businessId))
}

/** Records that no plan is paid for: the money was given back. */
export async function markPlanUnpaid({ tx, businessId }: Scope): Promise<void> {
  await tx.update(businesses).set({ plan_paid_since: null }).where(eq(businesses.id, businessId))
}

/** Counts the texts and mails before the first payment from now on: on Free, a business may have sent more. */
export async function countTrialFrom(
  { tx, businessId }: Scope,
  { usage_sms_total, usage_mails_total }: Business,
): Promise<void> {
  await tx
    .update(businesses)
    .set({ texts_before_trial: usage_sms_total, mails_before_trial: usage_mails_total })
    .where(eq(businesses.id, businessId))
}
