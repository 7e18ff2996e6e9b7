import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Runs `attempt` so that its failure undoes only its own writes and leaves the transaction usable. */
export async function savepoint<T>(tx: Tx, attempt: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint attempt`)
  try {
    const result = await attempt()
    await tx.execute(sql`release savepoint attempt`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback to savepoint attempt`)
    throw error
  }
}
