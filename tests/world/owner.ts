import { eq } from 'drizzle-orm'
import { businesses } from '#server/businesses/business/tables.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { Tx } from '#server/platform/database/index.ts'

/** An account that can open a business. Its address is proven by default. */
export async function addOwner(
  tx: Tx,
  now: Date,
  { userId, email, proven = true }: { userId: string; email: string; proven?: boolean | undefined },
): Promise<void> {
  const moments = { createdAt: now, updatedAt: now }
  await tx.insert(user).values({ id: userId, name: 'Olive', email, emailVerified: proven, ...moments })
}

/** The effect of the mailed link, for an owner who signed up. */
export async function proveAddress(tx: Tx, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
}

/** The effect of a paid invoice. Runs within a transaction of the business. */
export async function payFor(tx: Tx, businessId: string, now: Date): Promise<void> {
  await tx.update(businesses).set({ plan_texts_since: now }).where(eq(businesses.id, businessId))
}
