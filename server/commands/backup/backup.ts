import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { type BackupConfig, readBackup } from '#server/commands/config.ts'
import { migrationOf } from '#server/platform/database/migrations.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { CommandFailure, exitLine } from '../failure.ts'
import { readArguments } from '../readArguments.ts'
import { readRestored, refuseUnfitChecker } from './check.ts'
import { connect } from './connect.ts'
import { type Contents, countRows, differences, readContents } from './contents.ts'
import { backupsIn, beginFile, nameOf, provenName, removeOlder, sizeOf } from './folder.ts'
import { refuseUnfitLogin } from './login.ts'
import { findPrograms, type Programs } from './programs.ts'
import { recordBackup } from './recordBackup.ts'

const KEPT = 14

const help = `regulars backup FOLDER [--keep ${KEPT}] [--dry-run]

Writes the whole database into a file in FOLDER, restores it into a new database, compares both row by row, and then
removes all but the newest ${KEPT} backups. The server goes on meanwhile.

  --keep n     how many backups stay in FOLDER
  --dry-run    checks logins and programs, and says what it would do

Settings: BACKUP_DATABASE_URL, a login that only reads; BACKUP_CHECK_DATABASE_URL, a login that may create databases, best
on another server. docs/hosting/backup.md has the SQL that makes them.

${exitLine}`

/** Backs the database up, proves the backup by restoring it, and removes the oldest ones. */
export async function backUp(args: string[], environment?: Environment): Promise<void> {
  const given = readArguments(args, {
    help,
    count: 1,
    options: {
      keep: { type: 'string', default: String(KEPT) },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  if (!given) return
  const folder = given.positionals[0]!
  const keep = Number(given.values.keep)
  if (!Number.isInteger(keep) || keep < 1)
    throw new CommandFailure('usage', `--keep is a number from 1 on.\n\n${help}`)
  const config = readBackup(environment)
  const client = await connect(config.backupUrl, 'BACKUP_DATABASE_URL')
  try {
    const programs = await findFitPrograms(client, config)
    if (given.values['dry-run']) return tellPlan(folder, keep, programs)
    await writeAndProve(client, config, { folder, programs })
    tellRemoved(removeOlder(folder, keep), folder)
  } finally {
    await client.end()
  }
}

async function findFitPrograms(
  client: pg.Client,
  { checkUrl, environment }: BackupConfig,
): Promise<Programs> {
  await refuseUnfitLogin(client)
  const { rows } = await client.query<{ comment: string | null; version: number }>(
    `select obj_description('public'::regnamespace) as comment,
       current_setting('server_version_num')::int / 10000 as version`,
  )
  const { comment, version } = rows[0]!
  if (migrationOf(comment) === null)
    throw new CommandFailure('refused', 'BACKUP_DATABASE_URL names a database without tables of Regulars.')
  const checker = await connect(checkUrl, 'BACKUP_CHECK_DATABASE_URL')
  await refuseUnfitChecker(checker).finally(() => checker.end())
  return findPrograms(version, environment)
}

type Place = { folder: string; programs: Programs }

async function writeAndProve(
  client: pg.Client,
  config: BackupConfig,
  { folder, programs }: Place,
): Promise<void> {
  const takenAt = new Date()
  const file = beginFile(folder, nameOf(takenAt))
  const written = await write(client, config.backupUrl, { file, programs })
  const found = differences(written, await readRestored(file, config.checkUrl, programs))
  if (found.length > 0)
    throw new CommandFailure(
      'unsound',
      `The backup does not hold what the database does, and no older one was removed:\n${found.join('\n')}\n` +
        `It stays at ${file}, to find out why.`,
    )
  const proven = provenName(file)
  renameSync(file, proven)
  await recordBackup(client, takenAt)
  const { entries, points, stamps, credits } = written.ledger
  console.log(
    `${proven} (${sizeOf(proven)}) holds ${countRows(written)} rows of ${Object.keys(written.tables).length} tables. ` +
      'Restored into an empty database, each table has the same rows. ' +
      `The ledger's ${entries} entries add up to ${points} points, ${stamps} stamps and ${credits} credits.\n` +
      'It does not hold ENCRYPTION_KEYS and SESSION_SECRET: keep them apart from it. Without the keys nobody can read ' +
      'PINs, second factors or the keys of providers in it, and no customer is found by a hashed phone.',
  )
}

/** The figures are those of the moment that the file holds: both read the same snapshot. */
async function write(
  client: pg.Client,
  url: string,
  { file, programs }: { file: string; programs: Programs },
): Promise<Contents> {
  await client.query('begin transaction isolation level repeatable read read only')
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  await programs.dump(['--format=custom', `--snapshot=${rows[0]!.snapshot}`, `--file=${file}`], url)
  const contents = await readContents(client)
  await client.query('commit')
  return contents
}

function tellPlan(folder: string, keep: number, { version }: Programs): void {
  const present = existsSync(folder) ? backupsIn(folder) : []
  const over = present.slice(keep - 1).map((name) => join(folder, name))
  console.log(
    `Nothing was written. The logins and the programs (PostgreSQL ${version}) are fit for a backup. It would go to ` +
      `${join(folder, nameOf(new Date()))}. ${over.length > 0 ? `Then these would be removed: ${over.join(', ')}` : 'None would be removed.'}`,
  )
}

function tellRemoved(removed: string[], folder: string): void {
  const kept = backupsIn(folder).length
  const gone = removed.length > 0 ? `; removed: ${removed.join(', ')}` : ''
  console.log(`${folder} has ${kept} ${kept === 1 ? 'backup' : 'backups'}${gone}.`)
}
