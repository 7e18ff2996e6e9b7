import { readConfig, readMigrationUrls } from '#server/commands/config.ts'
import { CommandFailure } from '#server/commands/failure.ts'
import { migratePostgres, UnfitTables } from '#server/platform/database/migrate.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import { version } from '#server/platform/settings/version.ts'

const commands: Record<string, () => Promise<void>> = {
  serve: async () =>
    (await import('#server/commands/serve.ts')).serve(readConfig(), process.argv.includes('--without-jobs')),
  work: async () => (await import('#server/commands/work.ts')).work(readConfig()),
  migrate: async () => {
    const { ownerUrl, applicationUrl } = readMigrationUrls()
    const queues = await import('#database/queues.ts')
    await migratePostgres(ownerUrl, applicationUrl, Object.values(queues))
    console.log(`The database is up to date for version ${version}.`)
  },
  'replace-signing-keys': async () =>
    (await import('#server/commands/replaceSigningKeys.ts')).replaceKeys(readConfig()),
  'create-admin': async () =>
    (await import('#server/commands/createAdmin.ts')).createAdmin(process.argv.slice(3)),
  'repair-counters': async () =>
    (await import('#server/commands/repairCounters.ts')).repairAllCounters(readConfig()),
  'remove-factors': async () =>
    (await import('#server/commands/removeFactors.ts')).removeFactorsOf(process.argv.slice(3)),
  backup: async () => (await import('#server/commands/backup/backup.ts')).backUp(process.argv.slice(3)),
  setup: async () => (await import('#server/commands/setup.ts')).setup(process.argv.slice(3)),
  restore: async () => (await import('#server/commands/backup/restore.ts')).restore(process.argv.slice(3)),
  messages: async () => (await import('#server/commands/messages.ts')).decideMessages(process.argv.slice(3)),
  '--version': async () => console.log(version),
}

const command = commands[process.argv[2] ?? 'serve']
if (!command) fail(`Unknown command. Try one of: ${Object.keys(commands).join(', ')}`)
else
  await command().catch((error: unknown) =>
    fail(explain(error), error instanceof CommandFailure ? error.exitCode : undefined),
  )

function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof UnfitTables || error instanceof CommandFailure)
    return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or start with PORT=3001.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function fail(message: string, exitCode = 1): void {
  console.error(message)
  process.exit(exitCode)
}
