import { openDatabase } from '#server/platform/database/index.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import type { Stage } from './stage.ts'

/**
 * Runs statements for changes that a test cannot wait for. The server is down meanwhile, because the embedded engine
 * belongs to one process at a time.
 */
export async function meanwhile({ server, database }: Stage, statements: string[]): Promise<void> {
  await server.kill()
  const opened = await openDatabase(database.source)
  for (const statement of statements) await queryAsSuperuser(database, opened, statement)
  await opened.close()
  await server.start()
}
