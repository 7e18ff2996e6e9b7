import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { sqlState } from '#server/platform/database/index.ts'
import { writeCursor } from '#server/platform/http/pages/page.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { inProof, isProof } from '#tests/engines/proof.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Overview, TenantSort, TenantView } from './contract.ts'
import { revenueOf } from './overview/revenue.ts'

const tiers = {
  Free: '01939c00-0000-7000-8000-000000000001',
  Pro: '01939c00-0000-7000-8000-000000000002',
  Agency: '01939c00-0000-7000-8000-000000000003',
}

const MANY = inProof(5_000, 500)

let product: Product
let admin: Visitor
let adminId: string
beforeAll(async () => {
  product = await openProduct()
  const made = await newBusiness('The platform', 'admin@platform.example')
  admin = made.visitor
  adminId = made.businessId
  await rows('insert into super_admins values ($1)', [adminId])
})
afterAll(() => product.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)

async function newBusiness(company_name: string, email: string, plan: keyof typeof tiers = 'Free') {
  const visitor = product.visitor()
  const { body } = await visitor.post('/api/auth/sign-up', {
    company_name,
    email,
    password: 'a fine password',
    tier_id: tiers[plan],
  })
  return { visitor, businessId: (body as { business_id: string }).business_id }
}

const tenantsOf = async (query = '') => {
  const { body } = await admin.get(`/api/app/admin/tenants${query}`)
  return body as { data: TenantView[]; next: string | null }
}
const names = async (query: string) => (await tenantsOf(query)).data.map((one) => one.company_name)
const paths = ['/api/app/admin/overview', '/api/app/admin/tenants', '/api/app/admin/months']

