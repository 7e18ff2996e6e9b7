import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as queues from '#database/queues.ts'
import { distribute as distributeCommand } from '#server/commands/distribute.ts'
import type { Query } from '#server/platform/database/checks/letters.ts'
import { allowChanges, distribute } from '#server/platform/database/distribute.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { migratePostgres, readMigrated, rolesSql } from '#server/platform/database/migrate.ts'
import { NEWEST_MIGRATION } from '#server/platform/database/migrations.ts'
import { type Cluster, useCitus } from '#tests/engines/citus.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import type { PostgresDatabase } from '#tests/engines/postgres.ts'
import { openBusinessFor, type TestBusiness } from '#tests/world/business.ts'

const addresses = process.env.CITUS_URL!
/** A migration before the last one that makes tables. */
const EARLIER = 60

let cluster: Cluster
let given: TestDatabase
let database: Database
let businesses: [TestBusiness, TestBusiness]
beforeAll(async () => {
  cluster = await useCitus(addresses)
  given = await newDatabase()
  database = await openDatabase(given.source)
  businesses = [await openBusinessFor(database, {}), await openBusinessFor(database, {})]
  for (const business of businesses) await business.addCustomer()
})
afterAll(async () => {
  await database?.close()
  if (given) await dropDatabase(given)
  await cluster?.stop()
})

/** Rows of statements on one connection, of the last one's. */
async function ask<Row>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows as Row[]
    return rows
  } finally {
    await client.end()
  }
}

/** The application's login at each node of the cluster. */
function applicationAtNodes({ url }: PostgresDatabase): string[] {
  const login = new URL(url)
  return addresses.split(',').map((address) => {
    const node = new URL(address)
    login.hostname = node.hostname
    login.port = node.port
    return login.href
  })
}

const tablesNotSpread = (superuserUrl: string) =>
  ask(
    superuserUrl,
    `select p.polrelid::regclass::text as table from pg_policy p where p.polname = 'own_business' and not exists (
       select 1 from pg_dist_partition d join pg_dist_partition b on b.logicalrelid = 'businesses'::regclass
       where d.logicalrelid = p.polrelid and d.partmethod = 'h' and d.colocationid = b.colocationid)`,
  )

const spreadAlready = (superuserUrl: string) =>
  ask(
    superuserUrl,
    'select logicalrelid::text, partmethod, repmodel, colocationid from pg_dist_partition order by 1',
  )

describe('a database that is spread over a cluster', () => {
  it('has every row of a business on one node, table by table', async () => {
    const { superuserUrl } = given.logins!
    expect(await tablesNotSpread(superuserUrl)).toEqual([])
    const [{ nodes }] = (await ask<{ nodes: number }>(
      superuserUrl,
      `select count(distinct nodename || nodeport)::int as nodes from citus_shards where table_name = 'customers'::regclass`,
    )) as [{ nodes: number }]
    expect(nodes).toBe(addresses.split(',').length - 1)
  })

  it('shows each business its own rows alone at every node, and nothing to whoever names none, shard by shard too', async () => {
    const [business, other] = businesses
    for (const url of applicationAtNodes(given.logins!)) {
      const as = (businessId: string) => `set local "app.business_id" = '${businessId}'`
      for (const { businessId } of [business, other])
        expect(await ask(url, 'begin', as(businessId), 'select distinct business_id from customers')).toEqual(
          [{ business_id: businessId }],
        )
      expect(await ask(url, 'select id from customers')).toEqual([])
      const shards = await ask<{ name: string }>(
        url,
        `set citus.show_shards_for_app_name_prefixes = '*'`,
        `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relname ~ '^customers_[0-9]+$'`,
      )
      for (const { name } of shards) expect(await ask(url, `select id from ${name}`)).toEqual([])
    }
  })

  it('is migrated again without a change', async () => {
    const { ownerUrl, url, superuserUrl } = given.logins!
    const before = await spreadAlready(superuserUrl)
    await migratePostgres(ownerUrl, url, Object.values(queues))
    expect(await spreadAlready(superuserUrl)).toEqual(before)
    // The rights that a migration takes and gives again are there at every node.
    expect(await businesses[1].addCustomer()).toBeDefined()
  })

  it('gets the migrations of later versions, whose new tables are spread as well', async () => {
    const fresh = await cluster.unspreadDatabase()
    try {
      await cluster.gather(fresh)
      await migrateTo(EARLIER, fresh.ownerUrl)
      await distributeEarlier(fresh.ownerUrl)
      expect(await tablesNotSpread(fresh.superuserUrl)).toEqual([])
      await migratePostgres(fresh.ownerUrl, fresh.url, Object.values(queues))
      expect(await readMigrated(fresh.ownerUrl)).toBe(NEWEST_MIGRATION)
      expect(await tablesNotSpread(fresh.superuserUrl)).toEqual([])
      expect(await spreadAlready(fresh.superuserUrl)).toHaveLength(
        (await spreadAlready(given.logins!.superuserUrl)).length,
      )
    } finally {
      await cluster.drop(fresh)
    }
  })
})

