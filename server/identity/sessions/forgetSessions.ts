import { lt, or } from 'drizzle-orm'
import { session } from '#server/identity/auth/tables.ts'
import { attempts } from '#server/platform/rate-limits/tables.ts'
import type { Services } from '#server/services.ts'
import { LONGEST_SECONDS } from './sessionEnd.ts'

/** Deletes expired sessions, with the rows that belong to them, and finished windows of attempts. */
export async function forgetSessions({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  const tooLongAgo = new Date(now.getTime() - LONGEST_SECONDS * 1000)
  await database.plain
    .delete(session)
    .where(or(lt(session.expiresAt, now), lt(session.createdAt, tooLongAgo)))
  await database.plain.delete(attempts).where(lt(attempts.windowEndsAt, now))
}
