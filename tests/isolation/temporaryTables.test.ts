import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import { type Database, openDatabase, sqlState } from '#server/platform/database/index.ts'
import { migratePostgres } from '#server/platform/database/migrate.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'

let database: TestDatabase
let opened: Database
beforeAll(async () => {
  database = await newDatabase()
  // A copy of a database loses its grants, so this one gets them in the same way as production.
  if (database.logins)
    await migratePostgres(database.logins.ownerUrl, database.logins.url, Object.values(queues))
  opened = await openDatabase(database.source)
})
afterAll(async () => {
  await opened?.close()
  if (database) await dropDatabase(database)
})

const me = crypto.randomUUID()
/** A temporary table that claims that the caller is a super admin. */
const forged = [
  'create temporary table super_admins (id uuid) on commit drop',
  `insert into pg_temp.super_admins values ('${me}')`,
  'grant select on pg_temp.super_admins to public',
]

/** The result of the last statement, with all of them in one transaction of the caller. */
const ask = (...statements: string[]) =>
  opened.transaction({ userId: me }, async (tx) => {
    let rows: unknown[] = []
    for (const statement of statements)
      rows = ((await tx.execute(sql.raw(statement))) as unknown as { rows: unknown[] }).rows
    return rows
  })
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error) => sqlState(error),
  )

describe('a temporary table named super_admins', () => {
  it('cannot be made by the application’s login', async () => {
    expect(await refusalOf(ask(forged[0]!))).toBe('42501')
  })

  it('passes for the real one nowhere, should somebody be able to make it', async () => {
    await queryAsSuperuser(
      database,
      opened,
      `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`,
    )
    expect(await ask(...forged, 'select id from super_admins')).toEqual([{ id: me }])
    expect(await refusalOf(ask(...forged, 'select * from admin_overview(now())'))).toBe('42501')
    expect(await ask(...forged, `select * from memberships_of('${me}')`)).toEqual([])
  })
})
