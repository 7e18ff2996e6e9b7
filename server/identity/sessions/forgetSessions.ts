import { deleteExpiredSessions } from '#server/identity/auth/index.ts'
import { forgetAttempts } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

/** Deletes expired sessions, with the rows that belong to them, and finished windows of attempts. */
export async function forgetSessions({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await deleteExpiredSessions(database.plain, now)
  await forgetAttempts(database.plain, now)
}
