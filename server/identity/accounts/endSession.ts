import { and, eq } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { session } from '#server/identity/auth/tables.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'

/** @throws {Refusal} 'not_found' for a session that has ended, or another person's. */
export function endSession({ database, clock }: Services, userId: string, sessionId: string): Promise<void> {
  return database.transaction({}, async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
      .returning({ id: session.id })
    if (ended.length === 0) throw notFound('Session')
    await recordAccountAct(tx, clock.now(), { userId, action: 'session_ended' })
  })
}
