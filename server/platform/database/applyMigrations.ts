import { setTimeout as pause } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Query } from './checks/letters.ts'
import { migrationsFolder } from './migrations.ts'

/** Where drizzle's migrator, which the embedded engine uses, keeps what was applied. */
const APPLIED = 'drizzle.__drizzle_migrations'
/**
 * After a second PostgreSQL looks whether a statement waits in a deadlock, and would end it: a try that holds tables is
 * over by then.
 */
const TRY_MS = 800
/** It is then, too, that PostgreSQL sends an autovacuum away that holds the wanted table, and may work there for hours. */
const FIRST_MS = 1300
const MOST_TRIES = 100
const PAUSE_MS = 100
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Applies the migrations that the database lacks, each in a transaction of its own, while servers read and write. None of
 * their statements fails for it: where others hold a table, it gives up those that it has got, and tries again.
 * @throws if the tables of one were not to be had in a hundred tries. What is applied by then stays
 */
export async function applyMigrations(query: Query): Promise<void> {
  await query('create schema if not exists drizzle')
  await query(
    `create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const [last] = await query<{ at: string | null }>(`select max(created_at)::text as at from ${APPLIED}`)
  for (const migration of readMigrationFiles({ migrationsFolder }))
    if (migration.folderMillis > Number(last!.at ?? 0)) await apply(query, migration)
}

async function apply(query: Query, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await beginWithTables(query, await findLocks(query, sql.join(';')))
  try {
    for (const statement of sql) await query(statement)
    await query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [hash, folderMillis])
    await query('commit')
  } catch (error) {
    await query('rollback')
    throw error
  }
}

type Lock = { table: string; mode: 'access exclusive' | 'share row exclusive' }

const NAME = '(?:"?public"?\\.)?"?(\\w+)"?'
const changed = new RegExp(`\\b(?:(?:alter|drop) table(?: if exists)?|policy "[^"]+" on) ${NAME}`, 'gi')
const readMeanwhile = new RegExp(`\\b(?:references|(?:index|trigger)\\b[^;(]*? on) ${NAME}`, 'gi')

/** The tables of the database that the statements change, which nobody may read, and those that nobody may write to. */
async function findLocks(query: Query, sql: string): Promise<Lock[]> {
  const rows = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const tables = new Set(rows.map(({ name }) => name))
  const named = (pattern: RegExp) =>
    [...sql.matchAll(pattern)].map(([, name]) => name!).filter((name) => tables.delete(name))
  return [
    ...named(changed).map((table) => ({ table, mode: 'access exclusive' }) as const),
    ...named(readMeanwhile).map((table) => ({ table, mode: 'share row exclusive' }) as const),
  ]
}

/**
 * Begins a transaction that has all of its tables, and waits for nobody from then on. Others wait for a table that it has
 * at most as long as a try takes, so that none of their statements is ended as a part of a deadlock. The table that was
 * not to be had comes first in the next try: it waits for it then, and holds none of the others.
 */
async function beginWithTables(query: Query, locks: Lock[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const taken = await tryToBegin(query, locks)
    if (taken === null) return
    if (tries === MOST_TRIES)
      throw new Error(`lock timeout: others did not leave the table ${taken.lock.table} to a migration`, {
        cause: taken.error,
      })
    locks = [taken.lock, ...locks.filter((one) => one !== taken.lock)]
    await pause(PAUSE_MS)
  }
}

/** Null, or the lock that others did not leave to it in time. */
async function tryToBegin(query: Query, locks: Lock[]): Promise<{ lock: Lock; error: unknown } | null> {
  let end = performance.now() + FIRST_MS
  await query('begin')
  for (const [at, lock] of locks.entries())
    try {
      await query(`set local lock_timeout = ${Math.max(1, Math.floor(end - performance.now()))}`)
      await query(`lock table "${lock.table}" in ${lock.mode} mode`)
      if (at === 0) end = performance.now() + TRY_MS
    } catch (error) {
      await query('rollback')
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      return { lock, error }
    }
  return null
}
