import { PGlite, types } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Tx } from './database.ts'
import { lockFolder } from './lock.ts'
import { migrateEmbedded } from './migrate.ts'
import { speakFor } from './speakFor.ts'

/** Filling the usual 128 MB with zeros takes as long as all else that opening does. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB']

/** The engine's one connection runs one transaction at a time; others wait for it in order. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = dataDir.startsWith('memory://') ? () => {} : lockFolder(dataDir)
  const parsers = { [types.INT8]: Number }
  const startParams = [...PGlite.defaultStartParams, ...SHARED_BUFFERS]
  const engine = await PGlite.create({ dataDir, parsers, extensions: { pg_trgm, btree_gin }, startParams })
  await migrateEmbedded(engine)
  await engine.exec('set role regulars_app')
  return embeddedDatabase(engine, unlock)
}

export function embeddedDatabase(engine: PGlite, unlock: () => void): Database {
  const plain = drizzle({ client: engine })
  return {
    engine: 'embedded',
    transaction: (scope, work) =>
      plain.transaction(
        async (tx) => {
          await speakFor(tx as unknown as Tx, scope)
          return work(tx as unknown as Tx)
        },
        scope.readOnly ? { accessMode: 'read only' } : undefined,
      ),
    plain: plain as unknown as Tx,
    reads: plain as unknown as Tx,
    jobs: { embedded: engine },
    close: async () => {
      await engine.close()
      unlock()
    },
  }
}
