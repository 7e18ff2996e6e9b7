import { readMigration } from '#server/commands/config.ts'
import type { Undistributed } from '#server/platform/database/distribute.ts'
import { distributePostgres } from '#server/platform/database/migrate.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { exitLine } from './failure.ts'
import { readArguments } from './readArguments.ts'

const help = `regulars distribute [--dry-run]

Spreads the tables of this version over the nodes of a cluster of Citus, as far as they are not spread yet: rows of
businesses by their business, and what every business reads as a copy on each node. Functions and rights are written
again, so that a run that was cut off is finished by the next. \`migrate\` does all this, too: this is for a database with
rows that gets the extension. Stop the servers before, for nobody can write meanwhile.

  --dry-run  says which tables it would spread, and changes nothing

Settings: MIGRATION_DATABASE_URL, the login that owns the database.

${exitLine}`

/** Spreads the tables over the nodes of a cluster. */
export async function distribute(args: string[], environment?: Environment): Promise<void> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const
  const given = readArguments(args, { help, count: 0, options })
  if (!given) return
  const dryRun = given.values['dry-run']
  const tables = await distributePostgres(readMigration(environment).ownerUrl, { dryRun })
  const told = tables.length === 0 ? 'Every table is where it belongs.' : toldOf(tables, dryRun)
  console.log(dryRun ? `Nothing was changed. ${told}` : told)
}

function toldOf(tables: Undistributed[], dryRun: boolean): string {
  const were = dryRun ? 'would be' : 'were'
  const named = (isCopied: boolean) =>
    tables.flatMap((one) => (one.isCopied === isCopied ? [one.table] : [])).join(', ') || 'none'
  return `Tables that ${were} spread by business: ${named(false)}.\nTables that ${were} spread as a copy on each node: ${named(true)}.`
}
