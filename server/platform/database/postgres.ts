import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { askAgain, CommitUnknown, isDatabaseAway } from './away.ts'
import type { Database, Scope, Tx } from './database.ts'
import { PreparingClient } from './preparing.ts'
import { speakingFor } from './speakFor.ts'

// bigint: every whole number here fits a double exactly; the driver's default is a string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A till gives up after ten seconds; nobody waits longer for a connection. */
const CONNECT_MS = 10_000
/** How long what only reads is asked again: longer than a cut, and than most restarts. */
const READ_AGAIN_MS = 2_000

/** A pool of pipelined connections: statements that don't wait for each other share a round trip. */
export async function openPostgres(url: string, max: number): Promise<Database> {
  // The types of pg lag behind its `pipeline` option.
  const settings = {
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    // A host that vanished is noticed by idle connections, too.
    keepAlive: true,
    pipeline: true,
    // What a connection has prepared goes with it: see preparing.ts.
    maxLifetimeSeconds: 3600,
    Client: PreparingClient,
  } as pg.PoolConfig
  const pool = new pg.Pool(settings)
  // Whoever uses a connection that breaks is told by the statement; without listeners, here for connections in use
  // and there for idle ones, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return {
    engine: 'postgres',
    transaction: (scope, work) =>
      scope.readOnly
        ? askAgain(READ_AGAIN_MS, () => transaction(pool, scope, work))
        : transaction(pool, scope, work),
    plain: drizzle(pool) as unknown as Tx,
    reads: drizzle(readingAgain(pool)) as unknown as Tx,
    jobs: { connectionString: url },
    close: () => pool.end(),
  }
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
    // Whatever `work` made of a connection that broke under it, that is what happened.
    await end(client, 'rollback').catch((lost) => {
      throw isDatabaseAway(lost) ? lost : error
    })
    throw error
  })
  const committed = end(client, 'commit')
  // What was read is known by now; whoever asked need not wait for the end of it.
  if (scope.readOnly) committed.catch(() => {})
  else
    await committed.catch((error) => {
      throw isDatabaseAway(error) ? new CommitUnknown(error) : error
    })
  return result
}

async function begin<T>(client: pg.PoolClient, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Not awaited by itself: it travels with the first statement of `work`.
  const statements = [scope.readOnly ? 'begin read only' : 'begin', ...speakingFor(scope)]
  const opened = client.query(statements.join('; '))
  const [result] = await Promise.all([work(handleOf(client)), opened])
  return result
}

const handles = new WeakMap<pg.PoolClient, Tx>()

/** One for each connection, whose statements can then be kept: see writtenOnce. */
function handleOf(client: pg.PoolClient): Tx {
  const handle = handles.get(client) ?? (drizzle(client) as unknown as Tx)
  handles.set(client, handle)
  return handle
}

/** Ends the transaction and gives the connection back; one that cannot even do that is replaced. */
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
