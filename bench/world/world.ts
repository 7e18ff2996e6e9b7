import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import type { BenchBusiness } from '#bench/world/business.ts'
import { type Loaded, loadBusinesses } from '#bench/world/loadBusinesses.ts'
import { readIntoMemory } from '#bench/world/readIntoMemory.ts'
import { signIn } from '#bench/world/signUp.ts'
import * as queues from '#database/queues.ts'
import { migratePostgres } from '#server/platform/database/migrate.ts'
import { nameOf, type PostgresServer, startPostgres } from '#tests/engines/postgres.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'

/** The measured businesses, by their number of customers; 197 small ones stand beside them. */
export type BenchWorld = {
  small: BenchBusiness
  medium: BenchBusiness
  large: BenchBusiness
  server: ServerUnderTest
}

/** Lifts the rate limit, because a few sessions send as many calls as thousands would. */
const MANY_CALLS = { CALLS_A_MINUTE_SESSION: '999999999', CALLS_A_MINUTE_BUSINESS: '999999999' }

/** More than any campaign of the bench sends. */
export const MANY_TEXTS = { TEXTS_BEFORE_PAYMENT: '9999999', TEXTS_A_DAY: '9999999' }

const root = fileURLToPath(new URL('../../', import.meta.url))
const kept = join(root, '.bench')

/** Files that decide what is loaded: the tables, the migrations, the rights, and the code that fills the tables. */
const sources = [
  'database/schema.sql',
  'database/migrations/meta/_journal.json',
  'database/grants.sql',
  'bench/world/loadBusinesses.ts',
  'bench/world/fillBusiness.ts',
]

type Opened = { world: BenchWorld; close: () => Promise<void> }

/**
 * Opens a durable PostgreSQL with 200 businesses and the real server beside it. The data is loaded once, which
 * takes a quarter of an hour or more, and kept in .bench/. Each run works on a copy of it and throws the copy
 * away.
 */
export async function openWorld(): Promise<Opened> {
  const version = createHash('sha256')
  for (const source of sources) version.update(readFileSync(join(root, source)))
  const folder = join(kept, version.digest('hex').slice(0, 12))
  if (!existsSync(folder)) await load(folder)
  const loaded = JSON.parse(readFileSync(join(folder, 'world.json'), 'utf8')) as Loaded & { name: string }
  const postgres = await startPostgres({ durable: true, copyOf: folder })
  try {
    return await serve(postgres, loaded)
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function serve(postgres: PostgresServer, loaded: Loaded & { name: string }): Promise<Opened> {
  const logins = postgres.openKept(loaded.name)
  await migratePostgres(logins.ownerUrl, logins.url, Object.values(queues))
  await readIntoMemory(logins.superuserUrl)
  const database = { source: { url: logins.url }, logins }
  // Logs as in production, but nothing reads the log.
  const server = await startServer(database, {
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...MANY_TEXTS,
    ...MANY_CALLS,
  })
  const http = new Pool(server.url, { connections: 8, pipelining: 1 })
  const open = async (size: keyof Loaded): Promise<BenchBusiness> => ({
    ...loaded[size],
    ...{ postgres, database, server, http },
    cookie: await signIn(server.url, loaded[size].email),
  })
  const world = {
    small: await open('small'),
    medium: await open('medium'),
    large: await open('large'),
    server,
  }
  const close = async () => {
    await http.close()
    await server.stop()
    await postgres.stop()
  }
  return { world, close }
}

async function load(folder: string): Promise<void> {
  rmSync(kept, { recursive: true, force: true })
  console.log('Loading 200 businesses, once; they are kept in .bench/ ...')
  const postgres = await startPostgres({ durable: true })
  try {
    const logins = await postgres.newDatabase()
    const loaded = await loadBusinesses({ source: { url: logins.url }, logins })
    const unfinished = `${folder}.part`
    await postgres.keepIn(unfinished)
    writeFileSync(join(unfinished, 'world.json'), JSON.stringify({ ...loaded, name: nameOf(logins) }))
    renameSync(unfinished, folder)
  } finally {
    await postgres.stop()
  }
}
