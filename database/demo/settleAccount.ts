import { eq } from 'drizzle-orm'
import { endSessions } from '#server/identity/auth/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { Tx } from '#server/platform/database/index.ts'

/** Nobody in the demo waits for a link to confirm their address, or is signed in before they came. */
export async function settleAccount(tx: Tx, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
  await endSessions(tx, userId)
}
