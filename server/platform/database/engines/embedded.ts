import { PGlite, types } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { checkHealth } from '../checks/checkHealth.ts'
import type { Database, EmbeddedSource, Scope, Tx } from '../database.ts'
import { rememberHindrances, WRITE_WHILE_READING, WriteWhileReading } from '../hindrances/hindrance.ts'
import { sqlState } from '../hindrances/sqlState.ts'
import { speakFor } from '../speakFor.ts'
import { lockFolder } from './lock.ts'
import { migrateEmbedded } from './migrateEmbedded.ts'
import { keepStatistics } from './statistics.ts'

/** Filling the default 128 MB with zeros takes as long as the rest of opening. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB']

/** The engine's one connection runs one transaction at a time; others wait for it in order. */
export async function openEmbedded({ dataDir, queues }: EmbeddedSource): Promise<Database> {
  const unlock = dataDir.startsWith('memory://') ? () => {} : lockFolder(dataDir)
  const parsers = { [types.INT8]: Number }
  const startParams = [...PGlite.defaultStartParams, ...SHARED_BUFFERS]
  const engine = await PGlite.create({ dataDir, parsers, extensions: { pg_trgm, btree_gin }, startParams })
  await migrateEmbedded(engine, queues)
  await engine.exec('set role regulars_app')
  const statistics = keepStatistics(engine)
  const database = embeddedDatabase(engine, unlock)
  return {
    ...database,
    close: async () => {
      await statistics.stop()
      await database.close()
    },
  }
}

function embeddedDatabase(engine: PGlite, unlock: () => void): Database {
  const plain = drizzle({ client: engine }) as unknown as Tx
  const met = rememberHindrances()
  return {
    engine: 'embedded',
    transaction: async (scope, work) => {
      try {
        return await inOrder(plain, scope, work)
      } catch (error) {
        const state = sqlState(error)
        if (scope.readOnly && state === WRITE_WHILE_READING) throw new WriteWhileReading(error)
        met.note(state)
        throw error
      }
    },
    plain,
    reads: plain,
    heavyAtOnce: 1,
    pools: () => [],
    check: () => checkHealth({ plain, reads: plain }, met),
    jobs: { embedded: engine },
    url: null,
    close: async () => {
      await engine.close()
      unlock()
    },
  }
}

const inOrder = <T>(plain: Tx, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  plain.transaction(
    async (tx) => {
      await speakFor(tx, scope)
      return work(tx)
    },
    scope.readOnly ? { accessMode: 'read only' } : undefined,
  )
