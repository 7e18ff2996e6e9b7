import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { CommandFailure } from '../failure.ts'
import { type Contents, readContents } from './contents.ts'
import type { Programs } from './programs.ts'

/** Beginning of the names of databases that checks make. A killed check leaves its own behind. */
const OWN = 'regulars_check_'

/**
 * Restores a backup into a new database, reads what is there, and drops the database again. Policies are left out: they
 * name roles, which another server does not have, and would hide the rows from the one who counts them.
 * @param url a login that may create databases, on any server; its own database is not touched
 */
export async function readRestored(file: string, url: string, programs: Programs): Promise<Contents> {
  return inNewDatabase(url, async (scratch) => {
    const list = await programs.restore(['--list', file])
    const kept = list.split('\n').filter((line) => !/ (POLICY|ROW SECURITY) /.test(line))
    const folder = mkdtempSync(join(tmpdir(), 'regulars-check-'))
    try {
      writeFileSync(join(folder, 'list'), kept.join('\n'))
      const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--jobs=2']
      await programs.restore([...options, `--use-list=${join(folder, 'list')}`, file], scratch)
    } finally {
      rmSync(folder, { recursive: true })
    }
    return asClient(scratch, readContents)
  })
}

/** @throws {CommandFailure} 'refused' for a login that may not create databases */
export async function refuseUnfitChecker(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ able: boolean }>(
    'select rolcreatedb or rolsuper as able from pg_roles where rolname = current_user',
  )
  if (rows[0]!.able) return
  throw new CommandFailure(
    'refused',
    'The login of BACKUP_CHECK_DATABASE_URL may not create databases, into which a backup is restored to check it. ' +
      "A superuser of that server makes one that may:\n\n  create role regulars_check login createdb password '...';",
  )
}

async function inNewDatabase<T>(url: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const name = OWN + randomBytes(8).toString('hex')
  const scratch = new URL(url)
  scratch.pathname = name
  return asClient(url, async (client) => {
    await dropLeftOvers(client)
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    try {
      return await work(scratch.href)
    } finally {
      await client.query(`drop database if exists ${name} with (force)`)
    }
  })
}

/** Another check may be running: its database has connections nearly all the time, and then the drop fails. */
async function dropLeftOvers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database d where datname ~ '^${OWN}[0-9a-f]{16}$'
       and pg_has_role(current_user, datdba, 'member')
       and not exists (select 1 from pg_stat_activity a where a.datid = d.oid)`,
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => {})
}

export async function asClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
