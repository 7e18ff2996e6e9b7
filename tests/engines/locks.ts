import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { isSpread } from './index.ts'

/**
 * Waits until another transaction waits for a lock of this one. PostgreSQL only: the embedded engine runs one
 * transaction at a time.
 */
export const somebodyWaitsFor = (tx: Tx): Promise<void> => untilWaiting(tx, 1)

/** Waits until two transactions wait for this one, or one for this and another for that. */
export const twoWaitFor = (tx: Tx): Promise<void> => untilWaiting(tx, 2)

async function untilWaiting(tx: Tx, least: number): Promise<void> {
  const waits = isSpread
    ? sql`select waiting_gpid as one, blocking_gpid as other, citus_backend_gpid() as own from citus_lock_waits`
    : sql`select pid as one, unnest(pg_blocking_pids(pid)) as other, pg_backend_pid() as own from pg_locks where not granted`
  const waiting = sql`
    with recursive waits as (${waits}), chain as (
      select one from waits where other = own
      union select waits.one from waits join chain on waits.other = chain.one
    ) select one from chain`
  await expect.poll(async () => (await queryRows(tx, waiting)).length).toBeGreaterThanOrEqual(least)
}
