import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { KeptQueue } from '../jobs/queue.ts'
import type { Hindrance } from './hindrance.ts'
import type { Turns } from './turns.ts'

/** An open transaction, or a plain handle for statements that need none; the same type on both engines. */
export type Tx = PgDatabase<PgQueryResultHKT>

/**
 * Whose data a transaction may see: row-level security shows it that business or person and nothing else. The
 * engine refuses writes in one that only reads, and such a transaction is repeated when its connection breaks.
 */
export type Scope = {
  businessId?: string
  userId?: string
  readOnly?: boolean
  /** On the connections of heavy reads and under their time-out. Only in a turn: see `turns`. */
  heavy?: boolean
}

export type Database = {
  engine: 'postgres' | 'embedded'
  /**
   * One transaction, committed when `work` resolves and rolled back when it throws.
   * @throws an error that hindranceOf knows where the database could not do it; CommitUnknown where the connection
   * broke during the commit
   */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Single statements without a scope: control tables and cross-business functions. */
  plain: Tx
  /** The same for statements that only read: they are repeated when the connection breaks. */
  reads: Tx
  /**
   * Why nothing, or not all, can be written now, while reads work; empty where all works.
   * @throws what a read throws, where not even that works
   */
  check(): Promise<Hindrance[]>
  /** The line in which heavy reads wait for their connections. */
  turns: Turns
  /** What the job queue connects to: its own pool, or the one embedded engine. */
  jobs: { connectionString: string } | { embedded: PGlite }
  close(): Promise<void>
}

/** `maxConnections` is how many may read at once, and how many may write. */
export type DatabaseSource = { url: string; maxConnections?: number } | EmbeddedSource

export type EmbeddedSource = { dataDir: string; queues: readonly KeptQueue[] }
