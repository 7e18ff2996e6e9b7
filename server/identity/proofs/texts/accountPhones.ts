import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/index.ts'
import { accountPhones } from './tables.ts'

/** The account with a phone (E.164). */
export async function findPhoneHolder(tx: Tx, phone: string): Promise<string | null> {
  const [holder] = await tx
    .select({ userId: accountPhones.userId })
    .from(accountPhones)
    .where(eq(accountPhones.phone, phone))
  return holder?.userId ?? null
}

/** The proven phone of a person's account (E.164). */
export async function findAccountPhone(tx: Tx, userId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ phone: accountPhones.phone })
    .from(accountPhones)
    .where(eq(accountPhones.userId, userId))
  return found?.phone
}

/** Gives an account a phone that it has proven, in place of any earlier one. No other account may have it. */
export async function setAccountPhone(
  tx: Tx,
  now: Date,
  { userId, phone }: { userId: string; phone: string },
) {
  const proven = { phone, provenAt: now }
  await tx
    .insert(accountPhones)
    .values({ userId, ...proven })
    .onConflictDoUpdate({ target: accountPhones.userId, set: proven })
}

/** Takes a phone from the account that had it, unless that is this one. Returns the former holder. */
export async function takePhoneFromOthers(
  tx: Tx,
  { phone, userId }: { phone: string; userId: string },
): Promise<string | undefined> {
  const [former] = await tx
    .delete(accountPhones)
    .where(and(eq(accountPhones.phone, phone), ne(accountPhones.userId, userId)))
    .returning({ userId: accountPhones.userId })
  return former?.userId
}

/** Deletes an account's phone. Returns true if it had one. */
export async function deleteAccountPhone(tx: Tx, userId: string): Promise<boolean> {
  const taken = await tx
    .delete(accountPhones)
    .where(eq(accountPhones.userId, userId))
    .returning({ phone: accountPhones.phone })
  return taken.length > 0
}
