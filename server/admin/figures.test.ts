import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Overview, TenantHealth, TenantView, TextAlarm } from '#server/admin/contract.ts'
import type { AdminTier } from '#server/admin/plans/contract.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import * as expected from './expected.rig.ts'
import { type Business, NOW, platform, settle, textCounts, tierIds } from './platforms.rig.ts'

let product: Product
let admin: Visitor
let adminId: string
beforeAll(async () => {
  product = await openProduct(travellingClock(NOW))
  admin = product.visitor()
  const account = {
    company_name: 'The platform',
    email: 'admin@platform.example',
    password: 'a fine password',
  }
  const { body } = await admin.post('/api/auth/sign-up', { ...account, tier_id: tierIds[0] })
  adminId = (body as { business_id: string }).business_id
  await rows('insert into super_admins values ($1)', [adminId])
})
afterAll(() => product?.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
const now = NOW.toISOString()
const ask = async (text: string, ...values: unknown[]) =>
  (await rows<{ is: unknown }>(text, values)).map(({ is }) => is)
const read = async <Body>(path: string) => {
  const { status, body } = await admin.get(`/api/app/admin/${path}`)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body as Body
}
const query = (values: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(values).filter((pair): pair is [string, string] => !!pair[1])).toString()

/** Choices that somebody can make on the screens. */
const choices = fc.record({
  sort: fc.constantFrom('created', 'company', 'email', 'tier', 'credits', 'customers'),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  status: fc.constantFrom(undefined, undefined, 'active', 'trial', 'canceled'),
  search: fc.constantFrom(undefined, undefined, 'KÄSE', '100%', 'shop.example'),
  kind: fc.constantFrom(undefined, undefined, 'reserved', 'granted'),
  from: fc.constantFrom(undefined, '2026-10-31', '2026-12-01'),
  to: fc.constantFrom(undefined, '2026-11-30', '2026-12-01'),
  one: fc.boolean(),
})
type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never

const keys: Record<Choices['sort'], string> = {
  created: 'c.created_at',
  company: 'lower(c.company_name)',
  email: 'lower(c.email)',
  tier: 'c.price_monthly',
  credits: 'c.credits_remaining',
  customers: 'c.usage_customers',
}

async function showsTheDashboard() {
  const { tenants, monthly_revenue, average_revenue, conversion_rate, texts, recent } =
    await read<Overview>('overview')
  expect([{ tenants, monthly_revenue, average_revenue, conversion_rate }]).toEqual(
    await ask(expected.overview, now),
  )
  await showsTheTexts(texts)
  const newest = await ask(expected.order(keys.created, 'desc'), now, null, '')
  expect(recent.map(({ business_id }) => business_id)).toEqual(newest.slice(0, 5))
  const all = (await ask(expected.tenants, now)) as TenantView[]
  for (const { grants: _, ...tenant } of recent)
    expect(tenant).toEqual(all.find(({ business_id }) => business_id === tenant.business_id))
  expect((await read<{ months: unknown[] }>('months')).months).toEqual(await ask(expected.months, now))
}

async function showsThePlans() {
  const { data } = await read<{ data: AdminTier[] }>('tiers')
  expect(data.map(({ id, tenants }) => ({ id, tenants }))).toEqual(await ask(expected.tierUses, now))
}

async function showsTheTexts({ alarms, ...today }: Overview['texts']) {
  const { platform: all, youngBusinesses } = product.services.textLimits
  expect([today]).toEqual(await ask(expected.textsToday, now, all, youngBusinesses))
  const since = alarms.map((alarm) => alarm.since)
  expect(since).toEqual(since.toSorted().reverse())
  const nameOf = ({ day, scope }: TextAlarm) => `${day} ${scope}`
  const inOrder = alarms
    .map((alarm) => ({ ...alarm, company_names: alarm.company_names.toSorted() }))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const wanted = (await ask(expected.alarms, now)) as TextAlarm[]
  const wantedNames = wanted.map((alarm) => ({ ...alarm, company_names: alarm.company_names.toSorted() }))
  expect(inOrder).toEqual(wantedNames.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
}

async function showsTheTenants({ sort, order, status, search }: Choices) {
  const { data } = await read<{ data: TenantView[] }>('tenants?limit=100')
  const byId = data.toSorted((a, b) => (a.business_id < b.business_id ? -1 : 1))
  expect(byId.map(({ grants: _, ...tenant }) => tenant)).toEqual(await ask(expected.tenants, now))
  expect(byId.map(({ business_id, grants }) => ({ business_id, grants }))).toEqual(
    await ask(expected.grants, now),
  )
  const listed: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await read<{ data: TenantView[]; next: string | null }>(
      `tenants?${query({ sort, order, status, search, limit: '2', after })}`,
    )
    listed.push(...page.data.map(({ business_id }) => business_id))
    if (!page.next) break
    after = page.next
  }
  expect(listed).toEqual(await ask(expected.order(keys[sort]!, order), now, status ?? null, search ?? ''))
}

async function showsTheCredits(businesses: Business[], { search, kind, from, to, one }: Choices) {
  const business_id = one ? businesses[0]?.id : undefined
  const asked = query({ search, kind, from, to, business_id })
  const sums = await read<object>(`credit-sums?${asked}`)
  const { data } = await read<{ data: { id: string }[] }>(`credits?limit=100&${asked}`)
  const values = [business_id, search, kind, from, to].map((value) => value ?? null)
  expect([{ ...sums, ids: data.map(({ id }) => id) }]).toEqual(await ask(expected.creditSums, ...values))
}

async function showsTheHealth({ id }: Business) {
  const wanted = await ask(expected.health, now, id, product.services.textLimits.youngBusiness)
  if (wanted.length === 0)
    return expect((await admin.get(`/api/app/admin/tenants/${id}/health`)).status).toBe(404)
  const { since: _, failures, ...health } = await read<TenantHealth>(`tenants/${id}/health`)
  const { failures: whys, ...rest } = wanted[0] as TenantHealth
  expect(health).toEqual(rest)
  const inOrder = (list: TenantHealth['failures']) =>
    list.map((why) => JSON.stringify(Object.entries(why).sort())).sort()
  expect(inOrder(failures)).toEqual(inOrder(whys))
  expect(failures.map(({ messages }) => messages)).toEqual(
    failures.map(({ messages }) => messages).sort((a, b) => b - a),
  )
}

describe('what super admins see', () => {
  it('equals what SQL of its own finds, on any platform', { timeout: inProof(900_000, 60_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(platform, textCounts, choices, async (businesses, texts, chosen) => {
        await settle(rows, { businesses, texts, adminId })
        await showsTheDashboard()
        await showsThePlans()
        await showsTheTenants(chosen)
        await showsTheCredits(businesses, chosen)
        for (const one of businesses.slice(0, inProof(9, 3))) await showsTheHealth(one)
      }),
      { numRuns: inProof(400, 6), seed, interruptAfterTimeLimit: inProof(850_000, 45_000) },
    )
  })
})
