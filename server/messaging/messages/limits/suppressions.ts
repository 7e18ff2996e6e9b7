import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { phoneForms } from '#server/platform/contact/phone.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type Again, keepInJournal } from '#server/platform/journal/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { suppressions } from '../tables.ts'
import { type TextsStopped, textsStopped } from './textsStopped.ts'

const subject = (phone: string) => `phone:${phone}`

/** Hashes of the number in all of its forms: a stored hash cannot be written anew in another form. */
const hashesOf = (keyring: Keyring, phone: string): string[] =>
  phoneForms(phone).flatMap((form) => keyring.hashes(subject(form)))

/**
 * True if this phone has replied STOP to the platform. A STOP concerns every business, and every sender the platform
 * has had: changing the number does not undo it.
 */
export async function isSuppressed(tx: Tx, keyring: Keyring, phone: string): Promise<boolean> {
  const [found] = await tx
    .select({ sender: suppressions.sender })
    .from(suppressions)
    .where(and(inArray(suppressions.phone_hash, hashesOf(keyring, phone)), eq(suppressions.stopped, true)))
    .limit(1)
  return found !== undefined
}

/** Finds those of these phones that have replied STOP. */
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

/**
 * Keeps a STOP.
 * @returns true if the phone was not stopped before
 */
export async function suppress(
  tx: Tx,
  keyring: Keyring,
  { phone, sender, now }: { phone: string; sender: string; now: Date },
): Promise<boolean> {
  const stop = { phone_hash: keyring.hash(subject(phone)), sender }
  const wasSuppressed = await isSuppressed(tx, keyring, phone)
  const isNew = await keepStop(tx, stop, now)
  if (isNew) await keepInJournal({ tx, now }, textsStopped, stop)
  return isNew && !wasSuppressed
}

async function keepStop(tx: Tx, stop: TextsStopped, now: Date): Promise<boolean> {
  const changed = await tx
    .insert(suppressions)
    .values({ ...stop, stopped: true, changed_at: now })
    .onConflictDoUpdate({
      target: [suppressions.phone_hash, suppressions.sender],
      set: { stopped: true, changed_at: now },
      setWhere: ne(suppressions.stopped, true),
    })
    .returning({ sender: suppressions.sender })
  return changed.length > 0
}

/**
 * Keeps a STOP again that came after the backup from which the database was restored. The ends of consent that followed
 * it stand in the journal by themselves.
 */
export async function suppressAgain(tx: Tx, stop: TextsStopped, now: Date): Promise<Again> {
  return (await keepStop(tx, stop, now)) ? 'done' : 'as it is'
}

/**
 * Lifts every STOP of this phone.
 * @returns true if there was one
 */
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
