import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { session } from '#server/identity/auth/tables.ts'
import { sessionEnd } from '#server/identity/sessions/index.ts'
import { describeDevice } from '#server/platform/network/describeDevice.ts'
import type { Services } from '#server/services.ts'
import type { SessionItem } from './contract.ts'

const MOST = 100

/** A person's sessions: the current one first, then by last use, at most a hundred. */
export async function listSessions(
  { database }: Services,
  { userId, sessionId, isSuperAdmin }: { userId: string; sessionId: string; isSuperAdmin: boolean },
): Promise<SessionItem[]> {
  const found = await database.reads
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(sessionEnd(isSuperAdmin), sql`now()`)))
    .orderBy(desc(eq(session.id, sessionId)), desc(session.updatedAt))
    .limit(MOST)
  return found.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    ...describeDevice(userAgent ?? ''),
    address: ipAddress || null,
    signed_in_at: createdAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
    is_current: id === sessionId,
  }))
}
