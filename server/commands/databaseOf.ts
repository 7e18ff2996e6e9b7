import { join } from 'node:path'
import * as queues from '#database/queues.ts'
import type { Config } from '#server/commands/config.ts'
import type { DatabaseSource } from '#server/platform/database/index.ts'

/** The database that the settings name. */
export const databaseOf = (config: Config): DatabaseSource =>
  config.mode === 'production'
    ? { url: config.databaseUrl, directUrl: config.databaseDirectUrl }
    : { dataDir: join(config.dataDir, 'database'), queues: Object.values(queues) }
