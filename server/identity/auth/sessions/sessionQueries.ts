import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { session } from '../tables.ts'
import { LONGEST_SECONDS, sessionEnd } from './sessionEnd.ts'

export type Session = typeof session.$inferSelect

/** A person's sessions, `first` before the others, which are sorted by their last use. */
export const findSessionsOf = (
  tx: Tx,
  userId: string,
  { first, isSuperAdmin, most }: { first?: string; isSuperAdmin: boolean; most: number },
): Promise<Session[]> =>
  tx
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(sessionEnd(isSuperAdmin), sql`now()`)))
    .orderBy(...(first ? [desc(eq(session.id, first))] : []), desc(session.updatedAt))
    .limit(most)

/** The end of a session without a renewal, within its longest life; undefined if there is no such session. */
export async function findSessionEnd(
  tx: Tx,
  sessionId: string,
  isSuperAdmin: boolean,
): Promise<Date | undefined> {
  const [found] = await tx
    .select({ expiresAt: sessionEnd(isSuperAdmin) })
    .from(session)
    .where(eq(session.id, sessionId))
  return found?.expiresAt
}

/** True if somebody signed in at this session after a moment. */
export async function hasBegunSince(tx: Tx, sessionId: string, since: Date): Promise<boolean> {
  const begun = and(eq(session.id, sessionId), gt(session.createdAt, since))
  return (await tx.$count(session, begun)) > 0
}

export const hasSessions = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.$count(session, eq(session.userId, userId))) > 0

/** Sets the business that a session uses. */
export async function useBusiness(tx: Tx, sessionId: string, businessId: string): Promise<void> {
  await tx.update(session).set({ activeBusinessId: businessId }).where(eq(session.id, sessionId))
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, sessionId))
}

/** Deletes the session of a cookie's token. */
export async function deleteSessionByToken(tx: Tx, token: string): Promise<void> {
  await tx.delete(session).where(eq(session.token, token))
}

/**
 * Deletes a session of a person.
 * @returns true if the session was there, and the person's
 */
export async function deleteSessionOf(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Deletes expired sessions, with the rows that belong to them. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  const tooLongAgo = new Date(now.getTime() - LONGEST_SECONDS * 1000)
  await tx.delete(session).where(or(lt(session.expiresAt, now), lt(session.createdAt, tooLongAgo)))
}