describe('a database with rows that becomes a cluster', () => {
  it('is spread by a command, which is refused before, shows first what it would do, and does it once', async () => {
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
    const fresh = await cluster.unspreadDatabase()
    const { url, ownerUrl, superuserUrl } = fresh
    const run = async (...args: string[]) => {
      said.splice(0)
      await runCommandOn(fresh, args)
      return said.join('\n')
    }
    try {
      await migratePostgres(ownerUrl, url, Object.values(queues))
      const filled = await openDatabase({ url })
      const business = await openBusinessFor(filled, {})
      const customer = await business.addCustomer()
      await expect(run()).rejects.toThrow(/no extension Citus/)
      await cluster.gather(fresh)

      expect(await run('--dry-run')).toMatch(/^Nothing was changed\. .*customers[\s\S]*: .*tenants/)
      expect(await spreadAlready(superuserUrl)).toEqual([])
      expect(await run()).toMatch(/^Tables that were spread by business: .*customers.*\..*\n.*tenants/)
      expect(await tablesNotSpread(superuserUrl)).toEqual([])
      const after = await spreadAlready(superuserUrl)
      // As after a run that was cut off before it gave the rights.
      await ask(ownerUrl, 'alter table customers no force row level security')
      expect(await run('--dry-run')).toBe('Nothing was changed. Every table is where it belongs.')
      expect(await run()).toBe('Every table is where it belongs.')
      expect(await spreadAlready(superuserUrl)).toEqual(after)
      const forced = `select relforcerowsecurity as forced from pg_class where oid = 'customers'::regclass`
      expect(await ask(superuserUrl, forced)).toEqual([{ forced: true }])

      // The business goes on, behind its walls.
      const as = `set local "app.business_id" = '${business.businessId}'`
      expect(await ask(url, 'begin', as, 'select id from customers')).toEqual([{ id: customer }])
      expect(await ask(url, 'select id from customers')).toEqual([])
      expect(await business.addCustomer()).toBeDefined()
      await filled.close()
    } finally {
      vi.restoreAllMocks()
      await cluster.drop(fresh)
    }
  })
})

const runCommandOn = ({ url, ownerUrl }: PostgresDatabase, args: string[]) =>
  distributeCommand(args, { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl })

/** Spreads the tables of a database that an earlier version migrated. */
async function distributeEarlier(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const query: Query = async <Row>(text: string, values?: unknown[]) =>
      (await client.query(text, values)).rows as Row[]
    await allowChanges(query)
    await distribute(query)
  } finally {
    await client.end()
  }
}

/** Applies the migrations of an earlier version. */
async function migrateTo(last: number, ownerUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-migrations-'))
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    cpSync('database/migrations', folder, { recursive: true })
    const path = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] }
    journal.entries = journal.entries.filter(({ idx }) => idx <= last)
    writeFileSync(path, JSON.stringify(journal))
    await client.query(rolesSql())
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
  }
}
