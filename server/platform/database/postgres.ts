import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { askAgain, CommitUnknown, isDatabaseAway } from './away.ts'
import type { Database, Scope, Tx } from './database.ts'
import { PreparingClient } from './preparing.ts'
import { speakingFor } from './speakFor.ts'

// bigint: every whole number here fits a double exactly; the driver's default is a string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A till gives up after ten seconds, so nothing waits longer for a connection. */
const CONNECT_MS = 10_000
/** How long a read is repeated: longer than a broken connection, and longer than most restarts. */
const READ_AGAIN_MS = 2_000

/**
 * A pool for what only reads and one for the rest, each of at most `max` connections: when the disk stalls, all that write
 * wait for it to commit, and whoever only looks at a guest must not wait for one of their connections.
 */
export async function openPostgres(url: string, max: number): Promise<Database> {
  const [reading, writing] = [openPool(url, max), openPool(url, max)]
  return {
    engine: 'postgres',
    transaction: (scope, work) =>
      scope.readOnly
        ? askAgain(READ_AGAIN_MS, () => transaction(reading, scope, work))
        : transaction(writing, scope, work),
    plain: drizzle(writing) as unknown as Tx,
    reads: drizzle(readingAgain(reading)) as unknown as Tx,
    jobs: { connectionString: url },
    close: async () => {
      await Promise.all([reading.end(), writing.end()])
    },
  }
}

/** A pool of pipelined connections: statements that don't wait for each other share a round trip. */
function openPool(url: string, max: number): pg.Pool {
  // The types of pg do not know its `pipeline` option yet.
  const settings = {
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    // So that an idle connection, too, notices that its host is gone.
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
    // Where a planner expects many rows, PostgreSQL compiles the statement anew at each call, for hundreds of milliseconds.
    // If the connection ends meanwhile, its next statement says so.
    client.query('set jit = off').catch(() => {})
  })
  pool.on('error', () => {})
  return pool
}

/** The pool as drizzle uses it for single statements. */
const readingAgain = (pool: pg.Pool): pg.Pool =>
  Object.assign(Object.create(pool) as pg.Pool, {
    query: (statement: pg.QueryConfig, values?: unknown[]) =>
      askAgain(READ_AGAIN_MS, () => pool.query(statement, values)),
  })

async function transaction<T>(pool: pg.Pool, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const result = await begin(client, scope, work).catch(async (error) => {
    // If the connection broke under `work`, that is the error to report, whatever `work` threw.
    await end(client, 'rollback').catch((lost) => {
      throw isDatabaseAway(lost) ? lost : error
    })
    throw error
  })
  const committed = end(client, 'commit')
  // The rows have been read, so the caller need not wait for the end of the transaction.
  if (scope.readOnly) committed.catch(() => {})
  else
    await committed.catch((error) => {
      throw isDatabaseAway(error) ? new CommitUnknown(error) : error
    })
  return result
}

async function begin<T>(client: pg.PoolClient, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Not awaited by itself: it is sent together with the first statement of `work`. What only reads sees one moment, so that
  // the figures of a page agree with each other.
  const statements = [
    scope.readOnly ? 'begin isolation level repeatable read read only' : 'begin',
    ...speakingFor(scope),
  ]
  const opened = client.query(statements.join('; '))
  const [result] = await Promise.all([work(handleOf(client)), opened])
  return result
}

const handles = new WeakMap<pg.PoolClient, Tx>()

/** One handle for each connection, so that its statements can be kept: see writtenOnce. */
function handleOf(client: pg.PoolClient): Tx {
  const handle = handles.get(client) ?? (drizzle(client) as unknown as Tx)
  handles.set(client, handle)
  return handle
}

/** Ends the transaction and returns the connection to the pool; if even that fails, the pool replaces it. */
async function end(client: pg.PoolClient, statement: 'commit' | 'rollback'): Promise<void> {
  let failure: Error | undefined
  try {
    await client.query(statement)
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    client.release(failure)
  }
}
