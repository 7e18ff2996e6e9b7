import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAdmin } from '#server/commands/accounts/createAdmin.ts'
import { migrate } from '#server/commands/migrate.ts'
import { noteNewestKey, refuseOtherKeysAt } from '#server/platform/data-keys/index.ts'
import { UnfitDatabase } from '#server/platform/database/checks/unfit.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import { asClient } from '#tests/backup/logins.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'

const key = 'a key of the data with more than 32 characters'
const other = 'a key of another installation with 32 characters'
const email = 'ada@example.com'

describe.runIf(engine === 'postgres')('ENCRYPTION_KEYS of another installation', () => {
  let given: TestDatabase
  let environment: Record<string, string>
  const said: string[] = []

  beforeAll(async () => {
    given = await newDatabase('postgres')
    const { url, ownerUrl } = given.logins!
    environment = {
      DATABASE_URL: url,
      MIGRATION_DATABASE_URL: ownerUrl,
      PUBLIC_URL: 'http://localhost:3000',
      SESSION_SECRET: 'a secret of sessions with more than 32 characters',
      SMTP_URL: 'smtp://localhost:2525',
      EMAIL_FROM: 'hello@localhost',
    }
    const opened = await openDatabase(given.source)
    await noteNewestKey(opened, createKeyring([key]), new Date()).finally(() => opened.close())
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  })
  afterEach(() => said.splice(0))
  afterAll(async () => {
    vi.restoreAllMocks()
    if (given) await dropDatabase(given)
  })

  const refused = (work: Promise<void>) =>
    work.then(
      () => 'nothing was refused',
      (error: Error) => (error instanceof UnfitDatabase ? error.message : String(error)),
    )
  const remedy = /^ENCRYPTION_KEYS are not those of this database: .*Put it back from your copy/

  it('are refused by migrate with the remedy, and a list that has the key is not', async () => {
    for (const args of [[], ['--dry-run']]) {
      expect(await refused(migrate(args, { ...environment, ENCRYPTION_KEYS: other }))).toMatch(remedy)
      expect(said).toEqual([])
    }
    await migrate([], { ...environment, ENCRYPTION_KEYS: `${other},${key}` })
    await migrate(['--dry-run'], environment)
    expect(said).toEqual([
      expect.stringMatching(/is up to date/),
      expect.stringMatching(/^Nothing was changed/),
    ])
  })

  it('that are none are told by migrate as a setting', async () => {
    const short = migrate(['--dry-run'], { ...environment, ENCRYPTION_KEYS: 'short' })
    await expect(short).rejects.toThrow(SettingError)
    await expect(short).rejects.toThrow(/ENCRYPTION_KEYS is wrong/)
  })

  it('are refused by create-admin, which writes nothing that nobody could read', async () => {
    const people = () =>
      asClient(
        given.logins!.superuserUrl,
        async (client) => (await client.query('select from "user"')).rowCount,
      )
    for (const args of [[email], ['--print', email], ['--dry-run', email]])
      expect(await refused(createAdmin(args, { ...environment, ENCRYPTION_KEYS: other }))).toMatch(remedy)
    expect([await people(), said]).toEqual([0, []])
    await createAdmin(['--print', email], { ...environment, ENCRYPTION_KEYS: key })
    expect([await people(), said]).toEqual([1, [expect.stringContaining('/reset-password')]])
  })

  it('stop nobody where there is nothing to compare with yet: a new database, or one without this login', async () => {
    const { superuserUrl, url } = given.logins!
    const name = `empty_${crypto.randomUUID().slice(0, 8)}`
    await asClient(superuserUrl, (client) => client.query(`create database ${name}`))
    const at = (change: Partial<URL>) => Object.assign(new URL(url), change).href
    for (const change of [{ pathname: name }, { username: 'nobody_yet' }, { pathname: `no_${name}` }])
      await refuseOtherKeysAt(at(change), createKeyring([other]))
    await asClient(superuserUrl, (client) => client.query(`drop database ${name}`))
  })
})
