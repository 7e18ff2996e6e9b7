import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import type { PlatformMonth } from '#server/admin/contract.ts'
import { repairCounters } from '#server/data/usage/index.ts'
import { createAuth } from '#server/identity/auth/index.ts'
import { readTextLimits, type TextLimits } from '#server/messaging/messages/limits/textLimits.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { isProof } from '#tests/engines/proof.ts'
import { startServer } from '#tests/engines/server.ts'
import { openProxy } from '#tests/world/network/proxy.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { cafe, PASSWORD, superAdmin } from './cast.ts'
import { engineOf, putRows, type TableRows } from './copyRows.ts'
import { liveApart } from './liveApart.ts'
import { isLoaded, makeSuperAdmin } from './loadDemo.ts'
import { others } from './otherBusinesses.ts'

const server = {
  publicUrl: 'http://localhost:3000',
  sessionSecrets: ['a-session-secret-for-tests-alone-0123456789'],
  encryptionKeys: ['an-encryption-key-for-tests-alone-0123456789'],
  textLimits: readTextLimits({}) as TextLimits,
  logLevel: 'warn',
}
const size = { customers: 4, visits: 30 }

let database: Awaited<ReturnType<typeof openDatabase>>
let rows: TableRows[]
const told: number[] = []

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://', queues: Object.values(queues) })
  rows = await liveApart(server, size, (done, of) => told.push(done / of))
}, 300_000)
afterAll(() => database?.close())

const count = async (table: string) => {
  const { rows } = await engineOf(database).query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]!.n
}
const asOwner = async <T>(work: () => Promise<T>) => {
  await engineOf(database).exec('set role postgres')
  return work().finally(() => engineOf(database).exec('set role regulars_app'))
}

it('comes whole into a database that is in use, beside who is there already', async () => {
  const { publicUrl, sessionSecrets: secrets } = server
  const auth = createAuth({ database, secrets, publicUrl, supportAddress: '' })
  await makeSuperAdmin(database, auth)
  expect(await isLoaded(database)).toBe(false)
  await putRows(engineOf(database), rows)
  expect(await isLoaded(database)).toBe(true)
  expect(told.at(-1)).toBe(1)
  expect(await asOwner(() => count('businesses'))).toBe(2 + others.length)
  expect(await asOwner(() => count('customers'))).toBe(size.customers + 1)
  expect(
    await asOwner(() => count(`"user" where email in ('${superAdmin.email}', '${cafe.owner.email}')`)),
  ).toBe(2)
  const stale = `point_lots l where not exists (select from customers c where c.id = l.customer_id)`
  expect(await asOwner(() => count(stale))).toBe(0)
})

it('has everything at the counter done by those whose names it bears', async () => {
  const { rows: people } = await asOwner(() =>
    engineOf(database).query<{ email: string; written: string }>(
      `select distinct u.email, o.staff_name as written from operations o
        join businesses b on b.id = o.business_id left join "user" u on u.id = o.staff_user_id
        where b.company_name = '${cafe.company}' and o.kind <> 'expiration'`,
    ),
  )
  expect(people).toEqual([{ email: cafe.barista.email, written: cafe.barista.name }])
})

const none = async (which: string) => expect(await asOwner(() => count(which)), which).toBe(0)

it('has counters and meters that agree with its rows, and each text that costs something is charged', async () => {
  const { rows: businesses } = await asOwner(() =>
    engineOf(database).query<{ id: string }>('select id from businesses where tenant_id is not null'),
  )
  for (const { id } of businesses)
    expect(await database.transaction({ businessId: id }, (tx) => repairCounters(tx, id))).toBe(null)
  const charged = `communication_logs where type = 'sms' and direction = 'out' and status = 'sent'
    and purpose in ('marketing', 'answer')`
  expect(await asOwner(() => count(`${charged} and campaign_id is not null`))).toBeGreaterThan(0)
  await none(`${charged} and allowance_taken <> segments`)
  await none(`qr_codes q where signup_count <> (select count(*) from customers where qr_code_id = q.id)
    or scan_count < signup_count`)
})

it('has somebody invited to the café who may still come', async () => {
  expect(
    await asOwner(() => count(`tenant_invitations where status = 'pending' and expires_at > now()`)),
  ).toBe(1)
})

