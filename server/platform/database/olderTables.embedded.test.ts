import { expect, it } from 'vitest'
import { dropDatabase, newDatabase, queryAsSuperuser } from '#tests/engines/index.ts'
import { openDatabase } from './index.ts'
import { migratePostgres } from './migrate.ts'

it('tables from before the first release are refused with what to do', async () => {
  const database = await newDatabase()
  const { source, logins } = database
  const opened = await openDatabase(source)
  await queryAsSuperuser(database, opened, 'update drizzle.__drizzle_migrations set created_at = 1')
  await queryAsSuperuser(database, opened, `comment on schema public is 'regulars of before'`)
  await opened.close()
  const update = logins ? migratePostgres(logins.ownerUrl, logins.url) : openDatabase(source)
  await expect(update).rejects.toThrow(/before the first release.*remove the folder/)
  await dropDatabase(database)
})
