import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * For the rest of the transaction, each statement is planned for the values it has. A plan that is kept for all values is one
 * for a shop of usual size; reading most of a large shop by it takes up to four times as long, and planning takes
 * milliseconds.
 */
export const planForValues = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
