import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as applyToPostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as applyToEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { installQueues } from '../jobs/install.ts'

/** The server runs in the project's folder, and finds files that are not modules from there. */
const root = 'database'
const migrationsFolder = join(root, 'migrations')

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => read(join(folder, name)))

/** The functions that must cross businesses, each beside the room that calls it. */
const functions = () =>
  globSync('server/**/functions.sql')
    .sort()
    .map((path) => readFileSync(path, 'utf8'))

/** What every migration applies after the tables; it replaces the earlier state. */
const afterTables = () => [...functions(), read('grants.sql')].join('\n')

/** Its message is for the operator, with the remedy. */
export class OlderTables extends Error {}

/** A name of the whole schema: tables, functions and grants. `serve` compares it with the database's. */
export function schemaVersion(): string {
  const text = [...filesIn('migrations'), read('roles.sql'), afterTables()].join('\n')
  return `regulars ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

/**
 * Brings a PostgreSQL database up to date as its owner: roles, tables, the job queue's schema, functions,
 * grants. `applicationUrl` names the login that gets the application's role.
 */
export async function migratePostgres(ownerUrl: string, applicationUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("set lock_timeout = '10s'")
    // Two deployments at once: the second waits, and then has nothing to do.
    await client.query("select pg_advisory_lock(hashtext('regulars migrate'))")
    await refuseOlderTables(async (text) => (await client.query(text)).rows)
    await client.query(read('roles.sql'))
    await applyToPostgres(drizzlePostgres(client), { migrationsFolder })
    await installQueues({ connectionString: ownerUrl })
    await client.query(afterTables())
    const login = decodeURIComponent(new URL(applicationUrl).username)
    await client.query(`grant regulars_app to ${client.escapeIdentifier(login)}`)
    await client.query(`comment on schema public is ${client.escapeLiteral(schemaVersion())}`)
  } finally {
    await client.end()
  }
}

type AppliedRow = { applied: string | null }

/** Throws, with the remedy, for tables from before the first release: no migration leads from them to today's. */
async function refuseOlderTables(query: (text: string) => Promise<AppliedRow[]>): Promise<void> {
  const [kept] = await query("select to_regclass('drizzle.__drizzle_migrations')::text as applied")
  if (!kept?.applied) return
  const [first] = await query('select min(created_at)::text as applied from drizzle.__drizzle_migrations')
  const journal = JSON.parse(read(join('migrations', 'meta', '_journal.json'))) as {
    entries: { when: number }[]
  }
  if (!first?.applied || Number(first.applied) >= journal.entries[0]!.when) return
  throw new OlderTables(
    'This database was made by a version from before the first release, which cannot be brought up to date. ' +
      'The demo’s: remove the folder .data (or DATA_DIR) and start again. PostgreSQL’s: make a new database.',
  )
}

/**
 * The same for the embedded engine, whose one user is its owner. Does nothing when the database is up to date.
 */
export async function migrateEmbedded(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ version: string | null }>(
    "select obj_description('public'::regnamespace) as version",
  )
  if (rows[0]?.version === schemaVersion()) return
  await refuseOlderTables(async (text) => (await engine.query<AppliedRow>(text)).rows)
  await engine.exec(read('roles.sql'))
  await applyToEmbedded(drizzleEmbedded({ client: engine }), { migrationsFolder })
  await installQueues({ embedded: engine })
  await engine.exec(afterTables())
  await engine.exec(`comment on schema public is '${schemaVersion()}'`)
}
