import { existsSync } from 'node:fs'
import type pg from 'pg'
import { z } from 'zod'
import * as queues from '#database/queues.ts'
import { readRestore } from '#server/commands/config.ts'
import { refuseUnfitLetters } from '#server/platform/database/checks/letters.ts'
import { migratePostgres, rolesSql } from '#server/platform/database/migrate.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { CommandFailure } from '../failure.ts'
import { readArguments } from '../readArguments.ts'
import { connect } from './connect.ts'
import { findPrograms, type Programs } from './programs.ts'

const help = `regulars restore FILE [--dry-run] | TIME --recovered

Restores a backup into an empty database: roles, the application's login, data and rights. The database is brought up to
date for this version. All messages are held afterwards, because some may have gone out since the backup:
'regulars messages status' shows them, 'regulars messages release' lets messages go.

  --dry-run    checks the database, the file and the programs, and changes nothing
  --recovered  the database was recovered by PostgreSQL itself, from an archive of its log, up to TIME (ISO 8601, such as
               2026-11-28T09:00:12Z); what a restore does to messages and jobs is done to it

Settings: MIGRATION_DATABASE_URL, the login that owns the empty database and may create roles; DATABASE_URL, the
application's login, which is made if there is none; and the ENCRYPTION_KEYS of the time of the backup.

Exit codes: 0 done, 1 an unexpected fault, 2 wrong use, 3 not done.`

const next =
  'Start the server, and see with `regulars messages catch-up --dry-run` and `status` what came after the backup and what ' +
  'may have gone out. `regulars messages release` lets messages go.'

/** Restores a backup into an empty database, with all messages held. */
export async function restore(args: string[], environment?: Environment): Promise<void> {
  const given = readArguments(args, {
    help,
    count: 1,
    options: {
      'dry-run': { type: 'boolean', default: false },
      recovered: { type: 'boolean', default: false },
    },
  })
  if (!given) return
  if (given.values.recovered) return holdRecovered(given.positionals[0]!, environment)
  const file = given.positionals[0]!
  if (!existsSync(file)) throw new CommandFailure('refused', `There is no file ${file}.`)
  const { ownerUrl, applicationUrl, environment: around } = readRestore(environment)
  const owner = await connect(ownerUrl, 'MIGRATION_DATABASE_URL')
  try {
    const version = await versionOfEmpty(owner)
    await refuseUnfitLetters(async <Row>(text: string) => (await owner.query(text)).rows as Row[])
    const programs = await findPrograms(version, around)
    const takenAt = await momentOf(file, programs)
    const what = `${file}, the database of ${takenAt.toISOString()},`
    if (given.values['dry-run']) return console.log(`Nothing was changed. ${what} can be restored here.`)
    await leaveMoment(owner, takenAt)
    await owner.query(rolesSql())
    await makeLogin(owner, applicationUrl)
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
    await programs.restore([...options, file], ownerUrl)
    await migratePostgres(ownerUrl, applicationUrl, Object.values(queues))
    console.log(`${what} is restored. All messages are held. ${next}`)
  } finally {
    await owner.end()
  }
}

/** Finishes the restore of a database that PostgreSQL recovered: it has its tables, and no server runs on it yet. */
async function holdRecovered(text: string, environment?: Environment): Promise<void> {
  const recoveredTo = z.iso.datetime({ offset: true }).safeParse(text).data
  if (!recoveredTo) throw new CommandFailure('usage', help)
  const { ownerUrl, applicationUrl } = readRestore(environment)
  const owner = await connect(ownerUrl, 'MIGRATION_DATABASE_URL')
  try {
    await leaveMoment(owner, new Date(recoveredTo))
  } finally {
    await owner.end()
  }
  await migratePostgres(ownerUrl, applicationUrl, Object.values(queues))
  console.log(`The database, recovered up to ${recoveredTo}, holds all messages. ${next}`)
}

/**
 * The server's major version.
 * @throws {CommandFailure} 'refused' for a database that has tables: a restore replaces nothing
 */
async function versionOfEmpty(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ version: number; tables: number }>(
    `select current_setting('server_version_num')::int / 10000 as version, (
       select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%'
         and n.nspname not in ('information_schema', 'restoring')) as tables`,
  )
  const { version, tables } = rows[0]!
  if (tables === 0) return version
  throw new CommandFailure(
    'refused',
    `The database of MIGRATION_DATABASE_URL has ${tables} tables, and a restore replaces none. Make an empty one ` +
      '(`create database ... owner ...`), and name it in both addresses.',
  )
}

/** When the backup was begun, as the archive says in UTC. @throws {CommandFailure} for a file that is no backup of ours */
async function momentOf(file: string, programs: Programs): Promise<Date> {
  const list = await programs.restore(['--list', file])
  const said = /Archive created at (\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/.exec(list)
  if (said && / TABLE DATA public transactions /.test(list)) return new Date(`${said[1]}T${said[2]}Z`)
  throw new CommandFailure('refused', `${file} is not a backup that \`backup\` wrote.`)
}

/** database/restore.sql finishes this: from the first moment of the data on nothing may go out of it. */
async function leaveMoment(owner: pg.Client, takenAt: Date): Promise<void> {
  await owner.query('drop schema if exists restoring cascade')
  await owner.query('create schema restoring')
  await owner.query('create table restoring.backup (taken_at timestamptz not null)')
  await owner.query('insert into restoring.backup values ($1)', [takenAt])
}

async function makeLogin(owner: pg.Client, url: string): Promise<void> {
  const { username, password } = new URL(url)
  const [login, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const { rows } = await owner.query('select 1 from pg_roles where rolname = $1', [login])
  if (rows.length > 0) return
  const withSecret = secret ? ` password ${owner.escapeLiteral(secret)}` : ''
  await owner.query(`create role ${owner.escapeIdentifier(login)} login${withSecret}`)
}
