import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { factors } from './tables.ts'
import { newSecret, stepOf } from './totp.ts'

export type Factor = typeof factors.$inferSelect

/** A person's authenticator app, once its first code has proven it. */
export async function findFactor(tx: Tx, userId: string): Promise<Factor | undefined> {
  const [found] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)))
  return found
}

/** Purpose for which the secret is encrypted: it opens for this person alone. */
const sealedFor = (userId: string): string => `factor of ${userId}`

/**
 * Makes a person's secret, in place of one that no code has proven. It counts once `markConfirmed` is called.
 * @returns undefined if the person has an authenticator app already
 */
export async function beginFactor(
  keyring: Keyring,
  tx: Tx,
  now: Date,
  userId: string,
): Promise<{ id: string; secret: string } | undefined> {
  const secret = newSecret()
  const begun = {
    id: newId(),
    sealedSecret: keyring.seal(secret, sealedFor(userId)),
    lastStep: 0,
    createdAt: now,
  }
  const [made] = await tx
    .insert(factors)
    .values({ ...begun, userId })
    .onConflictDoUpdate({ target: factors.userId, set: begun, setWhere: isNull(factors.confirmedAt) })
    .returning({ id: factors.id })
  return made && { id: made.id, secret }
}

/** A person's app that no code has proven yet, locked until the transaction ends. */
export async function lockBegunFactor(tx: Tx, userId: string, factorId: string): Promise<Factor | undefined> {
  const [begun] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId), isNull(factors.confirmedAt)))
    .for('update')
  return begun
}

/** Confirms an app: from now on its codes are asked for. */
export async function markConfirmed(tx: Tx, now: Date, factorId: string): Promise<void> {
  await tx.update(factors).set({ confirmedAt: now }).where(eq(factors.id, factorId))
}

/** Deletes a person's app. Returns true if its codes were asked for; false for an app that no code has proven. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx.delete(factors).where(eq(factors.userId, userId)).returning()
  return removed.some(({ confirmedAt }) => confirmedAt)
}

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
