import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * For the rest of the transaction, large readings are joined by hash or in order. Of a shop that is younger than the statistics
 * a planner expects one row, and would compare each row of one reading with each of the other. What looks up a few rows is
 * written as a lateral sub-query with `limit`, which stays a look-up.
 */
export const expectMany = (tx: Tx): Promise<unknown> => tx.execute(sql`set local enable_nestloop = off`)
