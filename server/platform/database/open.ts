import type { Database, DatabaseSource } from './database.ts'
import { openEmbedded } from './engines/embedded.ts'
import { openPostgres } from './engines/postgres.ts'

/**
 * Opens PostgreSQL at `url`, or the embedded engine in `dataDir` ('memory://' keeps it in memory), as the application's
 * role. The embedded engine is brought up to date first, its queues too. Throws when the folder is already open
 * elsewhere.
 */
export function openDatabase(source: DatabaseSource): Promise<Database> {
  return 'url' in source ? openPostgres(source) : openEmbedded(source)
}
