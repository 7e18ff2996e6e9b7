import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backUp } from '#server/commands/backup/backup.ts'
import { type Contents, readContents } from '#server/commands/backup/contents.ts'
import { restore } from '#server/commands/backup/restore.ts'
import { refuseUnsafeDatabase } from '#server/platform/database/checks/guard.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { findHold } from '#server/platform/holds/index.ts'
import type { PostgresDatabase } from '#tests/engines/postgres.ts'
import { openScene, type Scene } from '#tests/isolation/scene.ts'
import { hasPrograms, startBareServer } from './bareServer.ts'
import { asClient, makeBackupLogin, makeCheckLogin, newFolder } from './logins.ts'

const { PATH } = process.env
/** Tables that record the backup, or that finishing a restore writes: hold, messages, jobs, queues of this version. */
const CHANGED =
  /^(public\.(backups|message_holds|communication_logs|campaigns)|pgboss\.(job_\w+|queue|version|schedule|bam|warning))$/

describe.runIf(hasPrograms)('a restored database', () => {
  let scene: Scene
  let bare: Awaited<ReturnType<typeof startBareServer>>
  let file: string
  let before: Contents
  const { folder, remove } = newFolder()
  const settingsFor = ({ ownerUrl, url }: PostgresDatabase) => ({
    MIGRATION_DATABASE_URL: ownerUrl,
    DATABASE_URL: url,
    PATH,
  })

  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    scene = await openScene()
    const { superuserUrl } = scene.product.database.logins!
    // A text that waits for the morning, and one that was due at the backup.
    for (const [key, due] of [
      ['in the morning', `now() + interval '9 hours'`],
      ['at once', 'now()'],
    ])
      await scene.rows(
        `insert into communication_logs (business_id, id, type, purpose, dedupe_key, recipient, content, due_at, created_at)
         values ($1, gen_random_uuid(), 'sms', 'service', $2, '+14155550100', 'Hello', ${due}, now())`,
        [scene.a.businessId, key],
      )
    await backUp([folder], {
      BACKUP_DATABASE_URL: await makeBackupLogin(superuserUrl),
      BACKUP_CHECK_DATABASE_URL: await makeCheckLogin(superuserUrl),
      PATH,
    })
    file = join(folder, readdirSync(folder)[0]!)
    before = await asClient(superuserUrl, readContents)
    bare = await startBareServer()
    await restore([file], settingsFor(bare))
  }, 120_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    remove()
    await bare?.stop()
    await scene?.close()
  })

  const found = <Row extends object>(text: string) =>
    asClient(bare.superuserUrl, async (client) => (await client.query<Row>(text)).rows)

  it('has every row of every table, but for what says that messages may have gone out', async () => {
    const after = await asClient(bare.superuserUrl, readContents)
    const differing = Object.keys(before.tables).filter(
      (name) => JSON.stringify(before.tables[name]) !== JSON.stringify(after.tables[name]),
    )
    expect(Object.keys(before.tables).length).toBeGreaterThan(80)
    expect(Object.keys(after.tables)).toEqual(Object.keys(before.tables))
    expect(differing.filter((name) => !CHANGED.test(name))).toEqual([])
    expect(after.ledger).toEqual(before.ledger)
    for (const name of ['public.communication_logs', 'public.campaigns'])
      expect(after.tables[name]!.rows).toBe(before.tables[name]!.rows)
  })

  it('is one on which the server starts: with roles, rights, and the login of the application', async () => {
    const database = await openDatabase({ url: bare.url })
    try {
      await expect(refuseUnsafeDatabase(database)).resolves.toBeUndefined()
      expect(await findHold(database.plain)).toMatchObject({ backupAt: expect.any(Date) })
    } finally {
      await database.close()
    }
    const owners = await found(
      `select distinct pg_get_userbyid(proowner) as owner from pg_proc p join pg_namespace n on n.oid = pronamespace
       where nspname = 'public' and prosecdef`,
    )
    expect(owners).toEqual([{ owner: 'regulars_crossing' }])
    expect(await found(`select to_regnamespace('restoring') as left`)).toEqual([{ left: null }])
  })

  it('calls uncertain what was due before it, and lets wait what was not', async () => {
    const texts = await found(
      `select dedupe_key, state from communication_logs where dedupe_key in ('at once', 'in the morning') order by 1`,
    )
    expect(texts).toEqual([
      { dedupe_key: 'at once', state: 'uncertain' },
      { dedupe_key: 'in the morning', state: 'queued' },
    ])
  })

  it('is as after a restore where PostgreSQL recovered it from an archive of its log', async () => {
    const recoveredTo = '2026-11-28T09:00:12.000Z'
    await expect(restore(['at nine', '--recovered'], settingsFor(bare))).rejects.toMatchObject({
      exitCode: 2,
    })
    await restore([recoveredTo, '--recovered'], settingsFor(bare))
    const database = await openDatabase({ url: bare.url })
    try {
      expect(await findHold(database.plain)).toMatchObject({ backupAt: new Date(recoveredTo) })
    } finally {
      await database.close()
    }
  })

  it('is written over nothing, and comes of a backup alone', async () => {
    await expect(restore([file], settingsFor(bare))).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/has \d+ tables, and a restore replaces none/),
    })
    await asClient(bare.superuserUrl, (client) => client.query('create database other owner regulars_owner'))
    const renamed = (url: string) => url.replace(/regulars$/, 'other')
    const other = { ...bare, url: renamed(bare.url), ownerUrl: renamed(bare.ownerUrl) }
    const wrong = join(folder, 'wrong.dump')
    writeFileSync(wrong, 'no archive')
    await expect(restore([wrong], settingsFor(other))).rejects.toMatchObject({ exitCode: 3 })
    await expect(restore([join(folder, 'none')], settingsFor(other))).rejects.toThrow('There is no file')
    await restore([file, '--dry-run'], settingsFor(other))
    const left = await asClient(renamed(bare.superuserUrl), (client) =>
      client.query(
        `select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'`,
      ),
    )
    expect(left.rows).toEqual([])
  })
})
