import { eq } from 'drizzle-orm'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { user } from './tables.ts'

/**
 * Refuses what only the owner of a mailbox may have. Until the address is confirmed, the account may belong to a
 * stranger who typed it.
 * @throws {Refusal} 'forbidden'
 */
export async function refuseUnproven(tx: Tx, userId: string): Promise<void> {
  const [person] = await tx.select({ isProven: user.emailVerified }).from(user).where(eq(user.id, userId))
  if (!person?.isProven) throw new Refusal('forbidden', 'Confirm your email address first.')
}
