import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrate } from '#server/commands/migrate.ts'
import { migrations, NEWEST_MIGRATION } from '#server/platform/database/migrations.ts'
import { asClient } from '#tests/backup/logins.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'

describe.runIf(engine === 'postgres')('a dry run of migrate', () => {
  let given: TestDatabase
  const said: string[] = []

  beforeAll(async () => {
    given = await newDatabase('postgres')
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    if (given) await dropDatabase(given)
  })

  const change = (text: string) => asClient(given.logins!.ownerUrl, (client) => client.query(text))
  /** What a dry run says of a database whose comment tells of `finished`, and which got migrations up to `last`. */
  const saidOf = async (finished: number | null, last: number) => {
    await change(
      `comment on schema public is ${finished === null ? 'null' : `'regulars ${finished} earlier'`}`,
    )
    const { when } = migrations.find(({ idx }) => idx === last)!
    await change(`delete from drizzle.__drizzle_migrations where created_at > ${when}`)
    const { url, ownerUrl } = given.logins!
    await migrate(['--dry-run'], { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl })
    return said.at(-1)
  }

  it('names the last migration that a run got to which ended halfway', async () => {
    const [last, halfway] = [NEWEST_MIGRATION, NEWEST_MIGRATION - 1]
    const newest = expect.stringMatching(/^Nothing was changed\. The tables have the last migration /)
    expect(await saidOf(last, last)).toEqual(newest)
    expect(await saidOf(last - 2, last)).toEqual(newest)
    const older = expect.stringContaining(`The tables have migration ${halfway}, and would get those up to`)
    expect(await saidOf(last - 2, halfway)).toEqual(older)
    expect(await saidOf(null, halfway)).toEqual(older)
  })
})
