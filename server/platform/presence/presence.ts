import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#server/platform/context/ids.ts'
import { askAgain, type Database } from '../database/index.ts'

const BEAT_MS = 3_000
/** Some beats may be late or lost: the database can be away, or all connections busy. */
export const SILENT_AFTER = sql.raw(`interval '15 seconds'`)
const FORGET_AFTER = sql.raw(`interval '1 day'`)
/** The time that a start waits for the database. */
const WAIT_FOR_DATABASE_MS = 60_000

/** `id` names this process in what it claims. */
export type Presence = {
  id: string
  /** Tells all servers whether this process can write its journal. */
  tellJournal(fails: boolean): void
  leave(): void
}

/**
 * Records every few seconds that this process is alive, by the database's clock, until it leaves. By its silence, what
 * a dead process had claimed is told from work in progress.
 */
export async function enterWork({ plain }: Pick<Database, 'plain'>): Promise<Presence> {
  const id = newId()
  let journalFails: boolean | null = null
  const beat = () =>
    plain.execute(sql`insert into workers (id, seen_at, journal_fails)
      values (${id}::uuid, clock_timestamp(), ${journalFails}::boolean)
      on conflict (id) do update set seen_at = excluded.seen_at, journal_fails = excluded.journal_fails`)
  await askAgain(WAIT_FOR_DATABASE_MS, beat)
  await plain.execute(sql`delete from workers where seen_at < clock_timestamp() - ${FORGET_AFTER}`)
  // A beat that fails is missed; the next one is near.
  const tryBeat = () => void beat().catch(() => {})
  const beats = setInterval(tryBeat, BEAT_MS)
  beats.unref()
  return {
    id,
    tellJournal: (fails) => {
      if (fails === journalFails) return
      journalFails = fails
      tryBeat()
    },
    leave: () => clearInterval(beats),
  }
}

/** SQL condition: the process that `id` names has gone silent. A null id counts as alive. */
export const isSilent = (id: SQL): SQL =>
  sql`coalesce(${id} <> all (array(
    select w.id from workers w where w.seen_at > clock_timestamp() - ${SILENT_AFTER})), false)`
