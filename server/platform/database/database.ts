import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** An open transaction, or a plain handle where nothing needs one; the same on both engines. */
export type Tx = PgDatabase<PgQueryResultHKT>

/**
 * Whom a transaction speaks for: row-level security shows it that business or person and nothing else. One that
 * only reads is refused to write by the engine, and is done again where the connection to it breaks.
 */
export type Scope = { businessId?: string; userId?: string; readOnly?: boolean }

export type Database = {
  engine: 'postgres' | 'embedded'
  /**
   * One transaction, committed when `work` resolves and rolled back when it throws.
   * @throws what isDatabaseAway knows where the connection broke; CommitUnknown where it broke while committing
   */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Statements of their own, without a scope: control tables and cross-business functions. */
  plain: Tx
  /** The same for statements that only read: where the connection breaks, they are asked again. */
  reads: Tx
  /** What the job queue connects to: its own pool, or the one embedded engine. */
  jobs: { connectionString: string } | { embedded: PGlite }
  close(): Promise<void>
}

export type DatabaseSource = { url: string; maxConnections?: number } | { dataDir: string }
