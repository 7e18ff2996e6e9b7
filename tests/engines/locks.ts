import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { isSpread } from './index.ts'

/**
 * Waits until another transaction waits for a lock of this one. PostgreSQL only: the embedded engine runs one
 * transaction at a time.
 */
export async function somebodyWaitsFor(tx: Tx): Promise<void> {
  const waiting = isSpread
    ? sql`select 1 from citus_lock_waits where blocking_gpid = citus_backend_gpid()`
    : sql`select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`
  await expect.poll(() => queryRows(tx, waiting)).not.toEqual([])
}
