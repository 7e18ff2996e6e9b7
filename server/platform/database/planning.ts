import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * Makes the planner join large reads by hash or by merging, for the rest of the transaction. For a business younger
 * than the statistics it expects one row, and would compare each row of one read with each row of the other. A query
 * that looks up a few rows is written as a lateral sub-query with `limit`, and stays a look-up.
 */
export const expectMany = (tx: Tx): Promise<unknown> => tx.execute(sql`set local enable_nestloop = off`)

/**
 * Makes PostgreSQL plan each statement for its values, for the rest of the transaction. A cached plan suits a business
 * of usual size. Reading most rows of a large business by it takes up to four times as long, while planning takes
 * milliseconds.
 */
export const planForValues = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
