import { recordRefusedPassword } from '#server/businesses/audit/index.ts'
import { findPassword } from '#server/identity/auth/index.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { isPassword } from '#server/platform/passwords/index.ts'
import { clearAttempts, limitRate } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const QUARTER_HOUR = 900

/** The person whose password is asked for, and the session at which it is typed. */
export type AskedPerson = { userId: string; sessionId: string }

/**
 * Asks a signed-in person for their password again, before actions that are hard to undo. Each session has its own
 * count: at a shared till anybody may type, and that locks nobody's other devices.
 * @throws {Refusal} 'invalid' at the password's field; 'too_many_requests' after ten tries in a quarter of an hour.
 */
export async function confirmPassword(
  { database, clock }: Services,
  { userId, sessionId }: AskedPerson,
  password: string,
  field = 'password',
): Promise<void> {
  const key = `confirm-password:${sessionId}`
  await limitRate(database.plain, key, { limit: 10, windowSeconds: QUARTER_HOUR }, clock.now())
  const hashed = await findPassword(database.plain, userId)
  if (!hashed)
    throw invalidField(field, 'You have no password yet. Set one by “Forgot password?” where you sign in.')
  if (!(await isPassword(hashed, password))) {
    await recordRefusedPassword(database.plain, clock.now(), userId)
    throw invalidField(field, 'This is not your password')
  }
  await clearAttempts(database.plain, key)
}
