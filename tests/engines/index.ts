import pg from 'pg'
import { inject } from 'vitest'
import * as queues from '#database/queues.ts'
import type { Database, DatabaseSource } from '#server/platform/database/index.ts'
import type { Engine, FoundDatabase, Way } from './foundDatabase.ts'
import './suite/globalSetup.ts'
import type { PostgresDatabase } from './postgres.ts'

export type { Engine, Way }

export type TestDatabase = FoundDatabase & {
  /** The argument of `openDatabase`. */
  source: DatabaseSource
}

/** The engine under test in this project of the suite, set by vitest.config.ts. */
export const engine = (process.env.TEST_ENGINE ?? 'embedded') as Engine

/** True on the engine that runs everything. Behaviour that no engine changes is tested only there. */
export const isMainEngine = engine === (process.env.MAIN_ENGINE ?? engine)

/** The database that a test gets unless it asks for an engine. */
const usual = (process.env.TEST_WAY as Way | undefined) ?? engine

/** True where rows are spread over the nodes of a cluster. */
export const isSpread = usual === 'citus'

/** True where connections go through PgBouncer. */
export const isPooled = usual === 'pooled'

/** Creates a fresh, migrated and otherwise empty database on the engine under test. dropDatabase gives it back. */
export async function newDatabase(wanted: Engine | Way = usual): Promise<TestDatabase> {
  const response = await fetch(`${inject('databaseDesk')}/${wanted}`, { method: 'POST' })
  if (!response.ok) throw new Error(await response.text())
  const found = (await response.json()) as FoundDatabase
  const { source } = found
  return { ...found, source: 'url' in source ? source : { ...source, queues: Object.values(queues) } }
}

/** Deletes a database even if connections to it are open. Close an embedded one first. */
export async function dropDatabase(database: TestDatabase): Promise<void> {
  await stopLooking(database)
  const body = JSON.stringify(database)
  const response = await fetch(inject('databaseDesk'), { method: 'DELETE', body })
  if (!response.ok) throw new Error(await response.text())
}

/**
 * Queries a database as its superuser, past row-level security, to prove what the application wrote. `opened` is the
 * application's own connection to this database.
 */
export async function queryAsSuperuser<Row>(
  database: TestDatabase,
  opened: Database,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  if ('embedded' in opened.jobs) {
    return opened.jobs.embedded.transaction(async (tx) => {
      await tx.query('set local role postgres')
      return (await tx.query<Row>(text, values)).rows
    })
  }
  return (await superuserOf(database.logins!).query(text, values)).rows
}

/** By address, because connecting for each query would take longer than the query. */
const superusers = new Map<string, pg.Pool>()

function superuserOf({ superuserUrl }: PostgresDatabase): pg.Pool {
  const open = superusers.get(superuserUrl)
  if (open) return open
  const pool = new pg.Pool({ connectionString: superuserUrl, max: 4, allowExitOnIdle: true })
  // A test that stops the server breaks idle connections of this pool too.
  pool.on('error', () => {})
  superusers.set(superuserUrl, pool)
  return pool
}

async function stopLooking({ logins }: TestDatabase): Promise<void> {
  const pool = logins && superusers.get(logins.superuserUrl)
  if (!pool) return
  superusers.delete(logins.superuserUrl)
  await pool.end()
}
