import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { newId } from '#server/platform/context/ids.ts'
import { behind, type Tx } from '#server/platform/database/index.ts'
import { requestLanguage } from '#server/platform/http/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import { isStaffLanguage, type StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import { user } from './tables.ts'

/** An account, and so its owner. */
export type Person = typeof user.$inferSelect

export async function findPerson(tx: Tx, userId: string): Promise<Person | undefined> {
  const [found] = await tx.select().from(user).where(eq(user.id, userId))
  return found
}

/** @param email in lower case */
export async function findByAddress(tx: Tx, email: string): Promise<Person | undefined> {
  const [found] = await tx.select().from(user).where(eq(user.email, email))
  return found
}

/**
 * Locks the account with an address.
 * @param email in lower case
 */
export async function lockByAddress(tx: Tx, email: string): Promise<Person | undefined> {
  const [found] = await tx.select().from(user).where(eq(user.email, email)).for('update')
  return found
}

/** Locks an account, so that other requests that create something a person may have only once wait. */
export async function lockPerson(tx: Tx, userId: string): Promise<Person | undefined> {
  const [found] = await tx.select().from(user).where(eq(user.id, userId)).for('update')
  return found
}

/**
 * Locks several accounts in the order of their ids, so that two transactions that lock the same people wait for each
 * other.
 */
export const lockPeople = (tx: Tx, ids: string[]): Promise<Person[]> =>
  tx.select().from(user).where(inArray(user.id, ids)).orderBy(user.id).for('update')

/**
 * People, newest first.
 * @param sought folded text, part of a name or an address
 */
export const findPeople = (
  tx: Tx,
  { sought, after }: { sought: string | null; after: TimeCursor | null },
  most: number,
): Promise<Person[]> =>
  tx
    .select()
    .from(user)
    .where(
      and(
        sought
          ? sql`(position(${sought} in folded(${user.name})) > 0 or position(${sought} in folded(${user.email})) > 0)`
          : undefined,
        behind(user.createdAt, user.id, after),
      ),
    )
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(most)

/** Accounts by their ids. */
export async function findPeopleByIds(tx: Tx, ids: (string | null)[]): Promise<Map<string, Person>> {
  const given = [...new Set(ids.filter((id) => id !== null))]
  if (given.length === 0) return new Map()
  const people = await tx.select().from(user).where(inArray(user.id, given))
  return new Map(people.map((person) => [person.id, person]))
}

/** The names of accounts, by their ids. Deleted accounts have none. */
export async function findNames(tx: Tx, ids: (string | null)[]): Promise<Map<string, string>> {
  const given = [...new Set(ids.filter((id) => id !== null))]
  if (given.length === 0) return new Map()
  const people = await tx.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, given))
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** The id of the account with an address (lower case), found inside another statement; null without one. */
export const idOfAddress = (email: string): SQL =>
  sql`(select ${user.id} from ${user} where ${user.email} = ${email})`

/** Opens an account without a way in for an address that nobody has proven yet. Its name is the part before the @. */
export async function openAccount(tx: Tx, now: Date, email: string): Promise<string> {
  const id = newId()
  await tx.insert(user).values({ id, email, name: email.split('@')[0]!, createdAt: now, updatedAt: now })
  return id
}

/**
 * Renames a person.
 * @returns true if it was another name
 */
export async function renamePerson(tx: Tx, now: Date, userId: string, name: string): Promise<boolean> {
  const changed = await tx
    .update(user)
    .set({ name, updatedAt: now })
    .where(and(eq(user.id, userId), ne(user.name, name)))
    .returning({ id: user.id })
  return changed.length > 0
}

/** The language that a person chose for our screens and mails; null for none. */
export async function languageOfUser(tx: Tx, userId: string): Promise<StaffLanguage | null> {
  const [found] = await tx.select({ language: user.language }).from(user).where(eq(user.id, userId))
  return found?.language ?? null
}

export async function setLanguage(tx: Tx, now: Date, userId: string, language: StaffLanguage): Promise<void> {
  await tx.update(user).set({ language, updatedAt: now }).where(eq(user.id, userId))
}

/**
 * Keeps the language of the page on which a person opened their account. English is not kept: it is what people get who
 * chose nothing, and a browser that wants another language may have it.
 */
export async function keepFirstLanguage(tx: Tx, userId: string): Promise<void> {
  const language = requestLanguage()
  if (!isStaffLanguage(language) || language === 'en') return
  await tx
    .update(user)
    .set({ language })
    .where(and(eq(user.id, userId), isNull(user.language)))
}

/** Records that the mailbox of an account was proven to be its owner's. */
export async function markAddressProven(tx: Tx, now: Date, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, userId))
}

/**
 * Changes an account's address.
 * @throws a database error, a conflict, if another account has the address
 */
export async function changeAddress(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.update(user).set({ email }).where(eq(user.id, userId))
}

/** Suspends an account, or restores it with null. */
export async function setSuspension(
  tx: Tx,
  userId: string,
  since: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .update(user)
    .set({ suspendedAt: since?.at ?? null, suspendedReason: since?.reason ?? null })
    .where(eq(user.id, userId))
}

/**
 * Deletes an account, and by cascade its sessions and ways in.
 * @returns its address; undefined if there was no account
 */
export async function deletePerson(tx: Tx, userId: string): Promise<string | undefined> {
  const [deleted] = await tx.delete(user).where(eq(user.id, userId)).returning({ email: user.email })
  return deleted?.email
}
