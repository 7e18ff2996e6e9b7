import { and, desc, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type SubscriptionChange, subscriptionChanges } from './tables.ts'

type Inside = Pick<BusinessContext, 'tx' | 'businessId'>

/** The last change of a business's plan; undefined if its history has not begun. */
export async function findLastChange({ tx, businessId }: Inside): Promise<SubscriptionChange | undefined> {
  const [last] = await tx
    .select()
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.business_id, businessId))
    .orderBy(desc(subscriptionChanges.number))
    .limit(1)
  return last
}

/** True if a business ever paid, as far as its history knows. */
export async function hasPaidBefore({ tx, businessId }: Inside): Promise<boolean> {
  const paid = await tx
    .select({ number: subscriptionChanges.number })
    .from(subscriptionChanges)
    .where(and(eq(subscriptionChanges.business_id, businessId), gt(subscriptionChanges.monthly_price, 0)))
    .limit(1)
  return paid.length > 0
}

/** True if a business ever tried a paid plan or paid for one, as far as its history knows. */
export async function hadPlanBefore({ tx, businessId }: Inside): Promise<boolean> {
  const { business_id, monthly_price, trial_ends_at } = subscriptionChanges
  const rows = await tx
    .select({ number: subscriptionChanges.number })
    .from(subscriptionChanges)
    .where(and(eq(business_id, businessId), or(gt(monthly_price, 0), isNotNull(trial_ends_at))))
    .limit(1)
  return rows.length > 0
}
