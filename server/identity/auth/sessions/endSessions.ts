import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { pendingSignIns, rememberedDevices, session } from '../tables.ts'

/**
 * Ends all of a person's sessions, except one if it is given. Sign-ins in progress end too, and every device is
 * asked for the second factor again.
 */
export async function endSessions(tx: Tx, userId: string, { except }: { except?: string } = {}) {
  const own = eq(session.userId, userId)
  await tx.delete(session).where(except ? and(own, ne(session.id, except)) : own)
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
  await tx.delete(rememberedDevices).where(eq(rememberedDevices.userId, userId))
}
