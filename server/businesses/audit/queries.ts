import { type SQL, sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/page.ts'
import type { Action, Row } from './actions.ts'

export type Wanted = {
  person?: string | undefined
  actions: readonly Action[] | null
  since: Date | null
  until: Date | null
  before: TimeCursor | null
  most: number
}

/** Entries of one business, newest first, within a transaction of it. */
export const findBusinessEntries = (tx: Tx, businessId: string, wanted: Wanted): Promise<Row[]> =>
  withNames(tx, sql`shop_audit(${businessId}::uuid, ${narrowed(wanted)})`)

/**
 * Entries of every business, or of one, and those of no business. The database refuses everybody but super
 * admins.
 */
export const findAllEntries = (tx: Tx, businessId: string | null, wanted: Wanted): Promise<Row[]> =>
  withNames(tx, sql`admin_audit(${businessId}::uuid, ${narrowed(wanted)})`)

function narrowed({ person, actions, since, until, before, most }: Wanted): SQL {
  const moment = (at: Date | null | undefined) => sql`${at?.toISOString() ?? null}::timestamptz`
  // One text, because the two drivers write arrays differently.
  const listed = actions && `{${actions.join(',')}}`
  return sql`${person ?? null}::uuid, ${listed}::text[], ${moment(since)}, ${moment(until)},
    ${moment(before?.at)}, ${before?.id ?? null}::uuid, ${most}::integer`
}

async function withNames(tx: Tx, entries: SQL): Promise<Row[]> {
  const rows = await queryRows<Omit<Row, 'created_at'> & { created_at: Date | string }>(
    tx,
    sql`select e.*, u.name as user_name, a.name as about_name from ${entries} e
      left join "user" u on u.id = e.user_id left join "user" a on a.id = e.about_user_id
      order by e.created_at desc, e.id desc`,
  )
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }))
}

/** Everybody who is or was on a business's team, within a transaction of it. */
export const findTeamEver = (tx: Tx, businessId: string) =>
  queryRows<{ id: string; name: string }>(tx, sql`select id, name from team_ever(${businessId}::uuid)`)

export const endOldEntries = (tx: Tx) => tx.execute(sql`select end_audit_entries()`)
