import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { findGrantsInForce } from './grants.ts'
import { type Bought, type Plan, planAt } from './planAt.ts'
import { subscriptionTiers, type Tier } from './tables.ts'

export const findTiers = (tx: Tx): Promise<Tier[]> =>
  tx.select().from(subscriptionTiers).orderBy(asc(subscriptionTiers.price_monthly))

export async function findTier(tx: Tx, tierId: string): Promise<Tier | undefined> {
  const [tier] = await tx.select().from(subscriptionTiers).where(eq(subscriptionTiers.id, tierId))
  return tier
}

/** The plan of a business now. Call it within a transaction of the business. */
export async function findPlan(
  { tx, now }: { tx: Tx; now: Date },
  business: Bought & { id: string },
): Promise<Plan> {
  const [tiers, grants] = await Promise.all([findTiers(tx), findGrantsInForce(tx, business.id, now)])
  return planAt(now, tiers, business, grants)
}
