import { eq, sql } from 'drizzle-orm'
import { endSessions } from '#server/identity/auth/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { Tx } from '#server/platform/database/index.ts'

/**
 * Settles a demo account that was made at a moment of the past: its address is confirmed, so that nobody waits for a
 * link, and its sessions are ended.
 */
export async function settleAccount(tx: Tx, userId: string, createdAt: Date): Promise<void> {
  await tx.update(user).set({ emailVerified: true, createdAt }).where(eq(user.id, userId))
  await endSessions(tx, userId)
}

/**
 * Dates the sign-ins with which accounts begin as the accounts are, since their entries take this computer's time.
 * Elsewhere the database refuses to change an entry.
 */
export const dateSignIns = (tx: Tx) =>
  tx.execute(sql`update platform_entries e set created_at = u.created_at from ${user} u
    where u.id = e.user_id and e.action = 'signed_in'`)
