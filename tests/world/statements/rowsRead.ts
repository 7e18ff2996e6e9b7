import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'

/** The number of rows of a table that `work` reads in a PostgreSQL transaction, of any business. */
export async function rowsRead(
  tx: Tx,
  table: 'customers' | 'operations',
  work: () => Promise<unknown>,
): Promise<number> {
  const readSoFar = async () => {
    const [read] = await queryRows<{ n: string }>(
      tx,
      sql`select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = ${table}`,
    )
    return Number(read!.n)
  }
  // Subtracts the earlier reads of this connection.
  const before = await readSoFar()
  await work()
  return (await readSoFar()) - before
}

export const customersRead = (tx: Tx, work: () => Promise<unknown>) => rowsRead(tx, 'customers', work)
