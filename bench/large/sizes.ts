import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { Pool } from 'undici'
import type { Row } from '#bench/rows.ts'
import { benchName, benchPhone, post } from '#bench/world/business.ts'
import { openPattern } from '#bench/world/loadBusinesses.ts'
import { untilHandedOn } from '#bench/world/untilHandedOn.ts'
import { findPrograms } from '#server/commands/backup/programs.ts'
import { startPostgres } from '#tests/engines/postgres.ts'
import { startServer } from '#tests/engines/server.ts'

const CUSTOMERS = 1000
const PURCHASES = 5000
const AT_ONCE = 4

/** Bytes of the tables with their indexes, of the log that an archive keeps, and of a backup. */
type Sizes = { tables: number; log: number; backup: number }

/**
 * Measures what a customer and a purchase leave behind, each written by the API in a business with three programs. Few of
 * the whole pages that the log gets after a checkpoint are in it.
 */
export async function sizeRows(): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const logins = await postgres.newDatabase()
    const database = { source: { url: logins.url }, logins }
    const server = await startServer(database, { CALLS_A_MINUTE_SESSION: '999999999' })
    const http = new Pool(server.url, { connections: AT_ONCE, pipelining: 1 })
    const owner = { http, ...(await openPattern(server.url, 'sizes@bench.example')) }
    const sizes = async () => {
      await untilHandedOn({ database })
      return sizesOf(logins.superuserUrl)
    }
    const empty = await sizes()
    const customers: string[] = []
    await manyTimes(CUSTOMERS, async (n) => {
      const body = { first_name: benchName(n), phone: benchPhone(n) }
      customers.push((await post<{ id: string }>(owner, '/v1/customers', body)).id)
    })
    const joined = await sizes()
    await manyTimes(PURCHASES, (n) =>
      post(owner, '/v1/purchases', {
        ...{ customer_id: customers[n % CUSTOMERS], amount: 500 + (n % 50) * 100, stamps: 1 },
      }),
    )
    const bought = await sizes()
    await http.close()
    await server.stop()
    return [
      ...rowsOf('a customer', CUSTOMERS, empty, joined),
      ...rowsOf('a purchase in three programs', PURCHASES, joined, bought),
    ]
  } finally {
    await postgres.stop()
  }
}

/** Does the work for each number from 0, a few at once. */
async function manyTimes(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let begun = 0
  const goOn = async () => {
    while (begun < count) await work(begun++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn))
}

async function sizesOf(superuserUrl: string): Promise<Sizes> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: number; log: number; version: number }>(`
      select sum(pg_total_relation_size(oid))::float8 as tables,
        (pg_current_wal_insert_lsn() - '0/0')::float8 as log,
        current_setting('server_version_num')::integer / 10000 as version
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' group by ()`)
    const { tables, log, version } = rows[0]!
    return { tables, log, backup: await sizeOfBackup(superuserUrl, version) }
  } finally {
    await client.end()
  }
}

async function sizeOfBackup(superuserUrl: string, version: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-sizes-'))
  try {
    const file = join(folder, 'backup')
    const { dump } = await findPrograms(version, process.env)
    await dump(['--format=custom', `--file=${file}`], superuserUrl)
    return statSync(file).size
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const rowsOf = (what: string, count: number, before: Sizes, after: Sizes): Row[] =>
  Object.entries({ tables: 'tables and indexes', log: 'log', backup: 'backup' } as const).map(
    ([size, name]) => ({
      what: `bytes of ${what}, ${name}`,
      ours: ((after[size as keyof Sizes] - before[size as keyof Sizes]) / count).toFixed(0),
      ...{ limit: '', compared: '', promise: '', kept: null },
    }),
  )
