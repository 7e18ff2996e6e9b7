import { sql } from 'drizzle-orm'
import { findNames } from '#server/identity/auth/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { AdminAnnouncement, Announcement, NewAnnouncement } from './contract.ts'

/** Nobody looks further back than this many. */
const MOST = 500

type Row = Omit<AdminAnnouncement, 'state' | 'by' | 'created_at' | 'ended_at'> & {
  written_by: string
  ended_at: Date | string | null
  created_at: Date | string
}

/** All announcements, newest first. Refused by the database unless the transaction's person is a super admin. */
export async function findAdminAnnouncements(tx: Tx, now: Date): Promise<AdminAnnouncement[]> {
  const rows = await queryRows<Row>(
    tx,
    sql`select id, title, message, tone, starts_on::text as starts_on, ends_on::text as ends_on, ended_at,
      written_by, created_at, dismissals from admin_announcements(${MOST}::integer)`,
  )
  const names = await findNames(
    tx,
    rows.map(({ written_by }) => written_by),
  )
  return rows.map(({ written_by, ended_at, created_at, ...row }) => ({
    ...row,
    state: stateOf(row, ended_at !== null, now.toISOString().slice(0, 10)),
    by: names.get(written_by) ?? null,
    ended_at: ended_at && new Date(ended_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
  }))
}

function stateOf(
  { starts_on, ends_on }: Pick<Row, 'starts_on' | 'ends_on'>,
  hasEnded: boolean,
  today: string,
) {
  if (hasEnded) return 'ended'
  if (today > ends_on) return 'over'
  return today < starts_on ? 'to come' : 'in force'
}

type Once = { id: string; idempotency_key: string; input_hash: string }

/** Writes an announcement, or finds the one that its key has already written. */
export async function insertAnnouncement(
  tx: Tx,
  now: Date,
  wanted: NewAnnouncement & Once,
): Promise<Pick<Once, 'id' | 'input_hash'>> {
  const { id, title, message, tone, starts_on, ends_on, idempotency_key, input_hash } = wanted
  const [written] = await queryRows<Pick<Once, 'id' | 'input_hash'>>(
    tx,
    sql`select id, input_hash from admin_announce(${id}::uuid, ${title}, ${message}, ${tone}, ${starts_on}::date,
      ${ends_on}::date, ${now.toISOString()}::timestamptz, ${idempotency_key}, ${input_hash})`,
  )
  return written!
}

/** Ends an announcement and returns its title; undefined if there is none, or it is over already. */
export async function setEnded(tx: Tx, now: Date, id: string): Promise<string | undefined> {
  const [row] = await queryRows<{ title: string }>(
    tx,
    sql`select title from admin_end_announcement(${id}::uuid, ${now.toISOString()}::timestamptz)`,
  )
  return row?.title
}

/** Announcements in force for the transaction's person, warnings first. */
export const findInForce = (tx: Tx, now: Date): Promise<Announcement[]> =>
  queryRows<Announcement>(
    tx,
    sql`select id, title, message, tone from announcements_in_force(${now.toISOString()}::timestamptz)`,
  )

/** Dismisses an announcement and returns it; undefined if there is none that has begun. */
export async function setDismissed(tx: Tx, now: Date, id: string): Promise<Announcement | undefined> {
  const [row] = await queryRows<Announcement>(
    tx,
    sql`select id, title, message, tone
      from dismiss_announcement(${id}::uuid, ${now.toISOString()}::timestamptz)`,
  )
  return row
}
