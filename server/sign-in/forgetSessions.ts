import { lt } from 'drizzle-orm'
import type { Services } from '#server/services.ts'
import { attempts, session } from './tables.ts'

/** Removes sessions that have run out, with what hangs on them, and windows of attempts that are over. */
export async function forgetSessions({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await database.plain.delete(session).where(lt(session.expiresAt, now))
  await database.plain.delete(attempts).where(lt(attempts.windowEndsAt, now))
}
