import { insertBusiness, type NewBusiness } from '#server/businesses/business/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { changeSubscription } from './changeSubscription.ts'

/** Days for which a paid plan is tried (domain.md, 'Plans, credits, billing'). */
export const TRIAL_DAYS = 14

/**
 * Opens a person's business on a plan. A paid plan starts with a trial of 14 days; the Free plan is a 'trial'
 * without an end.
 */
export async function openBusiness(
  tx: Tx,
  now: Date,
  business: NewBusiness,
): Promise<{ businessId: string; tenantId: string }> {
  const isPaid = Number(business.tier.price_monthly) > 0
  const trialEndsAt = isPaid ? new Date(now.getTime() + TRIAL_DAYS * 86_400_000) : null
  const opened = await insertBusiness(tx, now, { ...business, trialEndsAt })
  await changeSubscription({ tx, businessId: opened.businessId, now }, { cause: 'signed_up' })
  return opened
}
