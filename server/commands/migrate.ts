import * as queues from '#database/queues.ts'
import { readMigration } from '#server/commands/config.ts'
import { refuseOtherKeysAt } from '#server/platform/data-keys/index.ts'
import { migratePostgres, readMigrated } from '#server/platform/database/migrate.ts'
import { NEWEST_MIGRATION } from '#server/platform/database/migrations.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { version } from '#server/platform/settings/version.ts'
import { exitLine } from './failure.ts'
import { readArguments } from './readArguments.ts'

const help = `regulars migrate [--dry-run]

Brings tables, functions, rights and the job queue up to date for this version, and gives the application's role to the
login of DATABASE_URL. It waits for a migration that is under way. Servers of the version before go on meanwhile.

  --dry-run  says from which migration to which it would go, and changes nothing

Settings: MIGRATION_DATABASE_URL, the login that owns the database; DATABASE_URL, the application's. ENCRYPTION_KEYS that
are not those of the data are refused; without them it goes on.

${exitLine}`

/** Brings the database up to date. */
export async function migrate(args: string[], environment?: Environment): Promise<void> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const
  const given = readArguments(args, { help, count: 0, options })
  if (!given) return
  const { ownerUrl, applicationUrl, keyring } = readMigration(environment)
  if (keyring) await refuseOtherKeysAt(applicationUrl, keyring)
  if (given.values['dry-run']) return console.log(await plan(ownerUrl))
  await migratePostgres(ownerUrl, applicationUrl, Object.values(queues))
  console.log(`The database is up to date for version ${version}.`)
}

async function plan(ownerUrl: string): Promise<string> {
  const found = await readMigrated(ownerUrl)
  const to = `of version ${version}, ${NEWEST_MIGRATION}`
  if (found === null)
    return `Nothing was changed. The empty database would get all migrations, up to that ${to}.`
  if (found === NEWEST_MIGRATION)
    return `Nothing was changed. The tables have the last migration ${to}; functions, rights and queues would be written again.`
  return `Nothing was changed. The tables have migration ${found}, and would get those up to that ${to}.`
}
