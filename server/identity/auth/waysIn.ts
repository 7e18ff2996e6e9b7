import { and, eq, ne } from 'drizzle-orm'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { account } from './tables.ts'

/** Provider id of a password. */
const PASSWORD = 'credential'

const passwordOf = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, PASSWORD))

/** The hash of a person's password; null without one. */
export async function findPassword(tx: Tx, userId: string): Promise<string | null> {
  const [found] = await tx.select({ hashed: account.password }).from(account).where(passwordOf(userId))
  return found?.hashed ?? null
}

/** Reads a person's password hash, which nobody changes until the transaction ends. */
export async function holdPassword(tx: Tx, userId: string): Promise<string | null> {
  const [found] = await tx
    .select({ hashed: account.password })
    .from(account)
    .where(passwordOf(userId))
    .for('share')
  return found?.hashed ?? null
}

/**
 * Sets a person's first or a new password.
 * @param hashed by hashPassword
 */
export async function keepPassword(tx: Tx, now: Date, userId: string, hashed: string): Promise<void> {
  const changed = await tx
    .update(account)
    .set({ password: hashed, updatedAt: now })
    .where(passwordOf(userId))
    .returning({ id: account.id })
  if (changed.length > 0) return
  await tx.insert(account).values({
    id: newId(),
    userId,
    accountId: userId,
    providerId: PASSWORD,
    password: hashed,
    createdAt: now,
    updatedAt: now,
  })
}

/** The account that an identity at a provider opens. */
export async function findLinked(tx: Tx, providerId: string, subject: string): Promise<string | undefined> {
  const [linked] = await tx
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, providerId), eq(account.accountId, subject)))
  return linked?.userId
}

/** The providers through which a person signs in, their password among them. */
export async function findProviders(tx: Tx, userId: string): Promise<string[]> {
  const found = await tx
    .select({ provider: account.providerId })
    .from(account)
    .where(eq(account.userId, userId))
  return found.map(({ provider }) => provider)
}

/** Deletes every way in. */
export async function deleteWaysIn(tx: Tx, userId: string): Promise<{ hadPassword: boolean }> {
  const ways = await tx
    .delete(account)
    .where(eq(account.userId, userId))
    .returning({ providerId: account.providerId })
  return { hadPassword: ways.some(({ providerId }) => providerId === PASSWORD) }
}

/** Deletes every way in except the password. */
export async function unlinkProviders(tx: Tx, userId: string): Promise<void> {
  await tx.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, PASSWORD)))
}
