import type pg from 'pg'
import type { PoolUse } from '../database.ts'

export const poolNames = ['reading', 'writing', 'heavy'] as const

/** Connections taken from a pool, and the seconds that their takers waited. */
export type Waits = { taken: number; waited: number }
export const newWaits = (): Waits => ({ taken: 0, waited: 0 })

/** Takes a connection for a transaction and adds the wait to `waits`, a wait in vain too. */
export async function take(pool: pg.Pool, waits: Waits): Promise<pg.PoolClient> {
  const began = performance.now()
  try {
    return await pool.connect()
  } finally {
    waits.taken += 1
    waits.waited += (performance.now() - began) / 1000
  }
}

export const useOf = (name: PoolUse['name'], pool: pg.Pool, waits: Waits): PoolUse => ({
  ...waits,
  name,
  most: pool.options.max,
  busy: pool.totalCount - pool.idleCount,
  waiting: pool.waitingCount,
})
