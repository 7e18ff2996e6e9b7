import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { installQueues } from '#server/platform/queues/install.ts'
import type { KeptQueue } from '#server/platform/queues/queue.ts'
import { applyMigrations } from './applyMigrations.ts'
import { type Query, refuseUnfitLetters } from './checks/letters.ts'
import { faultsOfOwner } from './checks/owner.ts'
import { UnfitDatabase } from './checks/unfit.ts'
import { whyUnreachable } from './checks/unreachable.ts'
import { allowChanges, distribute, findUndistributed, isCluster, type Undistributed } from './distribute.ts'
import { functionTexts } from './functionTexts.ts'
import { migrationOf, migrations, NEWEST_MIGRATION } from './migrations.ts'

const read = (name: string) => readFileSync(join('database', name), 'utf8')

/** SQL that makes the roles which tables, policies and functions name. */
export const rolesSql = (): string => read('roles.sql')

/** SQL that every migration applies after the tables. It replaces the earlier functions and grants. */
export const afterTables = () => [...functionTexts, read('grants.sql'), read('restore.sql')].join('\n')

export type Queues = readonly KeptQueue[]

/**
 * Hash of what this version applies besides the tables: roles, functions, grants and queues. The embedded engine is
 * migrated again if its database has another hash.
 */
function hashOf(queues: Queues): string {
  const kept = queues.map(({ name, options }) => JSON.stringify({ name, options }))
  return createHash('sha256')
    .update([rolesSql(), afterTables(), ...kept].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

/** Comment that `migrate` leaves on the schema, such as 'regulars 44 0f3a…'. */
export const markOf = (queues: Queues): string => `regulars ${NEWEST_MIGRATION} ${hashOf(queues)}`

/**
 * Brings a PostgreSQL database up to date as its owner: roles, tables, the queues of jobs, functions,
 * grants. `applicationUrl` names the login that gets the application's role.
 */
export async function migratePostgres(
  ownerUrl: string,
  applicationUrl: string,
  queues: Queues,
): Promise<void> {
  const login = decodeURIComponent(new URL(applicationUrl).username)
  const client = await connectOwner(ownerUrl)
  const query = askedOf(client)
  try {
    await waitForOthers(query)
    await refuseUnfitOwner(query, login)
    await refuseUnfitTables(query)
    await refuseNewWithUnfitLetters(query)
    await client.query(rolesSql())
    const spread = await isCluster(query)
    if (spread) await allowChanges(query)
    await applyMigrations(query)
    if (spread) await distribute(query)
    await installQueues({ connectionString: spread ? onThisNode(ownerUrl) : ownerUrl }, queues)
    await client.query(afterTables())
    await client.query(`grant regulars_app to ${client.escapeIdentifier(login)}`)
    await client.query(`comment on schema public is ${client.escapeLiteral(markOf(queues))}`)
  } finally {
    await client.end()
  }
}

/** Two deployments at once: the second waits, however long the first one takes, and then has nothing to do. */
async function waitForOthers(query: Query): Promise<void> {
  await query("select pg_advisory_lock(hashtext('regulars migrate'))")
  await query("set lock_timeout = '10s'")
}

/**
 * Spreads the tables of this version over the nodes of a cluster, as far as they are not spread yet, as their owner.
 * `migratePostgres` does it by itself.
 * @returns the tables that it spread, or would spread
 * @throws {UnfitDatabase} for a database without the extension Citus, without nodes, or of another version
 */
export async function distributePostgres(
  ownerUrl: string,
  { dryRun = false } = {},
): Promise<Undistributed[]> {
  const client = await connectOwner(ownerUrl)
  const query = askedOf(client)
  try {
    if (!(await isCluster(query)))
      throw new UnfitDatabase(
        'This database is on one machine: it has no extension Citus. docs/hosting/citus.md says how it gets one.',
      )
    await refuseUnfitTables(query)
    const found = await readMark(query)
    if (found !== NEWEST_MIGRATION)
      throw new UnfitDatabase(
        `This database has ${found === null ? 'no tables' : `migration ${found}`}, and this version ends with ` +
          `${NEWEST_MIGRATION}. Run \`migrate\`, which spreads the tables, too.`,
      )
    if (dryRun) return await findUndistributed(query)
    await waitForOthers(query)
    await allowChanges(query)
    const tables = await distribute(query)
    // As roles.sql did before there were nodes.
    await client.query('grant create on schema public to regulars_crossing')
    // Also where nothing was spread: a run may have been cut off between.
    await client.query(afterTables())
    return tables
  } finally {
    await client.end()
  }
}

/** The queues of jobs stay on the coordinator of a cluster. */
function onThisNode(url: string): string {
  const there = new URL(url)
  there.searchParams.set('options', '-c citus.enable_ddl_propagation=off')
  return there.href
}

/**
 * Number of the last migration that a database got, also in a run that ended before it was finished; null for a
 * database without tables of ours.
 * @throws {UnfitDatabase} for tables that this version cannot bring up to date
 */
export async function readMigrated(ownerUrl: string): Promise<number | null> {
  const client = await connectOwner(ownerUrl)
  try {
    const query = askedOf(client)
    await refuseUnfitTables(query)
    const applied = await readApplied(query)
    return applied && migrations.findLast(({ when }) => when <= applied.last)!.idx
  } finally {
    await client.end()
  }
}

const askedOf =
  (client: pg.Client): Query =>
  async <Row>(text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows as Row[]

/** The last migration of which the schema's comment tells: that of the last run that was finished. */
async function readMark(query: Query): Promise<number | null> {
  const [schema] = await query<{ comment: string | null }>(
    "select obj_description('public'::regnamespace) as comment",
  )
  return migrationOf(schema!.comment)
}

/** @throws {UnfitDatabase} with the remedy, where nobody answers or the login is refused */
async function connectOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: unknown) => {
    const why = whyUnreachable(error, { url, setting: 'MIGRATION_DATABASE_URL' })
    throw why === null ? error : new UnfitDatabase(why)
  })
  return client
}

