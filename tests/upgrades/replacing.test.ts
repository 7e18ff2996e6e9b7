import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import { migratePostgres } from '#server/platform/database/migrate.ts'
import { BusinessUnderLoad, underLoad } from '#tests/crash/businessUnderLoad.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { openBalancer } from '#tests/world/network/balancer.ts'

describe.runIf(engine === 'postgres')('servers behind a proxy that are replaced one after the other', () => {
  let database: TestDatabase
  let balancer: Awaited<ReturnType<typeof openBalancer>>
  const servers: ServerUnderTest[] = []

  beforeAll(async () => {
    database = await newDatabase('postgres')
    balancer = await openBalancer()
    const settings = { ...underLoad, PUBLIC_URL: balancer.url, DRAIN_SECONDS: '1' }
    servers.push(await startServer(database, settings))
    // With the providers of the first, so that there is one inbox.
    const { PORT: _, ...shared } = servers[0]!.environment
    servers.push(await startServer(database, shared as Record<string, string>))
    for (const { url } of servers) balancer.add(url)
  })
  afterAll(async () => {
    balancer?.close()
    for (const server of servers) await server.stop()
    await dropDatabase(database)
  })

  // The functions and rights, which each migration applies again. It would wait ten seconds for a lock, and then fail.
  it('are not waited for by a migration, whatever they write just then', async () => {
    const { ownerUrl, superuserUrl, url } = database.logins!
    const writer = new pg.Client({ connectionString: superuserUrl })
    await writer.connect()
    try {
      const { rows } = await writer.query(
        `select string_agg(format('%I.%I', schemaname, tablename), ', ') as all from pg_tables
         where schemaname in ('public', 'pgboss')`,
      )
      await writer.query(`begin; lock table ${rows[0].all} in row exclusive mode`)
      await expect(migratePostgres(ownerUrl, url, Object.values(queues))).resolves.toBeUndefined()
    } finally {
      await writer.end()
    }
  })

  it('fail no request of a busy shop, while the database is migrated and after', async () => {
    const business = new BusinessUnderLoad(balancer.url, servers[0]!.inboxUrl)
    await business.open()
    business.start()
    await business.goOn({ purchases: 20 })
    const { ownerUrl, url } = database.logins!
    await migratePostgres(ownerUrl, url, Object.values(queues))
    for (const server of servers) {
      expect(await server.restart()).toBe(0)
      await business.goOn({ purchases: 20 })
    }
    await business.finish()
    expect({ failures: business.failures, cutOff: business.cutOff }).toEqual({ failures: [], cutOff: 0 })
    expect(business.recorded.size).toBeGreaterThan(60)
  })
})
