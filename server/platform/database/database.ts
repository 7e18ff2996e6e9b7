import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { KeptQueue } from '#server/platform/queues/queue.ts'
import type { Hindrance } from './hindrances/hindrance.ts'

/** An open transaction, or a plain handle for statements that need none; the same type on both engines. */
export type Tx = PgDatabase<PgQueryResultHKT>

/**
 * The data that a transaction may see: row-level security shows it that business or person and nothing else. The engine
 * refuses writes in a `readOnly` transaction, and such a transaction is repeated when its connection breaks.
 */
export type Scope = {
  businessId?: string
  userId?: string
  readOnly?: boolean
  /**
   * Runs on the connections of heavy reads, under their time-out, one at a time for each business in all servers
   * together. Only in a turn (`openTurns`). A `patient` one waits for another server's however long it takes.
   */
  heavy?: boolean | 'patient'
  /** Time limit of each statement, in milliseconds. The embedded engine has none. */
  statementMs?: number
  /** Longest wait of a statement for a lock, in milliseconds. The embedded engine has none. */
  lockMs?: number
}

/** The use of a pool of connections. `taken` and `waited` (in seconds) add up since its start. */
export type PoolUse = {
  name: 'reading' | 'writing' | 'heavy'
  most: number
  busy: number
  /** Calls that wait for a connection. */
  waiting: number
  taken: number
  waited: number
}

export type Database = {
  engine: 'postgres' | 'embedded'
  /**
   * One transaction, committed when `work` resolves and rolled back when it throws.
   * @throws an error that hindranceOf knows if the database could not do the work; CommitUnknown if the connection
   * broke during the commit
   */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Single statements without a scope: control tables and cross-business functions. */
  plain: Tx
  /** `plain` for statements that only read: they are repeated when the connection breaks. */
  reads: Tx
  /**
   * Reasons why nothing, or not everything, can be written now although reads work; empty if all works.
   * @throws the error of a read if not even reads work
   */
  check(): Promise<Hindrance[]>
  /** Number of heavy reads that run at once. */
  heavyAtOnce: number
  /** The pools of connections; none of the embedded engine, which has one connection. */
  pools(): PoolUse[]
  /** Connection of the job queue: its own pool, or the one embedded engine. */
  jobs: { connectionString: string } | { embedded: PGlite }
  /** Address of the pools; null on the embedded engine. */
  url: string | null
  close(): Promise<void>
}

/**
 * At most `maxConnections` connections read at once, and as many write. `directUrl` is the way past a pooler at `url`.
 */
export type PostgresSource = { url: string; directUrl?: string | undefined; maxConnections?: number }

export type DatabaseSource = PostgresSource | EmbeddedSource

export type EmbeddedSource = { dataDir: string; queues: readonly KeptQueue[] }
