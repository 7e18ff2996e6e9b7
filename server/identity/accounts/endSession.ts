import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { deleteSessionOf } from '#server/identity/auth/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'

/**
 * Ends one session of a person.
 * @throws {Refusal} 'not_found' for a session that has ended, or another person's.
 */
export function endSession({ database, clock }: Services, userId: string, sessionId: string): Promise<void> {
  return database.transaction({}, async (tx) => {
    if (!(await deleteSessionOf(tx, userId, sessionId))) throw notFound('Session')
    await recordAccountAct(tx, clock.now(), { userId, action: 'session_ended' })
  })
}
