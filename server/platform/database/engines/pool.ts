import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { hindranceIn, type Met } from '../hindrances/hindrance.ts'
import { PreparingClient } from './preparing.ts'

// bigint: every whole number here fits a double exactly; the driver's default is a string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Interactive clients give up after ten seconds, so nothing waits longer for a connection. */
const CONNECT_MS = 10_000

/** The error by which a statement of each connection was last hindered. */
export const hinderedIn = new WeakMap<pg.PoolClient, Error>()

/** A pool of pipelined connections: statements that don't wait for each other share a round trip. */
export function openPool(url: string, max: number, met: Met): pg.Pool {
  // The types of pg do not know its `pipeline` option yet.
  const settings = {
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    // Lets an idle connection, too, notice that its host is gone.
    keepAlive: true,
    pipeline: true,
    // Prepared statements end with their connection: see preparing.ts.
    maxLifetimeSeconds: 3600,
    Client: PreparingClient,
  } as pg.PoolConfig
  const pool = new pg.Pool(settings)
  // When a connection breaks, its statement already reports the error. Without these listeners, for connections
  // in use and for idle ones, the error would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    reportsOf(client).on('errorMessage', (error: Error & { code?: string }) => {
      if (!hindranceIn(error.code)) return
      met.note(error.code)
      hinderedIn.set(client, error)
    })
    // When the planner expects many rows, PostgreSQL would compile the statement anew at each call, for hundreds of
    // milliseconds. If the connection ends meanwhile, its next statement reports that.
    client.query('set jit = off').catch(() => {})
  })
  pool.on('error', () => {})
  return pool
}

/** The types of pg leave out the connection on which its client hears the server. */
const reportsOf = (client: pg.PoolClient): EventEmitter =>
  (client as unknown as { connection: EventEmitter }).connection
