import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Scope, Tx } from './open.ts'
import { PreparingClient } from './preparing.ts'

// bigint: every whole number here fits a double exactly; the driver's default is a string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool of pipelined connections: statements that don't wait for each other share a round trip. */
export async function openPostgres(url: string, max: number): Promise<Database> {
  // The types of pg lag behind its `pipeline` option.
  const settings = {
    connectionString: url,
    max,
    pipeline: true,
    // What a connection has prepared goes with it: see preparing.ts.
    maxLifetimeSeconds: 3600,
    Client: PreparingClient,
  } as pg.PoolConfig
  const pool = new pg.Pool(settings)
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    engine: 'postgres',
    transaction: (scope, work) => transaction(pool, scope, work),
    plain: drizzle(pool) as unknown as Tx,
    jobs: { connectionString: url },
    close: () => pool.end(),
  }
}

async function transaction<T>(pool: pg.Pool, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const result = await begin(client, scope, work).catch(async (error) => {
    await end(client, 'rollback').catch(() => {})
    throw error
  })
  const committed = end(client, 'commit')
  // What was read is known by now; whoever asked need not wait for the end of it.
  if (scope.readOnly) committed.catch(() => {})
  else await committed
  return result
}

async function begin<T>(client: pg.PoolClient, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Not awaited one by one: they travel with the first statement of `work`.
  const opened = Promise.all([
    client.query(scope.readOnly ? 'begin read only' : 'begin'),
    client.query("select set_config('app.business_id', $1, true), set_config('app.user_id', $2, true)", [
      scope.businessId ?? '',
      scope.userId ?? '',
    ]),
  ])
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
