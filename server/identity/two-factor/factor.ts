import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { factors } from './tables.ts'
import { stepOf } from './totp.ts'

export type Factor = typeof factors.$inferSelect

/** A person's authenticator app, once its first code has proven it. */
export async function findFactor(tx: Tx, userId: string): Promise<Factor | undefined> {
  const [found] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)))
  return found
}

/** What the secret is encrypted for: it opens for this person alone. */
export const sealedFor = (userId: string): string => `factor of ${userId}`

/** Uses up a code of the app; the same or an older code is not accepted again. */
export async function useAppCode(
  keyring: Keyring,
  tx: Tx,
  now: Date,
  { id, userId, sealedSecret, lastStep }: Factor,
  code: string,
): Promise<boolean> {
  const secret = keyring.open(sealedSecret, sealedFor(userId))
  if (secret === undefined) throw new Error('this secret was sealed under no key that is known')
  const step = stepOf(secret, code, now, lastStep)
  if (step === undefined) return false
  const taken = await tx
    .update(factors)
    .set({ lastStep: step })
    .where(and(eq(factors.id, id), lt(factors.lastStep, step)))
    .returning({ id: factors.id })
  return taken.length > 0
}
