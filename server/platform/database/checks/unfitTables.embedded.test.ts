import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'
import { defineQueue, type Queue } from '../../jobs/index.ts'
import { openDatabase } from '../index.ts'
import { migratePostgres } from '../migrate.ts'
import { NEWEST_MIGRATION } from '../migrations.ts'
import { refuseUnsafeDatabase } from './guard.ts'

describe('a database of another version', () => {
  let database: TestDatabase

  beforeEach(async () => {
    database = await newDatabase()
  })
  afterEach(() => dropDatabase(database))

  const migrate = async (wanted: Queue[] = Object.values(queues)) => {
    const { source, logins } = database
    if (logins) return migratePostgres(logins.ownerUrl, logins.url, wanted)
    await (await openDatabase({ ...source, queues: wanted })).close()
  }
  const change = async (...statements: string[]) => {
    const opened = await openDatabase(database.source)
    for (const statement of statements) await queryAsSuperuser(database, opened, statement)
    await refuseUnsafeDatabase(opened).finally(() => opened.close())
  }
  const marked = (text: string) => `comment on schema public is '${text}'`

  it('serves this version when it is of a later one, and is left as it is by its migrations', async () => {
    await change(marked(`regulars ${NEWEST_MIGRATION + 1} later`))
    await expect(migrate()).rejects.toThrow(/later version.*Nothing was changed/)
  })

  it('is left as it is, too, when the migrations of a later version ended halfway', async () => {
    await change(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
      marked(`regulars ${NEWEST_MIGRATION} others`),
    )
    await expect(migrate()).rejects.toThrow(/later version.*Nothing was changed/)
  })

  it('is refused with what to do when it lacks a migration', async () => {
    await expect(change(marked(`regulars ${NEWEST_MIGRATION - 1} earlier`))).rejects.toThrow(
      /npm run migrate/,
    )
  })

  it('gets the functions of this version when they alone are others', async () => {
    const isThere = "to_regproc('portal_session_by_token')"
    await expect(
      change('drop function portal_session_by_token', marked(`regulars ${NEWEST_MIGRATION} others`)),
    ).resolves.toBeUndefined()
    await migrate()
    const opened = await openDatabase(database.source)
    const rows = await queryAsSuperuser(database, opened, `select ${isThere} is not null as there`)
    await opened.close()
    expect(rows).toEqual([{ there: true }])
  })

  it('gets the queues of this version when they alone are others', async () => {
    await migrate([...Object.values(queues), defineQueue('new-work', { retryLimit: 1 })])
    const opened = await openDatabase(database.source)
    const rows = await queryAsSuperuser(
      database,
      opened,
      `select retry_limit from pgboss.queue where name = 'new-work'`,
    )
    await opened.close()
    expect(rows).toEqual([{ retry_limit: 1 }])
  })

  it('is refused with what to do when it is from before the first release', async () => {
    await change(
      'update drizzle.__drizzle_migrations set created_at = 1',
      marked(`regulars ${NEWEST_MIGRATION} of before`),
    )
    await expect(migrate()).rejects.toThrow(/before the first release.*remove the folder/)
  })
})
