import type pg from 'pg'
import { checkHealth } from '../checks/checkHealth.ts'
import type { Database, PostgresSource, Scope, Tx } from '../database.ts'
import { askAgain } from '../hindrances/askAgain.ts'
import { CommitUnknown, isDatabaseAway } from '../hindrances/away.ts'
import {
  hindranceOf,
  rememberHindrances,
  WRITE_WHILE_READING,
  WriteWhileReading,
} from '../hindrances/hindrance.ts'
import { sqlState } from '../hindrances/sqlState.ts'
import { speakingFor } from '../speakFor.ts'
import { newHandle } from './newHandle.ts'
import { hinderedIn, openPool } from './pool.ts'
import { newWaits, poolNames, take, useOf } from './poolUse.ts'

/** Milliseconds for which a read is repeated: longer than a broken connection lasts, and longer than most restarts. */
const READ_AGAIN_MS = 2_000
const MOST_CONNECTIONS = 10
/** Heavy reads that run at once, each for another business, and the time limit of one of their statements. */
const HEAVY_CONNECTIONS = 4
const HEAVY_STATEMENT_MS = 30_000
/** Longest wait for a heavy read of the same business in another server. */
const HEAVY_WAIT_MS = 20_000
/** Longest time between two of its statements: the lock of a server whose machine is gone ends then. */
const HEAVY_REST_MS = 60_000

/**
 * Opens a pool for transactions that only read and one for the rest. When the disk stalls, all writers wait for their
 * commits, and a read must not wait for one of their connections. Heavy reads have a third pool, so that one business's
 * figures never keep another's requests waiting.
 */
export async function openPostgres({
  url,
  directUrl = url,
  maxConnections: max = MOST_CONNECTIONS,
}: PostgresSource): Promise<Database> {
  const met = rememberHindrances()
  const [reading, writing] = [openPool(url, max, met), openPool(url, max, met)]
  const heavy = openPool(url, HEAVY_CONNECTIONS, met)
  const waits = { reading: newWaits(), writing: newWaits(), heavy: newWaits() }
  const pools = { reading, writing, heavy }
  const plain = newHandle(writing)
  const reads = newHandle(readingAgain(reading))
  return {
    engine: 'postgres',
    transaction: (scope, work) => {
      const name = scope.heavy ? 'heavy' : scope.readOnly ? 'reading' : 'writing'
      const once = () => transaction(() => take(pools[name], waits[name]), scope, work)
      return scope.readOnly ? askAgain(READ_AGAIN_MS, once) : once()
    },
    plain,
    reads,
    heavyAtOnce: HEAVY_CONNECTIONS,
    pools: () => poolNames.map((name) => useOf(name, pools[name], waits[name])),
    check: () => checkHealth({ plain, reads }, met),
    jobs: { connectionString: directUrl },
    url,
    close: async () => {
      await Promise.all([reading.end(), writing.end(), heavy.end()])
    },
  }
}

/** A pool that repeats single statements, in the shape that drizzle needs. */
const readingAgain = (pool: pg.Pool): pg.Pool =>
  Object.assign(Object.create(pool) as pg.Pool, {
    query: (statement: pg.QueryConfig, values?: unknown[]) =>
      askAgain(READ_AGAIN_MS, () => pool.query(statement, values)),
  })

async function transaction<T>(
  connect: () => Promise<pg.PoolClient>,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await connect()
  hinderedIn.delete(client)
  const result = await begin(client, scope, work).catch(async (thrown) => {
    const error = reasonFor(thrown, client, scope)
    // A server that only reads may be the former primary: a new connection finds the current one.
    const isStale = hindranceOf(error) === 'read only'
    // If the connection broke under `work`, that is the error to report, whatever `work` threw.
    await end(client, 'rollback', isStale).catch((lost) => {
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

/** The error to report: what hindered the database, whatever the code in between made of it. */
function reasonFor(thrown: unknown, client: pg.PoolClient, scope: Scope): unknown {
  if (scope.readOnly && sqlState(thrown) === WRITE_WHILE_READING) return new WriteWhileReading(thrown)
  return hindranceOf(thrown) ? thrown : (hinderedIn.get(client) ?? thrown)
}

async function begin<T>(client: pg.PoolClient, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const limit = scope.statementMs ?? (scope.heavy ? HEAVY_STATEMENT_MS : undefined)
  // Not awaited by itself: it is sent together with the first statement of `work`. A transaction that only reads sees
  // one moment, so the figures of a page agree with each other. In one message, although a cluster's workers, which get
  // it whole, warn of its `begin`: a message for each would take every transaction 16 microseconds more.
  const statements = [
    scope.readOnly ? 'begin isolation level repeatable read read only' : 'begin',
    ...speakingFor(scope),
    ...(scope.heavy ? inTurnEverywhere(scope) : []),
    ...(limit === undefined ? [] : [`set local statement_timeout = ${limit}`]),
    ...(scope.lockMs === undefined ? [] : [`set local lock_timeout = ${scope.lockMs}`]),
  ]
  const opened = client.query(statements.join('; '))
  const [result] = await Promise.all([work(handleOf(client)), opened])
  return result
}

/**
 * Statements that wait while another server runs a heavy read of the same business, or of the platform: the turns of a
 * process know only its own reads. The lock is given back with the transaction.
 */
const inTurnEverywhere = ({ businessId, heavy }: Scope): string[] => [
  // A file that has begun waits as long as it takes.
  ...(heavy === 'patient' ? [] : [`set local lock_timeout = ${HEAVY_WAIT_MS}`]),
  `select pg_advisory_xact_lock(hashtextextended('heavy read ${businessId ?? 'of the platform'}', 0))`,
  `set local idle_in_transaction_session_timeout = ${HEAVY_REST_MS}`,
]

const handles = new WeakMap<pg.PoolClient, Tx>()

/** One handle for each connection, so that its statements can be kept: see writtenOnce. */
function handleOf(client: pg.PoolClient): Tx {
  const handle = handles.get(client) ?? newHandle(client)
  handles.set(client, handle)
  return handle
}

/**
 * Ends the transaction and returns the connection to the pool. The pool replaces a stale connection, and one whose
 * transaction could not be ended.
 */
async function end(client: pg.PoolClient, statement: 'commit' | 'rollback', isStale = false): Promise<void> {
  let failure: Error | boolean = isStale
  try {
    await client.query(statement)
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    client.release(failure)
  }
}
