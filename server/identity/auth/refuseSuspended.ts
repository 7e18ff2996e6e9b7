import { APIError, isAPIError } from 'better-auth/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { user } from './tables.ts'

/** Where a redirect tells it, the word in its address too. */
const SUSPENDED = 'suspended'
const message = 'This account is suspended. Please contact us.'

/**
 * Called before every session, whichever way of signing in makes it: who got here gave the right password, code or
 * link, so that nobody else learns of it.
 */
export async function refuseSuspended(tx: Tx, userId: string): Promise<void> {
  const suspended = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNotNull(user.suspendedAt)))
  if (suspended.length > 0) throw new APIError('FORBIDDEN', { code: SUSPENDED, message })
}

/** The refusal of who is suspended, of what better-auth threw; nothing for other errors. */
export const suspendedRefusal = (error: unknown): Refusal | undefined =>
  isAPIError(error) && error.body?.code === SUSPENDED ? new Refusal('forbidden', message) : undefined
