import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { exported } from './decisions.ts'

type Scope = Pick<BusinessContext, 'tx' | 'businessId'>

const ROWS_AT_ONCE = 1000

/**
 * The rows of a table, each as JSON in a text: the database writes it, so that no number loses a digit. A table is of
 * one moment. Moments are in UTC.
 */
export async function* readTable({ tx, businessId }: Scope, table: string): AsyncGenerator<string[], void> {
  const names = exported[table]!.split(' ').map((name) => sql.identifier(name))
  await tx.execute(sql`select set_config('timezone', 'UTC', true)`)
  await tx.execute(sql`declare whole_table no scroll cursor for
    select row_to_json(one)::text as line from (
      select ${sql.join(names, sql`, `)} from ${sql.identifier(table)} t
      where t.business_id = ${businessId}::uuid order by ${names[0]!}) one`)
  for (;;) {
    const rows = await queryRows<{ line: string }>(
      tx,
      sql`fetch forward ${sql.raw(String(ROWS_AT_ONCE))} from whole_table`,
    )
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`close whole_table`)
}

export type StoredPicture = { name: string; media_type: string; content: Uint8Array }

/** The pictures of a table, one at a time: together they may be more than fits into memory. */
export async function* readPictures(
  { tx, businessId }: Scope,
  table: 'pictures' | 'business_logos',
): AsyncGenerator<StoredPicture, void> {
  const name =
    table === 'pictures' ? sql`id::text` : sql`to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`
  await tx.execute(sql`declare whole_pictures no scroll cursor for
    select ${name} as name, media_type, content from ${sql.identifier(table)} t
    where t.business_id = ${businessId}::uuid order by created_at`)
  for (;;) {
    const [picture] = await queryRows<StoredPicture>(tx, sql`fetch next from whole_pictures`)
    if (!picture) break
    yield picture
  }
  await tx.execute(sql`close whole_pictures`)
}