it('has an honest history: sent by campaigns that began, to customers who had joined, and over by now', async () => {
  const { rows: campaigns } = await asOwner(() =>
    engineOf(database).query<{ status: string }>('select distinct status from campaigns order by status'),
  )
  expect(campaigns.map(({ status }) => status)).toEqual(['draft', 'scheduled', 'sent'])
  await none(`communication_logs where state in ('queued', 'sending', 'uncertain')`)
  await none(`campaign_recipients where state = 'waiting'`)
  await none(`communication_logs l join campaigns c on c.id = l.campaign_id join customers p on p.id = l.customer_id
    where l.created_at < c.started_at or p.created_at > l.created_at`)
  // The year ends half an hour before it is made.
  const ofYear = [
    'operations',
    'communication_logs',
    'customers',
    'trigger_holdouts',
    'audit_entries',
    '"user"',
  ]
  for (const table of ofYear) await none(`${table} where created_at > now() - interval '20 minutes'`)
  await none(`platform_entries where created_at > now() - interval '20 minutes'
    and user_id not in (select id from super_admins)`)
})

it('is never there twice: what would double it is refused whole', async () => {
  const before = await asOwner(() => count('transactions'))
  await expect(putRows(engineOf(database), rows)).rejects.toThrow()
  expect(await asOwner(() => count('transactions'))).toBe(before)
})

/** Places of empty lists in an answer. */
function emptyLists(answer: unknown, place: string): string[] {
  if (Array.isArray(answer)) return answer.length === 0 ? [place] : []
  if (answer === null || typeof answer !== 'object') return []
  return Object.entries(answer).flatMap(([name, part]) => emptyLists(part, `${place} ${name}`))
}

const charts = ['v1/analytics', 'v1/analytics/messages', 'app/analytics/guests', 'app/dashboard']
const lists = ['programs', 'rewards', 'qr-codes', 'segments', 'campaigns', 'tags'].map((name) => `v1/${name}`)
/** What the platform's charts draw of each month. */
const figures = [
  ({ mrr }: PlatformMonth) => mrr ?? 0,
  ({ sign_ups }: PlatformMonth) => sign_ups,
  ({ lost }: PlatformMonth) => lost ?? 0,
  ({ trials }: PlatformMonth) => trials?.paid ?? 0,
]
const ofPlatform = ['tenants', 'users', 'credits', 'audit', 'announcements']

// A whole year takes minutes.
if (isProof)
  it('shows something true in each chart and list of the café and the platform, on the first visit', async () => {
    const home = mkdtempSync(join(tmpdir(), 'regulars-demo-'))
    const demo = await startServer({ source: { dataDir: join(home, 'database') } }, { DEMO_SHOP: 'on' })
    const proxy = openProxy(demo.url)
    try {
      const owner = new Visitor(proxy.send, demo.url, '203.0.113.9')
      const admin = new Visitor(proxy.send, demo.url, '203.0.113.10')
      const readAs = async (who: Visitor, path: string) =>
        (await who.get(path)).body as Record<string, unknown>
      const read = (path: string) => readAs(owner, path)
      const loaded = { timeout: 25 * 60_000, interval: 1000 }
      await expect.poll(() => read('/dev/demo'), loaded).toMatchObject({ percent: 100 })
      await owner.post('/api/auth/sign-in', { email: cafe.owner.email, password: PASSWORD })

      for (const path of [...charts, ...lists, 'app/triggers/results', 'app/conversations'])
        expect(emptyLists(await read(`/api/${path}`), path)).toEqual([])
      const { data: counts } = await read('/api/app/segment-counts')
      expect((counts as { count: number }[]).map(({ count }) => count)).not.toContain(0)
      const { points, rewards } = await read('/api/v1/analytics/forecast')
      for (const part of [points, rewards])
        expect(part).toMatchObject({ forecast: { expected: expect.any(Number) }, cost: expect.anything() })
      const { spending, triggers } = await read('/api/app/analytics/worth')
      expect((spending as { customers: number }).customers).toBeGreaterThan(0)
      const { campaigns, lift } = await read('/api/app/campaign-effect')
      expect(campaigns).toBeGreaterThan(0)
      for (const told of [lift, (triggers as { lift: unknown }).lift])
        expect(told).not.toMatchObject({ verdict: 'too few' })

      await admin.post('/api/auth/sign-in', { email: superAdmin.email, password: PASSWORD })
      for (const name of ofPlatform)
        expect(await readAs(admin, `/api/app/admin/${name}`)).not.toMatchObject({ data: [] })
      const { months } = await readAs(admin, '/api/app/admin/months')
      const sum = (figure: (month: PlatformMonth) => number) =>
        (months as PlatformMonth[]).reduce((total, month) => total + figure(month), 0)
      for (const figure of figures) expect(sum(figure)).toBeGreaterThan(0)
    } finally {
      proxy.close()
      await demo.stop()
      rmSync(home, { recursive: true })
    }
  }, 1_800_000)
