import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import { defaultIn, type Words } from '#server/messaging/templates/defaults/unchanged.ts'
import { migratePostgres } from '#server/platform/database/migrate.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { startServer } from '#tests/engines/server.ts'
import { readReleases } from './release.ts'
import { asSuperuser, restoreRelease } from './restoreRelease.ts'

/** All that a server of the release may call or read, and the rows that its people made. */
type Kept = { columns: string[]; functions: string[]; rows: Record<string, number> }

describe.runIf(engine === 'postgres').each(readReleases())(
  'a database of release $version',
  ({ version }) => {
    let database: TestDatabase
    let before: Kept
    let after: Kept
    let fresh: Kept
    let failures: unknown[]

    beforeAll(async () => {
      database = await newDatabase('postgres')
      const made = await newDatabase('postgres')
      fresh = await readKept(made)
      await dropDatabase(made)
      await restoreRelease(database, version)
      before = await readKept(database)
      const { ownerUrl, url, superuserUrl } = database.logins!
      const stop = readMeanwhile(superuserUrl)
      await migratePostgres(ownerUrl, url, Object.values(queues)).finally(async () => {
        failures = await stop()
      })
      after = await readKept(database)
    })
    afterAll(() => dropDatabase(database))

    it('fails no statement of servers that have read one table and go on to the next meanwhile', () => {
      expect(failures).toEqual([])
    })

    it('keeps every row', () => {
      expect(Object.keys(before.rows).length).toBeGreaterThan(50)
      for (const [table, count] of Object.entries(before.rows))
        expect([table, after.rows[table]]).toEqual([table, count])
    })

    it('has the tables, columns and functions of a new one afterwards', () => {
      expect([after.columns, after.functions]).toEqual([fresh.columns, fresh.functions])
    })

    it('still has the columns and functions that servers of the release ask for', () => {
      expect(before.columns.filter((one) => !after.columns.includes(one))).toEqual([])
      expect(before.functions.filter((one) => !after.functions.includes(one))).toEqual([])
    })

    it('has default words that this version still knows, so that they are told in any language', async () => {
      const found = await asSuperuser(database.logins!.superuserUrl, (client) =>
        client.query<Words>(
          `select distinct t.subject, t.body
           from (select business_id, created_at, subject, body from email_templates
             union all select business_id, created_at, null, message_template from sms_templates) t
           where created_at = (select min(created_at) from sms_templates s where s.business_id = t.business_id)`,
        ),
      )
      expect(found.rows.length).toBeGreaterThan(0)
      expect(found.rows.filter((words) => !defaultIn('de', words))).toEqual([])
    })

    it('is served by this version', async () => {
      const server = await startServer(database)
      try {
        expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      } finally {
        await server.stop()
      }
    })
  },
)

/** Pairs of tables of which a migration, or one before it, changes the second first. */
const AGAINST = [
  ['businesses', 'customers'],
  ['operations', 'tenant_members'],
  ['sms_templates', 'api_keys'],
]

/** Reads the tables of each pair, in transactions. What it gives ends that, and gives what failed. */
function readMeanwhile(url: string): () => Promise<unknown[]> {
  let isOver = false
  const failures: unknown[] = []
  const reading = AGAINST.map(([one, other]) =>
    asSuperuser(url, async (client) => {
      while (!isOver) {
        await client.query(`begin; select from ${one} limit 1`)
        await pause(30)
        await client.query(`select from ${other} limit 1; commit`)
        await pause(10)
      }
    }).catch((error: unknown) => failures.push(error)),
  )
  return async () => {
    isOver = true
    await Promise.all(reading)
    return failures
  }
}

const readKept = ({ logins }: TestDatabase): Promise<Kept> =>
  asSuperuser(logins!.superuserUrl, async (client) => {
    const list = async (text: string) =>
      (await client.query<{ one: string }>(text)).rows.map(({ one }) => one)
    const columns = await list(
      `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as one
       from information_schema.columns where table_schema = 'public' order by 1`,
    )
    const functions = await list(
      `select p.oid::regprocedure || ' ' || pg_get_function_result(p.oid) as one from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       order by 1`,
    )
    const tables = await list(
      `select quote_ident(tablename) as one from pg_tables where schemaname = 'public'`,
    )
    const rows: Record<string, number> = {}
    for (const table of tables) rows[table] = (await client.query(`select from ${table}`)).rowCount!
    return { columns, functions, rows }
  })
