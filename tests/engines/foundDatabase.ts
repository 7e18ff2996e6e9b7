import type { Database } from '#server/platform/database/index.ts'
import type { PostgresDatabase } from './postgres.ts'

export type Engine = Database['engine']

/** PostgreSQL in another way than on one machine and directly: through PgBouncer, or spread over a cluster of Citus. */
export type Way = 'pooled' | 'citus'

/** A database as the desk hands it out, with only fields that fit into JSON. */
export type FoundDatabase = {
  way?: Way
  source: { url: string; directUrl?: string; maxConnections?: number } | { dataDir: string }
  /** All three logins. Set on PostgreSQL only. */
  logins?: PostgresDatabase
}
