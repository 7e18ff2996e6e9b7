import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { subscriptionTiers } from './tables.ts'

export type Tier = typeof subscriptionTiers.$inferSelect

export const findTiers = (tx: Tx): Promise<Tier[]> =>
  tx.select().from(subscriptionTiers).orderBy(asc(subscriptionTiers.price_monthly))

export async function findTier(tx: Tx, tierId: string): Promise<Tier | undefined> {
  const [tier] = await tx.select().from(subscriptionTiers).where(eq(subscriptionTiers.id, tierId))
  return tier
}
