import type { SQL } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Runs plain SQL and returns its rows, whatever the driver wraps them in. Column names are as in the SQL. */
export async function queryRows<Row extends Record<string, unknown>>(tx: Tx, query: SQL): Promise<Row[]> {
  const result = (await tx.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
