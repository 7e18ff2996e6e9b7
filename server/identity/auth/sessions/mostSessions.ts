import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { rememberedDevices, session } from '../tables.ts'

/** The most sessions of a person at once: some tills, a desk, a phone, and sessions that nobody ended. */
export const MOST_SESSIONS = 50
/** The most browsers of a person that are not asked for the second factor. */
export const MOST_DEVICES = 20

/** Ends a person's sessions beyond the most: those unused for the longest time. */
export async function endOldestSessions(tx: Tx, userId: string): Promise<void> {
  const beyond = tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.updatedAt), desc(session.createdAt), desc(session.id))
    .offset(MOST_SESSIONS)
  await tx.delete(session).where(and(eq(session.userId, userId), inArray(session.id, beyond)))
}

/** Forgets a person's devices beyond the most: those remembered first. */
export async function forgetOldestDevices(tx: Tx, userId: string): Promise<void> {
  const beyond = tx
    .select({ id: rememberedDevices.id })
    .from(rememberedDevices)
    .where(eq(rememberedDevices.userId, userId))
    .orderBy(desc(rememberedDevices.createdAt), desc(rememberedDevices.id))
    .offset(MOST_DEVICES)
  await tx
    .delete(rememberedDevices)
    .where(and(eq(rememberedDevices.userId, userId), inArray(rememberedDevices.id, beyond)))
}
