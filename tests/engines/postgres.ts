import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import * as queues from '#database/queues.ts'
import { migratePostgres } from '#server/platform/database/migrate.ts'
import { findPostgres } from './findBinaries.ts'
import { type PostgresProcess, type StopWay, startPostgresProcess } from './postgresProcess.ts'

/** Three logins to one fresh, migrated database. The application may use only `url`. */
export type PostgresDatabase = {
  /** The application's login: it owns nothing, and row-level security applies to it. */
  url: string
  /** The application's login past a pooler, if `url` leads to one. */
  directUrl?: string
  /** The login of the tables' owner, for MIGRATION_DATABASE_URL. */
  ownerUrl: string
  /** Sees everything, for tests that read rows that the application may not. */
  superuserUrl: string
}

export type PostgresServer = {
  newDatabase(): Promise<PostgresDatabase>
  /** Drops a database even if connections to it are open. */
  drop(database: PostgresDatabase): Promise<void>
  /**
   * Stops the server as an operator does ('fast') or as a crash would ('immediate', 'killed'). Only a durable one then
   * keeps all data.
   */
  halt(way: StopWay): Promise<void>
  /** Starts the server again, and waits until it answers. */
  resume(): Promise<void>
  /** True once the server has ended, for whatever reason. */
  hasEnded(): boolean
  /** Copies all data into a new folder, from which another server can start. The server is halted meanwhile. */
  keepIn(folder: string): Promise<void>
  /** The logins to a database in a kept copy, by its name. */
  openKept(name: string): PostgresDatabase
  stop(): Promise<void>
}

/** The name by which openKept() finds a database again. */
export const nameOf = ({ url }: PostgresDatabase): string => new URL(url).pathname.slice(1)

/** The passwords of a kept copy. They were made for this machine and are useless elsewhere. */
type Secrets = { superuserPassword: string; password: string }

const template = 'regulars_template'
const owner = 'regulars_owner'
const application = 'regulars_test_app'

/**
 * Starts PostgreSQL with the application's logins and a migrated template. Copying the template to a new database takes
 * a tenth of a second. `durable` is for the bench: data on disk and fsync on. `copyOf` names a folder of keepIn().
 * `bin` names a folder with other programs than those found, `home` the folder in which the cluster gets its own.
 */
export async function startPostgres({
  durable = false,
  home,
  copyOf,
  bin = findPostgres(),
}: {
  durable?: boolean
  home?: string
  copyOf?: string
  bin?: string | undefined
} = {}): Promise<PostgresServer> {
  if (!bin) throw new Error('PostgreSQL is not here: install it, or set PG_BIN to the folder with initdb.')
  const kept = copyOf ? readKept(copyOf) : undefined
  const server = await startPostgresProcess(bin, { durable, home, copyOf: kept })
  const password = kept?.password ?? crypto.randomUUID()
  const address = (login: string, secret: string, name: string) =>
    `postgres://${login}:${secret}@127.0.0.1:${server.port}/${name}`
  const logins = (name: string): PostgresDatabase => ({
    url: address(application, password, name),
    ownerUrl: address(owner, password, name),
    superuserUrl: address('postgres', server.superuserPassword, name),
  })
  const admin = new pg.Pool({ connectionString: logins('postgres').superuserUrl, max: 4 })
  admin.on('error', () => {})
  try {
    await untilReady(admin, server)
    if (kept) await admin.query(`alter database ${template} with allow_connections true`)
    else await createTemplate(admin, password)
    await migrateTemplate(admin, logins(template))
  } catch (error) {
    await admin.end()
    await server.stop()
    throw error
  }
  const resume = async () => {
    server.resume()
    await untilReady(admin, server)
  }
  return {
    newDatabase: async () => {
      const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
      // Copies files: the usual copy through the log, page by page, takes six times as long.
      await admin.query(`create database ${name} template ${template} owner ${owner} strategy file_copy`)
      return logins(name)
    },
    drop: async (database) => {
      await admin.query(`drop database if exists ${nameOf(database)} with (force)`)
    },
    halt: server.halt,
    hasEnded: () => server.lastWords() !== undefined,
    resume,
    keepIn: async (folder) => {
      await server.halt('fast')
      mkdirSync(folder, { recursive: true })
      server.copyData(join(folder, 'data'))
      const secrets: Secrets = { superuserPassword: server.superuserPassword, password }
      writeFileSync(join(folder, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 })
      await resume()
    },
    openKept: logins,
    stop: async () => {
      await admin.end()
      await server.stop()
    },
  }
}

const readKept = (folder: string) => ({
  data: join(folder, 'data'),
  ...(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as Secrets),
})

async function untilReady(admin: pg.Pool, server: PostgresProcess) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const failure = await admin.query('select 1').then(
      () => undefined,
      (error: Error) => error,
    )
    if (!failure) return
    const log = server.lastWords()
    if (log !== undefined) throw new Error(`PostgreSQL did not start:\n${log}`)
    if (Date.now() > deadline) throw failure
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function createTemplate(admin: pg.Pool, password: string) {
  await admin.query(`create role ${owner} login createdb createrole password '${password}'`)
  await admin.query(`create role ${application} login password '${password}'`)
  await admin.query(`create database ${template} owner ${owner}`)
}

/**
 * Migrates the template, also in a kept copy: its queues and functions are not migrations and may have changed since.
 */
async function migrateTemplate(admin: pg.Pool, logins: PostgresDatabase) {
  await migratePostgres(logins.ownerUrl, logins.url, Object.values(queues))
  // A database cannot be copied while somebody is connected to it, so connections are forbidden.
  await admin.query(`alter database ${template} with allow_connections false is_template true`)
}
