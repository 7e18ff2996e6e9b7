import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { backUp } from '#server/commands/backup/backup.ts'
import { differences, readContents } from '#server/commands/backup/contents.ts'
import { findPrograms } from '#server/commands/backup/programs.ts'
import { recordBackup } from '#server/commands/backup/recordBackup.ts'
import type { PostgresDatabase } from '#tests/engines/postgres.ts'
import { openScene, type Scene } from '#tests/isolation/scene.ts'
import { hasPrograms } from './bareServer.ts'
import { asClient, makeBackupLogin, makeCheckLogin, makeReader, newFolder } from './logins.ts'

const { PATH } = process.env

describe.runIf(hasPrograms)('a backup', () => {
  let scene: Scene
  let logins: PostgresDatabase
  let settings: { BACKUP_DATABASE_URL: string; BACKUP_CHECK_DATABASE_URL: string; PATH: string | undefined }
  const { folder, remove } = newFolder()
  const said: string[] = []

  beforeAll(async () => {
    scene = await openScene()
    logins = scene.product.database.logins!
    settings = {
      BACKUP_DATABASE_URL: await makeBackupLogin(logins.superuserUrl),
      BACKUP_CHECK_DATABASE_URL: await makeCheckLogin(logins.superuserUrl),
      PATH,
    }
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  }, 60_000)
  afterEach(() => said.splice(0))
  afterAll(async () => {
    vi.restoreAllMocks()
    remove()
    await scene?.close()
  })

  it('says what it would do, and writes nothing', async () => {
    await backUp([folder, '--dry-run'], settings)
    expect(said.join('\n')).toMatch(/^Nothing was written\..*regulars-\d{8}T\d{6}Z\.dump/)
    expect(existsSync(folder)).toBe(false)
  })

  it('holds every row of every table, which a restored one proves, and only we can read it', async () => {
    await backUp([folder], settings)
    const [file] = readdirSync(folder)
    expect(statSync(join(folder, file!)).mode & 0o777).toBe(0o600)
    const [counted] = await scene.rows<{ tables: number }>(
      `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'drizzle')`,
    )
    expect(said[0]).toContain(
      `of ${counted!.tables} tables. Restored into an empty database, each table has the same rows.`,
    )
    expect(said[0]).toContain('does not hold ENCRYPTION_KEYS')
    const left = await scene.rows(`select datname from pg_database where datname ~ '^regulars_check_'`)
    expect(left).toEqual([])
  }, 60_000)

  it('is recorded where every server reads its age, and its login can write nothing else', async () => {
    const recorded = await scene.rows<{ age: number }>(
      'select extract(epoch from now() - taken_at)::float8 as age from backups',
    )
    expect(recorded).toHaveLength(1)
    expect(recorded[0]!.age).toBeLessThan(60)
    const refused = (statement: string) =>
      asClient(settings.BACKUP_DATABASE_URL, async (client) => {
        await client.query('begin read write')
        return client.query(statement).then(
          () => 'done',
          ({ code }: { code: string }) => code,
        )
      })
    const DENIED = '42501'
    expect(await refused('insert into backups values (gen_random_uuid(), now(), now())')).toBe(DENIED)
    expect(await refused('delete from backups')).toBe(DENIED)
    expect(await refused('delete from customers')).toBe(DENIED)
    expect(await refused('select hold_after_restore(now())')).toBe(DENIED)
    // A backup of the future would keep everybody from hearing that there are no more.
    expect(await refused(`select record_backup(now() + interval '1 day')`)).toBe('23514')
  })

  it('is as good where the database cannot be told, and says so', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    // The application may not say that there is a backup.
    await asClient(logins.url, (client) => recordBackup(client, new Date()))
    expect(warned.mock.calls.join()).toMatch(/^The backup is sound, but .* \(permission denied/)
    expect(await scene.rows('select id from backups')).toHaveLength(1)
    warned.mockRestore()
  })

  it('goes on while people work, and holds one moment', async () => {
    const insert = `insert into suppressions (sender, phone_hash, stopped, changed_at)
      select 'a sender', gen_random_uuid()::text, true, now() from generate_series(1, 100)`
    let isOver = false
    const writing = (async () => {
      while (!isOver) await scene.rows(insert)
    })()
    await backUp([folder, '--keep', '9'], settings)
    isOver = true
    await writing
    expect(said[0]).toContain('each table has the same rows')
  }, 60_000)

  it('leaves the newest, and never a file of another name', async () => {
    for (const day of ['01', '02']) writeFileSync(join(folder, `regulars-202001${day}T000000Z.dump`), '')
    writeFileSync(join(folder, 'regulars-20200101T000000Z.dump.unproven'), '')
    writeFileSync(join(folder, 'keys.txt'), '')
    await backUp([folder, '--keep', '2'], settings)
    const left = readdirSync(folder).sort()
    expect(left).toHaveLength(3)
    expect(left.filter((name) => /^regulars-2020|unproven/.test(name))).toEqual([])
    expect(left).toContain('keys.txt')
  }, 60_000)

  it('is refused to the application, to whoever can write, and to whoever sees only a part', async () => {
    const refused = async (BACKUP_DATABASE_URL: string) =>
      backUp([folder], { ...settings, BACKUP_DATABASE_URL }).then(
        () => 'done',
        (error: { exitCode: number; message: string }) => `${error.exitCode} ${error.message}`,
      )
    expect(await refused(logins.url)).toMatch(
      /^3 .*the application’s, or has its role\.[\s\S]*create role regulars_backup login/,
    )
    expect(await refused(logins.ownerUrl)).toMatch(/^3 .*can write\.[\s\S]*create role regulars_backup login/)
    expect(await refused(logins.superuserUrl)).toMatch(/^3 .*can write\./)
    const reader = await makeReader(logins.superuserUrl)
    expect(await refused(reader)).toMatch(
      /^3 .*does not see every row of every table\.[\s\S]*alter role reader_\w+ bypassrls;/,
    )
  })

  it('is not made without a login that can check it, or by wrong words', async () => {
    const { BACKUP_CHECK_DATABASE_URL: _none, ...others } = settings
    await expect(backUp([folder], others)).rejects.toThrow('BACKUP_CHECK_DATABASE_URL is missing')
    const reader = await makeReader(logins.superuserUrl)
    await expect(backUp([folder], { ...settings, BACKUP_CHECK_DATABASE_URL: reader })).rejects.toThrow(
      'may not create databases',
    )
    await expect(backUp([], settings)).rejects.toMatchObject({ exitCode: 2 })
    await expect(backUp([folder, '--keep', 'all'], settings)).rejects.toMatchObject({ exitCode: 2 })
    await expect(backUp([folder, '--fast'], settings)).rejects.toMatchObject({ exitCode: 2 })
  })

  it('of rows that are not those of the database is found out, where their number is the same', async () => {
    const before = await asClient(logins.superuserUrl, readContents)
    await scene.rows(`update customers set first_name = first_name || '.'`)
    const after = await asClient(logins.superuserUrl, readContents)
    expect(differences(before, before)).toEqual([])
    expect(differences(before, after)).toEqual([expect.stringMatching(/^public\.customers: .*not the same/)])
  })

  it('asks for programs as new as the server', async () => {
    await expect(findPrograms(99, { PATH })).rejects.toThrow('postgresql-client-99')
  })
})
