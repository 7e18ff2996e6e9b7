import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { check } from '#server/commands/check/check.ts'
import { noteNewestKey } from '#server/platform/data-keys/index.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { defineKind, keepInJournal } from '#server/platform/journal/index.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { type StandIns, startStandIns } from '#stand-ins/index.ts'
import { asClient, makeReader } from '#tests/backup/logins.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'

const twilio = { accountSid: `AC${'3'.repeat(32)}`, authToken: 'a-twilio-token-of-nobody-else' }
const key = 'a key of the data with more than 32 characters'

describe.runIf(engine === 'postgres')('an installation that is checked', () => {
  let database: TestDatabase
  let standIns: StandIns
  let environment: Record<string, string>
  const said: string[] = []

  beforeAll(async () => {
    const publicUrl = 'http://localhost:3000'
    ;[database, standIns] = await Promise.all([newDatabase('postgres'), startStandIns({ twilio, publicUrl })])
    const { url, ownerUrl } = database.logins!
    environment = {
      DATABASE_URL: url,
      MIGRATION_DATABASE_URL: ownerUrl,
      PUBLIC_URL: publicUrl,
      SESSION_SECRET: 'a secret of sessions with more than 32 characters',
      ENCRYPTION_KEYS: key,
      TWILIO_BASE_URL: standIns.twilioBaseUrl,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+15550006789',
      SMTP_URL: standIns.smtpUrl,
      EMAIL_FROM: 'hello@localhost',
    }
    const opened = await openDatabase(database.source)
    await noteNewestKey(opened, createKeyring([key]), new Date()).finally(() => opened.close())
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  })
  afterEach(() => said.splice(0))
  afterAll(async () => {
    vi.restoreAllMocks()
    await standIns?.close()
    if (database) await dropDatabase(database)
  })

  /** The output of `check`, and its exit code. */
  async function checked(change: Record<string, string> = {}, ...args: string[]) {
    const code = await check(args, { ...environment, ...change }).then(
      () => 0,
      (error: { exitCode?: number }) => error.exitCode,
    )
    return { code, text: said.join('\n') }
  }

  it('is found right, and sends one mail and one text where that is asked', async () => {
    const receivers = ['--mail', 'ada@example.com', '--sms', '+436641234567']
    const { code, text } = await checked({}, ...receivers)
    expect(text).not.toMatch(/^wrong/m)
    expect(code).toBe(0)
    for (const words of [
      /^ok +DATABASE_URL: PostgreSQL \d+/m,
      /^ok +DATABASE_URL: the login owns nothing/m,
      /^ok +MIGRATION_DATABASE_URL: can migrate/m,
      /^ok +ENCRYPTION_KEYS: are those of the data/m,
      /^ok +clock of PostgreSQL/m,
      /^ok +mail: the provider took a test message to ada@example\.com/m,
      /^ok +texts: the provider took a test message to \+436641234567/m,
      /^warning +backups: none was ever recorded/m,
    ])
      expect(text).toMatch(words)
    expect(standIns.mailbox.mails('ada@example.com')).toHaveLength(1)
    expect(standIns.mailbox.texts('+436641234567')).toHaveLength(1)
  })

  it('says of the journal that there is none, that its folder is gone or takes writes, and what waits for it', async () => {
    expect((await checked()).text).toMatch(/^warning +JOURNAL_FOLDER: is not set/m)
    said.splice(0)
    const folder = mkdtempSync(join(tmpdir(), 'regulars-check-'))
    const found = await checked({ JOURNAL_FOLDER: folder })
    expect(found.text).toMatch(/^ok +JOURNAL_FOLDER: .* can be written to/m)
    expect(found.text).toMatch(/^ok +JOURNAL_FOLDER: no withdrawal or erasure waits/m)
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
    const opened = await openDatabase(database.source)
    const ended = defineKind('it ended', z.object({}))
    const now = new Date(Date.now() - 3_600_000)
    await opened.transaction({}, (tx) => keepInJournal({ tx, now }, ended, {})).finally(() => opened.close())
    said.splice(0)
    const { code, text } = await checked({ JOURNAL_FOLDER: folder })
    expect(code).toBe(4)
    expect(text).toMatch(/^wrong +JOURNAL_FOLDER: .* is no folder\. Mount its disk/m)
    expect(text).toMatch(/^wrong +JOURNAL_FOLDER: 1 withdrawals or erasures wait/m)
  })

  it('says of backups how old the newest is, whoever made and recorded it', async () => {
    const reader = await makeReader(database.logins!.superuserUrl)
    const record = (moment: string) =>
      asClient(reader, (client) => client.query(`select record_backup(${moment})`))
    await record(`now() - interval '27 hours'`)
    const old = await checked()
    expect(old).toMatchObject({
      code: 4,
      text: expect.stringMatching(/^wrong +backups: the newest that was recorded is of 2/m),
    })
    said.splice(0)
    await record('now()')
    expect(await checked()).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^ok +backups: the newest/m),
    })
  })

  it('prints no secret, whatever is wrong and whoever repeats it', async () => {
    const { url, ownerUrl, superuserUrl } = database.logins!
    const smtp = new URL(standIns.smtpUrl)
    smtp.username = 'ada'
    // The server's refusal has this very word.
    smtp.password = 'password'
    const secrets = {
      SESSION_SECRET: 'another secret of sessions with 32 characters',
      ENCRYPTION_KEYS: 'another key than that of the data with 32 characters',
      TWILIO_AUTH_TOKEN: 'a-twilio-token-that-is-wrong',
      STRIPE_SECRET_KEY: 'pk_live_not_a_secret_key',
    }
    const { code, text } = await checked(
      {
        ...secrets,
        SMTP_URL: smtp.href,
        MIGRATION_DATABASE_URL: url,
        BACKUP_DATABASE_URL: ownerUrl,
        TWILIO_ACOUNT_SID: 'AC1',
      },
      ...['--mail', 'ada@example.com', '--sms', '+436641234567'],
    )
    expect(code).toBe(4)
    for (const words of [
      /^wrong +settings: STRIPE_SECRET_KEY is wrong/m,
      /^wrong +ENCRYPTION_KEYS: ENCRYPTION_KEYS are not those of this database/m,
      /^wrong +MIGRATION_DATABASE_URL: .*may not make tables[\s\S]*alter database \w+ owner to/m,
      /^wrong +BACKUP_DATABASE_URL: .*can write/m,
      /^wrong +texts: the provider refused/m,
      /^wrong +mail: the provider refused .*535 The user name or … is wrong/m,
      /^warning +TWILIO_ACOUNT_SID: is no setting/m,
      /^\d wrong, \d warnings?\.$/m,
    ])
      expect(text).toMatch(words)
    const passwords = [url, ownerUrl, superuserUrl].map((one) => new URL(one).password)
    for (const secret of [...Object.values(secrets), ...passwords, 'password', key])
      expect(text).not.toContain(secret)
  })

  it('without its settings, or with a database that is not there, is told all the same', async () => {
    const missing = await checked({ ENCRYPTION_KEYS: '', SMTP_URL: '' })
    expect(missing.text).toMatch(/^wrong +settings: ENCRYPTION_KEYS is missing/m)
    expect(missing.text).toMatch(/^ok +DATABASE_URL: PostgreSQL/m)
    said.splice(0)
    const none = await checked({ DATABASE_URL: environment.DATABASE_URL!.replace(/\w+$/, 'nowhere_to_be') })
    expect(none).toMatchObject({
      code: 4,
      text: expect.stringMatching(/^wrong +DATABASE_URL: .*no database/m),
    })
  })

  it.each([['--all'], ['extra'], ['--mail', 'nobody'], ['--sms', '12'], ['--from', 'shop.example']])(
    'is asked for by the right words alone: %s %s',
    async (...args) => {
      expect((await checked({}, ...args)).code).toBe(2)
      expect(said).toEqual([])
    },
  )
})
