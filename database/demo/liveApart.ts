import * as queues from '#database/queues.ts'
import type { DemoConfig } from '#server/commands/config.ts'
import { createAuth } from '#server/identity/auth/index.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { openTurns } from '#server/platform/rate-limits/turns.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { systemClock } from '#server/platform/time/clock.ts'
import { emptyTables, engineOf, type TableRows, takeRows } from './copyRows.ts'
import { fillDemo, type Size } from './fillDemo.ts'
import type { OnVisit } from './liveThroughTheYear.ts'

/** Settings of the server for which the year is made. */
export type ForServer = Pick<
  DemoConfig,
  'publicUrl' | 'sessionSecrets' | 'encryptionKeys' | 'textLimits' | 'logLevel'
>

/** Makes the demo's year in a database of its own, in memory, and returns its rows. Nothing is sent. */
export async function liveApart(server: ForServer, size: Size, onVisit: OnVisit): Promise<TableRows[]> {
  const database = await openDatabase({ dataDir: 'memory://', queues: Object.values(queues) })
  const engine = engineOf(database)
  const { publicUrl, textLimits } = server
  const services = {
    database,
    turns: openTurns(database.heavyAtOnce),
    jobs: { enqueue: async () => {}, enqueueAll: async () => {} },
    clock: systemClock,
    keyring: createKeyring(server.encryptionKeys),
    log: createLog(server.logLevel),
    publicUrl,
    canText: true,
    textLimits,
  }
  const auth = createAuth({ database, secrets: server.sessionSecrets, publicUrl, supportAddress: '' })
  try {
    await engine.exec('set role postgres')
    const tables = await emptyTables(engine)
    await engine.exec('set role regulars_app')
    await fillDemo(services, auth, size, onVisit)
    await engine.exec('set role postgres')
    return await takeRows(engine, tables)
  } finally {
    await database.close()
  }
}
