import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findNewestPostgres } from './findBinaries.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

const bin = findNewestPostgres()
let postgres: PostgresServer
beforeAll(async () => {
  if (bin) postgres = await startPostgres({ bin })
})
afterAll(() => postgres?.stop())

describe.runIf(bin)('PostgreSQL 18', () => {
  // Since version 16, the creator of a role may not give functions to it without an explicit grant.
  it('is brought up to date by an owner who is no superuser', async () => {
    const { ownerUrl } = await postgres.newDatabase()
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      const { rows } = await owner.query(
        `select current_setting('server_version_num')::int / 10000 as version, rolsuper as is_superuser,
           (select count(*)::int from pg_proc join pg_roles r on r.oid = proowner where r.rolname = 'regulars_crossing') as crossings
         from pg_roles where rolname = current_user`,
      )
      expect(rows).toEqual([{ version: 18, is_superuser: false, crossings: expect.any(Number) }])
      expect(rows[0].crossings).toBeGreaterThan(0)
    } finally {
      await owner.end()
    }
  })
})