describe('what super admins see', () => {
  it('is refused to strangers, to owners, and to a former super admin', async () => {
    const { visitor: owner } = await newBusiness('Corner Flowers', 'owner@flowers.example')
    const former = await newBusiness('Once', 'former@platform.example')
    await rows('insert into super_admins values ($1)', [former.businessId])
    for (const path of paths) expect((await former.visitor.get(path)).status).toBe(200)
    await rows('delete from super_admins where id = $1', [former.businessId])
    for (const path of paths) {
      expect((await product.visitor().get(path)).status).toBe(401)
      expect((await owner.get(path)).status).toBe(403)
      expect((await former.visitor.get(path)).status).toBe(403)
    }
  })

  it('is refused by the database itself unless the transaction names a super admin', async () => {
    const { businessId } = await newBusiness('Curious', 'curious@shop.example')
    const asked = [
      'select * from admin_overview(now())',
      'select * from admin_months(now(), 12)',
      "select * from admin_tenants(null, null, null, false, now(), 'created', true, null, null, 5)",
      "select * from admin_text_counts('2000-01-01')",
    ]
    for (const scope of [{}, { businessId }, { businessId, userId: businessId }, { userId: newId() }]) {
      for (const text of asked) {
        const refused = await product.services.database
          .transaction(scope, (tx) => tx.execute(sql.raw(text)))
          .then(() => null, sqlState)
        expect([scope, text, refused]).toEqual([scope, text, '42501'])
      }
    }
  })

  it('counts companies, but no super admins and no second row of a member', async () => {
    const before = ((await admin.get(paths[0]!)).body as Overview).tenants.total
    const { businessId } = await newBusiness('Counted', 'counted@shop.example')
    // The row that a person has who works at another's business.
    await rows(
      `insert into businesses (id, email, company_name, tier_id, created_at)
       select gen_random_uuid(), 'member@shop.example', 'A member', tier_id, now() from businesses where id = $1`,
      [businessId],
    )
    const marked = await newBusiness('Marked', 'marked@platform.example')
    await rows('update businesses set is_super_admin = true where id = $1', [marked.businessId])
    expect(((await admin.get(paths[0]!)).body as Overview).tenants.total).toBe(before + 1)
    const listed = await names('')
    expect(listed).toContain('Counted')
    for (const hidden of ['A member', 'Marked', 'The platform']) expect(listed).not.toContain(hidden)
  })

  it('finds by company or email in any case; no letter works as a wildcard', async () => {
    await newBusiness('Zürich 100% Käse', 'KASE@alps.example')
    await newBusiness('Zermatt', 'ski_lift@alps.example')
    expect(await names('?search=100%25%20k%C3%84SE')).toEqual(['Zürich 100% Käse'])
    expect(await names('?search=SKI_lift')).toEqual(['Zermatt'])
    expect(await names('?search=alps.EXAMPLE')).toEqual(['Zermatt', 'Zürich 100% Käse'])
    for (const pattern of ['%25', '_', "'", '%5C']) {
      const found = await names(`?search=${pattern}`)
      const letter = decodeURIComponent(pattern)
      const holds = ({ company_name, email }: TenantView) => `${company_name}${email}`.includes(letter)
      expect(found).toEqual((await tenantsOf()).data.filter(holds).map((one) => one.company_name))
    }
  })

  it('finds a company by the keys that there are', async () => {
    await newBusiness('O’Brien & Łukasz’ Caffè', 'plain@keys.example')
    for (const typed of ["o'brien", 'obrien', 'lukasz', 'CAFFE', 'O´Brien'])
      expect(await names(`?search=${encodeURIComponent(typed)}`)).toEqual(['O’Brien & Łukasz’ Caffè'])
  })

  it('filters by status and refuses an unknown one', async () => {
    const { businessId } = await newBusiness('Gone quiet', 'quiet@shop.example', 'Pro')
    await rows(`update businesses set subscription_status = 'canceled' where id = $1`, [businessId])
    expect(await names('?status=canceled')).toEqual(['Gone quiet'])
    expect(await names('?status=active&search=quiet')).toEqual([])
    expect((await admin.get('/api/app/admin/tenants?status=other')).status).toBe(400)
  })

  it('counts a trial that is over as canceled, but not while a subscription runs at Stripe', async () => {
    const trials = async () => ((await admin.get(paths[0]!)).body as Overview).tenants.trial
    const before = await trials()
    const { businessId } = await newBusiness('Tried it', 'tried-it@shop.example', 'Pro')
    const listedAs = async () => {
      const found: string[] = []
      for (const status of ['trial', 'canceled']) {
        const { data } = await tenantsOf(`?status=${status}&search=tried-it`)
        found.push(...data.map((one) => `${status} filter: ${one.subscription_status}`))
      }
      return found
    }
    expect(await trials()).toBe(before + 1)
    await rows(`update businesses set trial_ends_at = now() - interval '1 day' where id = $1`, [businessId])
    expect([await trials(), await listedAs()]).toEqual([before, ['canceled filter: canceled']])
    await rows(`update businesses set stripe_price_id = 'price_pro' where id = $1`, [businessId])
    expect([await trials(), await listedAs()]).toEqual([before + 1, ['trial filter: trial']])
  })

  it('adds up what active companies pay, without trials', async () => {
    const was = (await admin.get(paths[0]!)).body as Overview
    for (const [name, plan] of [
      ['Payer', 'Pro'],
      ['Big payer', 'Agency'],
      ['Tries', 'Pro'],
    ] as const) {
      const { businessId } = await newBusiness(name, `${name.replace(' ', '')}@pays.example`, plan)
      if (name !== 'Tries')
        await rows(`update businesses set subscription_status = 'active' where id = $1`, [businessId])
    }
    const is = (await admin.get(paths[0]!)).body as Overview
    expect(is.tenants).toEqual({
      asking: was.tenants.asking,
      total: was.tenants.total + 3,
      active: was.tenants.active + 2,
      trial: was.tenants.trial + 1,
    })
    expect(Number(is.monthly_revenue) - Number(was.monthly_revenue)).toBe(128)
    expect(is.recent.map((one) => one.company_name).slice(0, 3)).toEqual(['Tries', 'Big payer', 'Payer'])
    expect(is.recent).toHaveLength(5)
  })

  it(`pages through ${MANY} tenants, each exactly once, fast`, async () => {
    await rows(
      `with made as (
         insert into businesses (id, email, company_name, tier_id, created_at)
         select gen_random_uuid(), 'many' || n || '@many.example', 'Many ' || n, '${tiers.Free}',
           '2020-01-01'::timestamptz + (n / 7) * interval '1 hour'
         from generate_series(1, ${MANY}) n returning id, company_name, created_at)
       insert into tenants (id, business_id, company_name, admin_user_id, created_at)
       select gen_random_uuid(), id, company_name, id, created_at from made`,
    )
    const seen: string[] = []
    let slowest = 0
    for (let after: string | null = ''; after !== null; ) {
      const started = performance.now()
      const page = await tenantsOf(`?search=many.example${after && `&after=${encodeURIComponent(after)}`}`)
      slowest = Math.max(slowest, performance.now() - started)
      seen.push(...page.data.map((one) => one.business_id))
      after = page.next
    }
    expect(seen).toHaveLength(MANY)
    expect(new Set(seen).size).toBe(MANY)
    // The time of a page is only meaningful on an idle machine.
    if (isProof) expect(slowest).toBeLessThan(2000)
  })

  it('sorts by each column both ways, and loses nobody between pages where many are equal', async () => {
    await rows(
      `with made as (
         insert into businesses (id, email, company_name, tier_id, credits_remaining, usage_customers, created_at)
         select gen_random_uuid(), 'a' || (n * 7 % 25) || '@sorted.example', 'Shop ' || chr(97 + n % 3),
           case n % 2 when 0 then '${tiers.Free}'::uuid else '${tiers.Pro}'::uuid end, n % 4, n % 5,
           '2021-01-01'::timestamptz + (n % 6) * interval '1 second'
         from generate_series(1, 25) n returning id, company_name, created_at)
       insert into tenants (id, business_id, company_name, admin_user_id, created_at)
       select gen_random_uuid(), id, company_name, id, created_at from made`,
    )
    const keys: Record<TenantSort, string> = {
      created: 'b.created_at',
      company: 'lower(b.company_name)',
      email: 'lower(b.email)',
      tier: 'p.price_monthly',
      credits: 'b.credits_remaining',
      customers: 'b.usage_customers',
    }
    for (const [sort, key] of Object.entries(keys)) {
      for (const order of ['asc', 'desc']) {
        const sorted = await rows<{ id: string }>(
          `select b.id from businesses b join subscription_tiers p on p.id = b.tier_id
           where b.email like '%@sorted.example' order by ${key} ${order}, b.id ${order}`,
        )
        const seen: string[] = []
        for (let after: string | null = ''; after !== null; ) {
          const query = `?search=sorted.example&limit=4&sort=${sort}&order=${order}${after && `&after=${after}`}`
          const page = await tenantsOf(query)
          seen.push(...page.data.map((one) => one.business_id))
          after = page.next
        }
        expect([sort, order, seen]).toEqual([sort, order, sorted.map(({ id }) => id)])
      }
    }
  })

  it.each([
    'x',
    writeCursor(['2020-01-01T00:00:00.000Z', '-'.repeat(36)]),
    writeCursor(['2020-99-99T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']),
  ])('refuses %j as a page', async (after) => {
    expect((await admin.get(`/api/app/admin/tenants?after=${after}`)).status).toBe(400)
  })
})

describe('revenue', () => {
  it('follows the formulas to the cent and the tenth', () => {
    expect(revenueOf({ total: 0, active: 0, trial: 0, asking: 0, monthly_revenue: '0' })).toEqual({
      monthly_revenue: '0.00',
      average_revenue: '0.00',
      conversion_rate: '0.0',
    })
    expect(revenueOf({ total: 7, active: 3, trial: 4, asking: 0, monthly_revenue: '128.99' })).toEqual({
      monthly_revenue: '128.99',
      average_revenue: '43.00',
      conversion_rate: '42.9',
    })
    // 50.25 % exactly, which two roundings would make 50.2.
    const half = { total: 400, active: 201, trial: 0, asking: 0, monthly_revenue: '0' }
    expect(revenueOf(half).conversion_rate).toBe('50.3')
  })
})
