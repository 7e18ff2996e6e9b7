import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '#server/platform/database/index.ts'

/** The rows of one table as PostgreSQL's COPY writes them. */
export type TableRows = { table: string; columns: string; rows: ArrayBuffer }

type Table = { table: string; columns: string }

/** The embedded engine, the demo's only one. */
export function engineOf({ jobs }: Database): PGlite {
  if (!('embedded' in jobs)) throw new Error('the demo lives on the embedded engine alone')
  return jobs.embedded
}

/** Lists the tables with the columns that are not computed from others, quoted for SQL. */
async function listTables(engine: PGlite): Promise<Table[]> {
  const { rows } = await engine.query<Table>(`
    select quote_ident(c.relname) as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

/** Lists the tables without rows. Rows in the other tables came with the migrations and are in every database. */
export async function emptyTables(engine: PGlite): Promise<Table[]> {
  const empty = []
  for (const each of await listTables(engine)) {
    const { rows } = await engine.query(`select from ${each.table} limit 1`)
    if (rows.length === 0) empty.push(each)
  }
  return empty
}

/** Copies all rows of these tables, for putRows on a database of the same schema. */
export async function takeRows(engine: PGlite, tables: Table[]): Promise<TableRows[]> {
  const taken = []
  for (const { table, columns } of tables) {
    const { blob } = await engine.query(`copy ${table} (${columns}) to '/dev/blob'`)
    if (blob && blob.size > 0) taken.push({ table, columns, rows: await blob.arrayBuffer() })
  }
  return taken
}

/**
 * Adds rows to a database: all of them, or none. Foreign keys and triggers are not checked again, since they held
 * in the database that the rows come from.
 * @throws the engine's error if a key is taken
 */
export async function putRows(engine: PGlite, tables: TableRows[]): Promise<void> {
  await engine.transaction(async (tx) => {
    await tx.exec('set local role postgres; set local session_replication_role = replica')
    for (const { table, columns, rows } of tables)
      await tx.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob: new Blob([rows]) })
  })
}
