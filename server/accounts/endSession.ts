import { and, eq } from 'drizzle-orm'
import { notFound } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'
import { session } from '#server/sign-in/tables.ts'

/** @throws {Refusal} 'not_found' for a session that is over, or another person's. */
export async function endSession({ database }: Services, userId: string, sessionId: string): Promise<void> {
  const ended = await database.plain
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id })
  if (ended.length === 0) throw notFound('Session')
}
