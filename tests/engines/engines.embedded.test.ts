import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refuseUnsafeDatabase } from '#server/platform/database/checks/guard.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { launchChromium } from './browsers/chromium.ts'
import { findChromium, findPostgres } from './findBinaries.ts'
import { dropDatabase, engine, newDatabase, queryAsSuperuser } from './index.ts'

describe('a database for a test', () => {
  test('is migrated, and safe enough for the server to start on', async () => {
    const given = await newDatabase()
    const database = await openDatabase(given.source)
    await expect(refuseUnsafeDatabase(database)).resolves.toBeUndefined()
    expect(database.engine).toBe(engine)
    await database.close()
    await dropDatabase(given)
  })

  test('shares nothing with another one made at the same time', async () => {
    const both = await Promise.all([newDatabase(), newDatabase()])
    const [mine, other] = await Promise.all(both.map(({ source }) => openDatabase(source)))
    await queryAsSuperuser(both[0]!, mine!, 'create table only_here (id int)')
    const seen = 'select * from pg_tables where tablename = $1'
    expect(await queryAsSuperuser(both[0]!, mine!, seen, ['only_here'])).toHaveLength(1)
    expect(await queryAsSuperuser(both[1]!, other!, seen, ['only_here'])).toHaveLength(0)
    await Promise.all([mine!.close(), other!.close()])
    await Promise.all(both.map(dropDatabase))
  })

  test('leaves the application its plain role after the superuser looked', async () => {
    const given = await newDatabase()
    const database = await openDatabase(given.source)
    const looked = await queryAsSuperuser<{ rolsuper: boolean }>(
      given,
      database,
      'select rolsuper from pg_roles where rolname = current_user',
    )
    expect(looked).toEqual([{ rolsuper: true }])
    const { rows } = (await database.plain.execute(
      sql`select rolsuper from pg_roles where rolname = current_user`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ rolsuper: false }])
    await database.close()
    await dropDatabase(given)
  })
})

// Skipped without the engine, so that the run's count shows it.
describe('this machine', () => {
  test.skipIf(!findPostgres())('runs the suite on PostgreSQL 15 or newer', async () => {
    const given = await newDatabase('postgres')
    const database = await openDatabase(given.source)
    const [row] = await queryAsSuperuser<{ version: string }>(
      given,
      database,
      "select current_setting('server_version_num') as version",
    )
    expect(Number(row?.version)).toBeGreaterThanOrEqual(150_000)
    await database.close()
    await dropDatabase(given)
  })

  test.skipIf(!findChromium())('shows a page in Chromium', async () => {
    const browser = await launchChromium()
    const page = await browser.newPage()
    await page.setContent('<p>Your card: 3 of 10 stamps</p>')
    expect(await page.locator('p').textContent()).toBe('Your card: 3 of 10 stamps')
    await browser.close()
  })
})
