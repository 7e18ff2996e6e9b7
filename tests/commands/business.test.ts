import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AuditPage } from '#server/businesses/audit/contract.ts'
import { createAdmin } from '#server/commands/accounts/createAdmin.ts'
import { differences, readContents } from '#server/commands/backup/contents.ts'
import { manageBusinesses } from '#server/commands/business/business.ts'
import { decideMessages } from '#server/commands/messages.ts'
import { repair } from '#server/commands/repair.ts'
import { replaceKeys } from '#server/commands/replaceSigningKeys.ts'
import { exported, leftOut, notExported } from '#server/data/exports/whole/decisions.ts'
import { asClient } from '#tests/backup/logins.ts'
import { engine } from '#tests/engines/index.ts'
import { openScene, type Scene } from '#tests/isolation/scene.ts'
import { findEverywhere, rowsOf, secretsOf } from './rowsOfBusiness.ts'

describe.runIf(engine === 'postgres')('regulars business', () => {
  const home = mkdtempSync(join(tmpdir(), 'regulars-business-'))
  const said: string[] = []
  let scene: Scene
  let environment: NodeJS.ProcessEnv
  /** The business that the commands are about, and another one. */
  let [id, other] = ['', '']

  beforeAll(async () => {
    scene = await openScene()
    ;[id, other] = [scene.a.businessId, scene.b.businessId]
    environment = {
      DATABASE_URL: scene.product.database.logins!.url,
      PUBLIC_URL: 'http://localhost:3000',
      SESSION_SECRET: 'a secret of at least 32 characters',
      ENCRYPTION_KEYS: 'a key of at least 32 characters of text',
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15550006789',
      SMTP_URL: 'smtp://127.0.0.1:9',
    }
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  }, 120_000)
  afterEach(() => said.splice(0))
  afterAll(async () => {
    vi.restoreAllMocks()
    rmSync(home, { recursive: true, force: true })
    await scene?.close()
  })

  const business = (...args: string[]) => manageBusinesses(args, environment)
  const refused = (...args: string[]) =>
    business(...args).then(
      () => 'done',
      ({ exitCode, message }: { exitCode: number; message: string }) => `${exitCode} ${message}`,
    )
  const name = 'Café zanzibar'
  const contents = () => asClient(scene.product.database.logins!.superuserUrl, readContents)
  const sentences = async (path: string) =>
    ((await scene.a.owner.get(`/api/app/audit?${path}`)).body as AuditPage).data.map(
      ({ sentence, reason }) => [sentence, reason],
    )

  it('is refused by wrong words, for an id that nobody has, and for a super admin’s own shop', async () => {
    for (const args of [
      [],
      ['close', id],
      ['suspend', id],
      ['suspend', id, '--reason', ' '],
      ['suspend', id, '--reason', 'x'.repeat(501)],
      ['suspend', `${id}' or true`, '--reason', 'Spam'],
      ['export', id],
      ['erase', id, '--force'],
      ['constructor', id],
    ])
      expect([args, await refused(...args)]).toEqual([args, expect.stringMatching(/^2 /)])
    const nobody = crypto.randomUUID()
    for (const args of [
      ['resume', nobody],
      ['export', nobody, join(home, 'none')],
      ['erase', nobody],
    ])
      expect(await refused(...args)).toMatch(/^3 No business has the id/)
    await scene.rows('insert into super_admins values ($1)', [other])
    for (const args of [
      ['suspend', other, '--reason', 'Spam'],
      ['erase', other, '--name', 'Café bermuda'],
    ])
      expect(await refused(...args)).toMatch(/^3 This (shop|business) is a super admin’s own/)
    await scene.rows('delete from super_admins where id = $1', [other])
    expect(await refused('resume', id)).toBe('3 This shop is not suspended.\nNothing was changed.')
  })

  it('changes nothing in a dry run, nor by the exact name written otherwise', async () => {
    const before = await contents()
    await business('suspend', id, '--reason', 'Spam', '--dry-run')
    await business('export', id, join(home, 'dry'), '--dry-run')
    await business('erase', id, '--name', name, '--dry-run')
    await repair(['--dry-run'], environment)
    await replaceKeys(['--dry-run'], environment)
    await decideMessages(['hold', '--dry-run'], environment)
    await decideMessages(['release', '--dry-run'], environment)
    await createAdmin(['somebody@new.example', '--dry-run'], environment)
    for (const line of said.filter((line) => /nothing/i.test(line)))
      expect(line).toMatch(/^Nothing was (changed|written)\./)
    expect(said.filter((line) => line.startsWith('Nothing was'))).toHaveLength(8)
    expect(said.join('\n')).toMatch(/would take away \d+ rows \(.*customer_tags \d+/)
    for (const wrong of ['', 'Café', 'café zanzibar', 'Café bermuda', `${name}.`])
      expect(await refused('erase', id, '--name', wrong)).toBe(
        `3 Type the name exactly as it is: ${name}\nNothing was changed.`,
      )
    expect(existsSync(join(home, 'dry'))).toBe(false)
    expect(differences(before, await contents())).toEqual([])
  })

  it('lists by name, and finds by words of the name or of the owner’s address', async () => {
    await business('list')
    const [all] = said
    for (const one of [scene.a, scene.b]) expect(all).toContain(`${one.businessId}  Café ${one.marker}`)
    for (const words of ['CAFE ZAN', scene.a.ownerEmail]) {
      said.splice(0)
      await business('list', '--search', words)
      expect(said.join('\n')).toMatch(new RegExp(`${id} +${name} .* open .*\\n1 business\\.$`))
    }
  })

  it('suspends and resumes as a super admin does, and both logs name the operator', async () => {
    const till = () => scene.a.owner.post('/api/v1/qr-codes', {})
    await business('suspend', id, '--reason', 'Spam')
    expect((await till()).status).toBe(403)
    expect(await refused('suspend', id, '--reason', 'Spam')).toMatch(/^3 This shop is suspended already/)
    expect((await scene.b.owner.post('/api/v1/qr-codes', {})).status).toBe(201)
    await business('resume', id)
    expect((await till()).status).toBe(201)
    expect((await sentences('kind=settings')).slice(1, 3)).toEqual([
      ['The operator, by command, restored the shop', null],
      ['The operator, by command, suspended the shop', 'Spam'],
    ])
    const entries = await scene.rows(
      `select action, user_id, details from platform_entries where action like 'shop_%' order by created_at`,
    )
    expect(entries).toEqual([
      {
        action: 'shop_suspended',
        user_id: null,
        details: { business_id: id, reason: 'Spam', by: 'command' },
      },
      { action: 'shop_restored', user_id: null, details: { business_id: id, by: 'command' } },
    ])
    const mails = await scene.rows<{ kind: string }>(
      `select kind from account_mails where business_id = $1 and kind like 'shop-%' order by created_at`,
      [id],
    )
    expect(mails.map(({ kind }) => kind)).toEqual(['shop-suspended', 'shop-restored'])
  })

  describe('export', () => {
    const folder = join(home, 'export')
    const files = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    const text = () => files().map((file) => readFileSync(file, 'utf8'))
    beforeAll(() => business('export', id, folder), 60_000)

    it('has no row of another shop, and nobody else on the machine can read it', async () => {
      const ofOther = await scene.rows<{ id: string }>(
        `select id::text from customers where business_id = $1
         union select id::text from operations where business_id = $1`,
        [other],
      )
      for (const foreign of ['bermuda', other, ...ofOther.map(({ id }) => id)])
        expect([foreign, text().filter((one) => one.includes(foreign)).length]).toEqual([foreign, 0])
      for (const file of files()) expect(statSync(file).mode & 0o077).toBe(0)
      expect(statSync(folder).mode & 0o077).toBe(0)
      expect(existsSync(`${folder}.unfinished`)).toBe(false)
      expect(await refused('export', id, folder)).toMatch(/^3 .* is there already/)
    })

    it('has no secret, none of its hashes, and no code that is worth something', async () => {
      const secrets = await secretsOf(scene, id)
      expect(secrets.length).toBeGreaterThan(30)
      // The words of a message are kept as its receiver read them, and a code may be one of them.
      const ofMessages = ['messages.csv', 'communication_logs.json']
      const found = files().flatMap((file) => {
        const text = readFileSync(file, 'utf8')
        return secrets
          .filter(
            ({ isCode, value }) => text.includes(value) && !(isCode && ofMessages.includes(basename(file))),
          )
          .map(({ value }) => [basename(file), value])
      })
      expect(found).toEqual([])
    })

    it('has every row of every table that is not left out for a reason, and the pictures', async () => {
      const read = (name: string) => readFileSync(join(folder, name), 'utf8')
      for (const table of Object.keys(exported)) {
        const rows = JSON.parse(read(`${table}.json`)) as object[]
        const [found] = await scene.rows<{ n: number }>(
          `select count(*)::int as n from ${table} where business_id = $1`,
          [id],
        )
        expect([table, rows.length, Object.keys(rows[0]!).join(' ')]).toEqual([
          table,
          found!.n,
          exported[table],
        ])
      }
      expect(JSON.parse(read('business.json'))).toMatchObject({
        company_name: name,
        plan: expect.any(String),
        team: [{ role: 'admin' }, {}, {}],
      })
      expect(read('customers.csv')).toContain('zanzibar')
      expect(read('audit.csv')).toContain('The operator, by command, exported everything')
      const pictures = await scene.rows<{ id: string; content: Buffer }>(
        'select id, content from pictures where business_id = $1',
        [id],
      )
      for (const { id, content } of pictures)
        expect(readFileSync(join(folder, 'pictures', `${id}.png`)).equals(content)).toBe(true)
      expect(readdirSync(join(folder, 'logos'))).toHaveLength(1)
    })

    it('leaves out or has each table and each column by a decision', async () => {
      const columns = await scene.rows<{ table: string; columns: string[] }>(
        `select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
         from pg_policy p join pg_class c on c.oid = p.polrelid join pg_attribute a on a.attrelid = c.oid
         where p.polname = 'own_business' and a.attnum > 0 and not a.attisdropped and a.attname <> 'business_id'
         group by 1 order by 1`,
      )
      const decided = Object.keys(exported).map((table) => ({
        table,
        columns: `${exported[table]} ${leftOut[table] ?? ''}`.trim().split(' ').sort(),
      }))
      const missing = (table: string) => !(table in notExported)
      expect(decided.sort((one, two) => (one.table < two.table ? -1 : 1))).toEqual(
        columns.filter(({ table }) => missing(table)),
      )
      expect(Object.keys(notExported).filter((table) => !columns.some((one) => one.table === table))).toEqual(
        [],
      )
    })
  })

  it('erases all that names the shop, keeps the ledger’s sums, and touches no other shop', async () => {
    const sums = () =>
      scene.rows(
        `select business_id, count(*)::int as entries, sum(points)::int as points, sum(stamps)::int as stamps
         from transactions group by 1 order by 1`,
      )
    const [before, bystander] = [await sums(), await rowsOf(scene, other)]
    await business('erase', id, '--name', name)
    expect(said[0]).toMatch(/^Erased: \d+ rows .*\nWithout names, these stay: \d+ rows .*transactions \d+/)
    expect(await sums()).toEqual(before)
    expect(await rowsOf(scene, other)).toEqual(bystander)
    // The names of programs and rewards explain the ledger, and ids of Stripe account for what was paid.
    expect(await findEverywhere(scene, 'zanzibar')).toEqual([
      'credit_purchases',
      'customer_rewards',
      'loyalty_programs',
      'rewards',
      'transactions',
    ])
    const named = 'first_name is not null or phone is not null or email is not null or notes is not null'
    expect(await scene.rows(`select 1 from customers where business_id = $1 and (${named})`, [id])).toEqual(
      [],
    )
    expect((await scene.a.owner.get('/api/auth/session')).body).toEqual({ session: null })
    expect(
      await scene.rows(`select user_id, details from platform_entries where action = 'shop_erased'`),
    ).toEqual([{ user_id: null, details: { business_id: id, by: 'command' } }])
    expect(await refused('erase', id, '--name', 'Closed shop')).toMatch(/^3 This shop has been erased/)
  })
})
