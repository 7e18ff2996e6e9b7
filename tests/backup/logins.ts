import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loginSql } from '#server/commands/backup/login.ts'

export async function asClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs the statements as the superuser, and gives the address of the same database for another login. */
export async function makeLogin(superuserUrl: string, login: string, statements: string): Promise<string> {
  const password = crypto.randomUUID()
  await asClient(superuserUrl, (client) => client.query(statements.replace("'...'", `'${password}'`)))
  const address = new URL(superuserUrl)
  address.username = login
  address.password = password
  return address.href
}

/** Roles belong to the whole server, and other files use the same one. */
const newLogin = (name: string) => `${name}_${crypto.randomUUID().replaceAll('-', '')}`

/** The login of backups, by the statements that the command prints. */
export function makeBackupLogin(superuserUrl: string): Promise<string> {
  const login = newLogin('backup')
  return makeLogin(superuserUrl, login, loginSql(login))
}

/** A login that may create databases. */
export function makeCheckLogin(superuserUrl: string): Promise<string> {
  const login = newLogin('check')
  return makeLogin(superuserUrl, login, `create role ${login} login createdb password '...'`)
}

/** A login that sees every table, and of the tables of businesses no row. */
export function makeReader(superuserUrl: string): Promise<string> {
  const login = newLogin('reader')
  return makeLogin(superuserUrl, login, `create role ${login} login password '...' in role pg_read_all_data`)
}

/** A folder that does not exist yet, in one that is removed at the end. */
export function newFolder(): { folder: string; remove(): void } {
  const home = mkdtempSync(join(tmpdir(), 'regulars-backup-'))
  return { folder: join(home, 'backups'), remove: () => rmSync(home, { recursive: true, force: true }) }
}
