import { and, count, inArray, isNull, lt, min, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BusinessContext } from '../context/context.ts'
import { newId } from '../context/ids.ts'
import type { Tx } from '../database/index.ts'
import { journalEntries } from './tables.ts'

/** A kind of entry, with its facts: ids and keyed hashes alone. */
export type Kind<Facts> = { name: string; facts: z.ZodType<Facts> }

export const defineKind = <Facts extends Record<string, unknown>>(
  name: string,
  facts: z.ZodType<Facts>,
): Kind<Facts> => ({ name, facts })

/** An entry as the files have it. `happened_at` is a moment in ISO 8601. */
export type Entry = { id: string; kind: string; happened_at: string; facts: Record<string, unknown> }

/**
 * The outcome of applying an entry once more: it was lost and is done again, it stands already, or what it is about is
 * not in this database.
 */
export type Again = 'done' | 'as it is' | 'unknown'

/**
 * Keeps what happened, in the transaction in which it happened. A file has it about a second after the commit: nobody
 * who withdraws waits for a second disk, or is refused because it is full.
 */
export async function keepInJournal<Facts extends Record<string, unknown>>(
  { tx, now }: Pick<BusinessContext, 'tx' | 'now'>,
  { name }: Kind<Facts>,
  facts: NoInfer<Facts>,
): Promise<void> {
  await tx.insert(journalEntries).values({ id: newId(), kind: name, facts, happened_at: now })
}

/** Takes an entry of a file over. False if this database has it: from before the backup, or from an earlier run. */
export async function takeEntry(tx: Tx, { id, kind, happened_at, facts }: Entry): Promise<boolean> {
  const at = new Date(happened_at)
  const taken = await tx
    .insert(journalEntries)
    .values({ id, kind, facts, happened_at: at, written_at: at })
    .onConflictDoNothing()
    .returning({ id: journalEntries.id })
  return taken.length > 0
}

/** Finds which of these entries this database has. */
export async function findKnown(tx: Tx, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(sql`${journalEntries.id} = any(${sql.param(ids)}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/** The oldest entries that no file has. */
export async function findWaiting(tx: Tx, most: number): Promise<Entry[]> {
  const rows = await tx
    .select()
    .from(journalEntries)
    .where(isNull(journalEntries.written_at))
    .orderBy(journalEntries.happened_at)
    .limit(most)
  return rows.map(({ id, kind, facts, happened_at }) => ({
    ...{ id, kind, facts },
    happened_at: happened_at.toISOString(),
  }))
}

export async function markWritten(tx: Tx, entries: Entry[], now: Date): Promise<void> {
  const ids = entries.map(({ id }) => id)
  await tx
    .update(journalEntries)
    .set({ written_at: now })
    .where(and(inArray(journalEntries.id, ids), isNull(journalEntries.written_at)))
}

/** Entries that have waited for a file for longer than writing takes. */
export type Behind = { entries: number; since: Date }

const LATE_MS = 60_000

export async function findBehind(tx: Tx, now: Date): Promise<Behind | null> {
  const [late] = await tx
    .select({ entries: count(), since: min(journalEntries.happened_at) })
    .from(journalEntries)
    .where(
      and(
        isNull(journalEntries.written_at),
        lt(journalEntries.happened_at, new Date(now.getTime() - LATE_MS)),
      ),
    )
  return late?.since ? { entries: late.entries, since: late.since } : null
}

/** Deletes entries from before `until`; those that wait for a file stay if there is a folder that may come back. */
export async function forgetEntries(tx: Tx, until: Date, { mayWait }: { mayWait: boolean }): Promise<void> {
  const isOld = lt(journalEntries.happened_at, until)
  await tx.delete(journalEntries).where(mayWait ? and(isOld, lt(journalEntries.written_at, until)) : isOld)
}
