import { type Config, canText } from '#server/commands/config.ts'
import { refuseOtherKeys } from '#server/platform/data-keys/index.ts'
import { refuseUnsafeDatabase } from '#server/platform/database/checks/guard.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { openJobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { openTurns } from '#server/platform/rate-limits/turns.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { systemClock } from '#server/platform/time/clock.ts'
import type { Services } from '#server/services.ts'
import { databaseOf } from './databaseOf.ts'

/**
 * Does an operator's work with the server's services, but without its providers. Jobs that it queues are done by the
 * server. On the embedded engine the server must be stopped.
 */
export async function withServices(
  config: Config,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(databaseOf(config))
  const log = createLog('silent')
  try {
    await refuseUnsafeDatabase(database)
    const { publicUrl, textLimits, encryptionKeys } = config
    const keyring = createKeyring(encryptionKeys)
    await refuseOtherKeys(database, keyring)
    const jobs = await openJobs(database, log)
    const known = { publicUrl, canText: canText(config), textLimits }
    const turns = openTurns(database.heavyAtOnce)
    const services = { database, turns, jobs, clock: systemClock, keyring, log, ...known }
    await work(services).finally(() => jobs.close())
  } finally {
    await database.close()
  }
}
