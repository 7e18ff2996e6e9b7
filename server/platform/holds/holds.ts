import { sql } from 'drizzle-orm'
import { newId } from '../context/ids.ts'
import { queryRows, type Tx } from '../database/index.ts'
import { localDate, localHour } from '../time/calendar.ts'

/** `backupAt` is the moment of the backup from which the database was restored; null for a hold by hand. */
export type Hold = { heldAt: Date; backupAt: Date | null }

type Row = { held_at: string; backup_at: string | null }

const holdOf = ({ held_at, backup_at }: Row): Hold => ({
  heldAt: new Date(held_at),
  backupAt: backup_at === null ? null : new Date(backup_at),
})

/** The hold during which no message goes out; null while they go. */
export async function findHold(tx: Tx): Promise<Hold | null> {
  const [row] = await queryRows<Row>(
    tx,
    sql`select held_at, backup_at from message_holds where released_at is null`,
  )
  return row ? holdOf(row) : null
}

export const areHeld = async (tx: Tx): Promise<boolean> => (await findHold(tx)) !== null

/** Holds all messages from now on. False if they were held already. */
export async function holdMessages(tx: Tx, now: Date): Promise<boolean> {
  const held = await queryRows(
    tx,
    sql`insert into message_holds (id, held_at) values (${newId()}::uuid, ${now.toISOString()}::timestamptz)
        on conflict do nothing returning id`,
  )
  return held.length > 0
}

/** Lets messages go. False if they were not held. */
export async function releaseMessages(tx: Tx, now: Date): Promise<boolean> {
  const released = await queryRows(
    tx,
    sql`update message_holds set released_at = ${now.toISOString()}::timestamptz where released_at is null returning id`,
  )
  return released.length > 0
}

/** The last time that the database was restored from a backup. */
export type Restore = { at: Date; backupAt: Date }

export async function findLastRestore(tx: Tx): Promise<Restore | null> {
  const [row] = await queryRows<Row>(
    tx,
    sql`select held_at, backup_at from message_holds where backup_at is not null order by held_at desc limit 1`,
  )
  return row ? { at: new Date(row.held_at), backupAt: new Date(row.backup_at!) } : null
}

/**
 * True for work of today's `hour`, in a time zone, that may have been done after the backup and before the restore: the
 * restored database would not know of it.
 */
export function mayBeDone(restore: Restore | null, now: Date, timeZone: string, hour: number): boolean {
  if (restore === null) return false
  const today = localDate(now, timeZone)
  const isAfter = (at: Date, from: number) =>
    localDate(at, timeZone) === today && localHour(at, timeZone) >= from
  // Work of an hour may take until its end.
  return isAfter(restore.at, hour) && !isAfter(restore.backupAt, hour + 1)
}
