import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { phoneForms } from '#server/platform/contact/phone.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { suppressions } from '../tables.ts'

const subject = (phone: string) => `phone:${phone}`

/** Of the number and of its other forms: what was kept of a phone cannot be written anew. */
const hashesOf = (keyring: Keyring, phone: string): string[] =>
  phoneForms(phone).flatMap((form) => keyring.hashes(subject(form)))

/**
 * Whether this phone has replied STOP to the platform. It concerns every business, and every sender the platform
 * has had: changing the number does not undo a STOP.
 */
export async function isSuppressed(tx: Tx, keyring: Keyring, phone: string): Promise<boolean> {
  const [found] = await tx
    .select({ sender: suppressions.sender })
    .from(suppressions)
    .where(and(inArray(suppressions.phone_hash, hashesOf(keyring, phone)), eq(suppressions.stopped, true)))
    .limit(1)
  return found !== undefined
}

/** Which of these phones have. */
export async function findSuppressed(tx: Tx, keyring: Keyring, phones: string[]): Promise<Set<string>> {
  const phoneOf = new Map(
    phones.flatMap((phone) => hashesOf(keyring, phone).map((hash) => [hash, phone] as const)),
  )
  const found = await tx
    .select({ phone_hash: suppressions.phone_hash })
    .from(suppressions)
    .where(
      and(
        sql`${suppressions.phone_hash} = any(${sql.param([...phoneOf.keys()])}::text[])`,
        eq(suppressions.stopped, true),
      ),
    )
  return new Set(found.map(({ phone_hash }) => phoneOf.get(phone_hash)!))
}

/** Keeps a STOP. Says whether it is news. */
export async function suppress(
  tx: Tx,
  keyring: Keyring,
  { phone, sender, now }: { phone: string; sender: string; now: Date },
): Promise<boolean> {
  const phone_hash = keyring.hash(subject(phone))
  const wasSuppressed = await isSuppressed(tx, keyring, phone)
  const changed = await tx
    .insert(suppressions)
    .values({ sender, phone_hash, stopped: true, changed_at: now })
    .onConflictDoUpdate({
      target: [suppressions.phone_hash, suppressions.sender],
      set: { stopped: true, changed_at: now },
      setWhere: ne(suppressions.stopped, true),
    })
    .returning({ sender: suppressions.sender })
  return changed.length > 0 && !wasSuppressed
}

/** Lifts every STOP of this phone. Says whether there was one. */
export async function liftSuppression(
  tx: Tx,
  keyring: Keyring,
  { phone, now }: { phone: string; now: Date },
): Promise<boolean> {
  const lifted = await tx
    .update(suppressions)
    .set({ stopped: false, changed_at: now })
    .where(and(inArray(suppressions.phone_hash, hashesOf(keyring, phone)), eq(suppressions.stopped, true)))
    .returning({ sender: suppressions.sender })
  return lifted.length > 0
}
