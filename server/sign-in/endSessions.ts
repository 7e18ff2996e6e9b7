import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { session } from './tables.ts'

/** Signs a person out everywhere, but for one session where it is given. */
export async function endSessions(tx: Tx, userId: string, { except }: { except?: string } = {}) {
  const own = eq(session.userId, userId)
  await tx.delete(session).where(except ? and(own, ne(session.id, except)) : own)
}
