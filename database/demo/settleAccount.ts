import { eq } from 'drizzle-orm'
import { endSessions } from '#server/identity/auth/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { Tx } from '#server/platform/database/index.ts'

/** Confirms the address of a demo account, so that nobody waits for a link, and ends its sessions. */
export async function settleAccount(tx: Tx, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
  await endSessions(tx, userId)
}
