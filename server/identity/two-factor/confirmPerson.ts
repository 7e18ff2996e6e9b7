import { findPassword, hasBegunSince } from '#server/identity/auth/index.ts'
import { type AskedPerson, confirmPassword } from '#server/identity/sign-in/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'

export type SignedInPerson = AskedPerson & { email: string }

const FRESH_MS = 15 * 60_000

/**
 * Asks for the password again.
 * @returns false for a person without one
 * @throws {Refusal} 'invalid' or 'too_many_requests' as confirmPassword
 */
export async function givePassword(
  services: Services,
  { userId, sessionId }: AskedPerson,
  password: string | undefined,
): Promise<boolean> {
  if ((await findPassword(services.database.plain, userId)) === null) return false
  if (!password) throw invalidField('password', 'Password is required')
  await confirmPassword(services, { userId, sessionId }, password)
  return true
}

/**
 * Confirms that the signed-in person owns the account: by the password, or, without a password, by a sign-in within the
 * last quarter of an hour. A stolen session is not enough.
 * @throws {Refusal} as givePassword; 'conflict' for an older sign-in
 */
export async function confirmPerson(
  services: Services,
  { userId, sessionId }: SignedInPerson,
  password: string | undefined,
): Promise<void> {
  if (await givePassword(services, { userId, sessionId }, password)) return
  const { database, clock } = services
  const since = new Date(clock.now().getTime() - FRESH_MS)
  if (!(await hasBegunSince(database.plain, sessionId, since)))
    throw new Refusal('conflict', 'You signed in a while ago. Sign out and in again, then come back here.')
}
