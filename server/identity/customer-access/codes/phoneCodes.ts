import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type Keyring, sameText } from '#server/platform/secrets/keyring.ts'
import { phoneCodes } from '../tables.ts'

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
const MOST_TRIES = 5
const KEPT_MS = 86_400_000

const forPhone = (digits: string) => `phone:${digits}`
const forCode = (digits: string, code: string) => `code:${digits}:${code}`

/** Stores a code, hashed. It is valid until it is used, tried too often or ten minutes old. */
export async function keepCode(tx: Tx, keyring: Keyring, digits: string, code: string, now: Date) {
  const phoneHash = keyring.hash(forPhone(digits))
  const old = new Date(now.getTime() - KEPT_MS)
  await tx.delete(phoneCodes).where(and(eq(phoneCodes.phone_hash, phoneHash), lt(phoneCodes.expires_at, old)))
  const id = newId()
  await tx.insert(phoneCodes).values({
    id,
    phone_hash: phoneHash,
    code_hash: keyring.hash(forCode(digits, code)),
    expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
    created_at: now,
  })
  return id
}

/**
 * The id of the matching code, if any. Each call counts a try of every waiting code of the phone, so it must not run in
 * a transaction that the refusal rolls back.
 */
export async function tryCode(tx: Tx, keyring: Keyring, digits: string, code: string, now: Date) {
  const waiting = and(
    inArray(phoneCodes.phone_hash, keyring.hashes(forPhone(digits))),
    isNull(phoneCodes.used_at),
    gt(phoneCodes.expires_at, now),
    lt(phoneCodes.tries, MOST_TRIES),
  )
  const tried = await tx
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(waiting)
    .returning({ id: phoneCodes.id, hash: phoneCodes.code_hash })
  const hashes = keyring.hashes(forCode(digits, code))
  return tried.find(({ hash }) => hashes.some((one) => sameText(one, hash)))?.id
}

/** Uses up a code; false if another request just did. The phone's other codes end with it. */
export async function useCode(tx: Tx, keyring: Keyring, digits: string, id: string, now: Date) {
  const used = await tx
    .update(phoneCodes)
    .set({ used_at: now })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.used_at)))
    .returning({ id: phoneCodes.id })
  if (used.length === 0) return false
  const others = inArray(phoneCodes.phone_hash, keyring.hashes(forPhone(digits)))
  await tx
    .update(phoneCodes)
    .set({ used_at: now })
    .where(and(others, isNull(phoneCodes.used_at)))
  return true
}
