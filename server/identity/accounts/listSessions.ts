import { findSessionsOf } from '#server/identity/auth/index.ts'
import { describeDevice } from '#server/platform/network/describeDevice.ts'
import type { Services } from '#server/services.ts'
import type { SessionItem } from './contract.ts'

const MOST = 100

/** A person's sessions: the current one first, then by last use, at most a hundred. */
export async function listSessions(
  { database }: Services,
  { userId, sessionId, isSuperAdmin }: { userId: string; sessionId: string; isSuperAdmin: boolean },
): Promise<SessionItem[]> {
  const found = await findSessionsOf(database.reads, userId, { first: sessionId, isSuperAdmin, most: MOST })
  return found.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    ...describeDevice(userAgent ?? ''),
    address: ipAddress || null,
    signed_in_at: createdAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
    is_current: id === sessionId,
  }))
}
