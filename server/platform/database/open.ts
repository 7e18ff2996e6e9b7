import type { Database, DatabaseSource } from './database.ts'
import { openPostgres } from './engines/postgres.ts'

/**
 * Opens PostgreSQL at `url`, or the embedded engine in `dataDir` ('memory://' keeps it in memory), as the application's
 * role. The embedded engine is brought up to date first, its queues too. Throws when the folder is already open
 * elsewhere.
 */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  if ('url' in source) return openPostgres(source)
  // The engine's module is loaded only here: with PostgreSQL it would be in memory for nothing.
  const { openEmbedded } = await import('./engines/embedded.ts')
  return openEmbedded(source)
}
