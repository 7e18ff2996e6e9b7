import { APIError, isAPIError } from 'better-auth/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { user } from './tables.ts'

/** Code of the refusal, also in the address of a redirect. */
const SUSPENDED = 'suspended'
const suspended = (supportAddress: string) =>
  `This account is suspended. Please contact us at ${supportAddress}.`

/**
 * Refuses a session for a suspended account. Called before every session is made, by any way to sign in. The caller has
 * already given the right password, code or link, so nobody else learns of the suspension.
 * @throws {APIError} 'FORBIDDEN'
 */
export async function refuseSuspended(tx: Tx, userId: string, supportAddress: string): Promise<void> {
  const found = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNotNull(user.suspendedAt)))
  if (found.length > 0)
    throw new APIError('FORBIDDEN', { code: SUSPENDED, message: suspended(supportAddress) })
}

/** The suspension's refusal, if better-auth's error has it; nothing for other errors. */
export const suspendedRefusal = (error: unknown): Refusal | undefined =>
  isAPIError(error) && error.body?.code === SUSPENDED
    ? new Refusal('forbidden', error.body.message!)
    : undefined