/** @throws {UnfitDatabase} if the owner's login cannot do its work */
async function refuseUnfitOwner(query: Query, login: string): Promise<void> {
  const faults = await faultsOfOwner(query, login)
  if (faults.length > 0) throw new UnfitDatabase(faults.join('\n\n'))
}

/** A database that is in use goes on. @throws {UnfitDatabase} for a new one that cannot keep every name */
async function refuseNewWithUnfitLetters(query: Query): Promise<void> {
  const [found] = await query<{ is_new: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is null as is_new`,
  )
  if (found!.is_new) await refuseUnfitLetters(query)
}

/**
 * @throws {UnfitDatabase} for tables from before the first release, from which no migration leads to today's, and for
 * tables of a later version, whose functions this version would replace with its own
 */
export async function refuseUnfitTables(query: Query): Promise<void> {
  const found = await readMark(query)
  if (found !== null && found > NEWEST_MIGRATION) throw ofLaterVersion(`migration ${found}`)
  const applied = await readApplied(query)
  if (!applied) return
  // The comment comes last, and a later version's `migrate` may have ended before.
  if (applied.last > migrations.at(-1)!.when) throw ofLaterVersion('a migration')
  if (applied.first >= migrations[0]!.when) return
  throw new UnfitDatabase(
    'This database was made by a version from before the first release, which cannot be brought up to date. ' +
      'The demo’s: remove the folder .data (or DATA_DIR) and start again. PostgreSQL’s: make a new database.',
  )
}

/** When the first and the last migration of a database were made, in milliseconds; null for one without any. */
async function readApplied(query: Query): Promise<{ first: number; last: number } | null> {
  const [kept] = await query<{ applied: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as applied",
  )
  if (!kept?.applied) return null
  const [found] = await query<{ first: string | null; last: string | null }>(
    'select min(created_at)::text as first, max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  return found?.first ? { first: Number(found.first), last: Number(found.last) } : null
}

const ofLaterVersion = (migration: string) =>
  new UnfitDatabase(
    `This database has ${migration} of a later version; this version ends with ${NEWEST_MIGRATION}. ` +
      'Nothing was changed. Its servers run on it as it is: run `migrate` of the newer version only.',
  )
