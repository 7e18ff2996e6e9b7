import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditPage } from '#server/businesses/audit/contract.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { CreditMovement, CreditSums } from './contract.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'

let product: Product
let admin: Visitor
let adminId: string
let flowers: { visitor: Visitor; id: string }
beforeAll(async () => {
  product = await openProduct()
  const made = await signUp('The platform', 'admin@platform.example')
  admin = made.visitor
  adminId = made.id
  await rows('insert into super_admins values ($1)', [adminId])
  flowers = await signUp('Corner Flowers', 'owner@flowers.example')
})
afterAll(() => product.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)

async function signUp(company_name: string, email: string) {
  const visitor = product.visitor()
  const account = { company_name, email, password: 'a fine password', tier_id: PRO }
  const { body } = await visitor.post('/api/auth/sign-up', account)
  return { visitor, id: (body as { business_id: string }).business_id }
}

const move = (id: string, body: object, key = newId(), by = admin) =>
  by.send('POST', `/api/app/admin/tenants/${id}/credits`, body, { 'idempotency-key': key })
const list = async (query: string) =>
  (await admin.get(`/api/app/admin/credits${query}`)).body as { data: CreditMovement[]; next: string | null }
const sums = async (query: string) =>
  (await admin.get(`/api/app/admin/credit-sums${query}`)).body as CreditSums
const creditsOf = async (id: string) => {
  const found = await rows<{ kept: number; sum: number }>(
    `select credits_remaining::int as kept, (select sum(credits)::int from credit_transactions where business_id = $1) as sum
     from businesses where id = $1`,
    [id],
  )
  return found[0]!
}
const sentencesOf = async (visitor: Visitor, path = '/api/app/audit') =>
  ((await visitor.get(path)).body as AuditPage).data.map(({ sentence, reason }) => [sentence, reason])

describe('credits given and taken by a super admin', () => {
  it('are a movement with a reason, once for each key, and stand in both logs', async () => {
    const { id, visitor } = flowers
    const before = (await creditsOf(id)).kept
    const [key, gift] = [newId(), { kind: 'granted', credits: 1500, reason: 'Opened on Sunday' }]
    const answers = await Promise.all([1, 2, 3].map(() => move(id, gift, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const [first] = answers.map(({ body }) => body as CreditMovement & { credits_remaining: number })
    expect(first).toMatchObject({ kind: 'granted', credits: 1500, credits_remaining: before + 1500 })
    expect(await creditsOf(id)).toEqual({ kept: before + 1500, sum: before + 1500 })
    expect((await move(id, { ...gift, credits: 1 }, key)).status).toBe(409)
    expect(await sentencesOf(visitor)).toContainEqual([
      'Regulars gave 1,500 credits to the shop',
      'Opened on Sunday',
    ])
    const [[said] = []] = await sentencesOf(admin, '/api/app/admin/audit')
    expect(said).toContain('gave 1,500 credits to Corner Flowers')
  })

  it('are never taken below zero, by two at once either', async () => {
    const business = await signUp('Two at once', 'two@shop.example')
    const { kept } = await creditsOf(business.id)
    const all = { kind: 'taken', credits: kept, reason: 'Given by mistake' }
    const answers = await Promise.all([move(business.id, all), move(business.id, all)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    const { body } = answers.find(({ status }) => status === 400)!
    expect(body).toMatchObject({ error: { fields: { credits: 'This shop has 0 credits.' } } })
    expect(await creditsOf(business.id)).toEqual({ kept: 0, sum: 0 })
  })

  it.each([
    [{ kind: 'granted', credits: 0, reason: 'x' }, 'credits'],
    [{ kind: 'granted', credits: 1.5, reason: 'x' }, 'credits'],
    [{ kind: 'granted', credits: 1_000_001, reason: 'x' }, 'credits'],
    [{ kind: 'granted', credits: 5, reason: ' ' }, 'reason'],
    [{ kind: 'initial', credits: 5, reason: 'x' }, 'kind'],
  ])('of %j are refused at the field', async (body, field) => {
    const answer = await move(flowers.id, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  it('are not for owners, strangers, or a super admin’s own shop', async () => {
    const gift = { kind: 'granted', credits: 5, reason: 'Mine' }
    expect((await move(flowers.id, gift, newId(), flowers.visitor)).status).toBe(403)
    expect((await move(flowers.id, gift, newId(), product.visitor())).status).toBe(401)
    expect((await move(adminId, gift)).status).toBe(404)
    for (const path of ['credits', 'credit-sums', 'credits.csv'])
      expect((await flowers.visitor.get(`/api/app/admin/${path}`)).status).toBe(403)
  })
})

describe('the credit log', () => {
  it('finds by company, email, reason, kind and days, page by page, and sums what it found', async () => {
    const business = await signUp('Zürich Käse 100%', 'kase@alps.example')
    const days = ['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-04']
    for (const [place, day] of days.entries())
      await rows(
        `insert into credit_transactions (business_id, id, kind, credits, reason, created_at)
         values ($1, gen_random_uuid(), $2, $3, $4, $5)`,
        [
          business.id,
          place % 2 ? 'returned' : 'reserved',
          place % 2 ? 2 : -3,
          `Text ${day}`,
          `${day}T23:59:59.999Z`,
        ],
      )
    const own = `business_id=${business.id}`
    for (const search of ['zürich käse 100%25', 'zurich kase', 'KASE@alps'])
      expect((await list(`?search=${search}`)).data).toHaveLength(5)
    expect((await list(`?search=2024-03-03&${own}`)).data.map(({ reason }) => reason)).toEqual([
      'Text 2024-03-03',
    ])
    expect((await list(`?${own}&from=2024-03-02&to=2024-03-03`)).data).toHaveLength(2)
    const seen: string[] = []
    for (let after = ''; ; ) {
      const { data, next } = await list(`?${own}&limit=2${after && `&after=${after}`}`)
      seen.push(...data.map(({ reason }) => reason))
      if (!next) break
      after = next
    }
    expect(seen.slice(1)).toEqual(days.toReversed().map((day) => `Text ${day}`))
    expect(await sums(`?${own}&to=2024-03-31`)).toEqual({
      ...{ movements: 4, initial: 0, granted: 0, taken: 0, bought: 0 },
      ...{ used: -2, net: -2 },
    })
    expect((await sums(`?${own}&kind=reserved`)).used).toBe(-6)
    expect((await sums(`?${own}`)).net).toBe((await creditsOf(business.id)).sum)
  })

  it('counts what was bought, without what was refunded', async () => {
    const business = await signUp('Corner Till', 'corner@till.example')
    for (const [kind, credits] of [
      ['bought', 500],
      ['refunded', -100],
    ])
      await rows(
        `insert into credit_transactions (business_id, id, kind, credits, reason, created_at)
         values ($1, gen_random_uuid(), $2, $3, $2, '2024-05-01T12:00:00Z')`,
        [business.id, kind, credits],
      )
    const own = `business_id=${business.id}`
    expect(await sums(`?${own}&to=2024-05-31`)).toMatchObject({ movements: 2, bought: 400, net: 400 })
    expect((await list(`?${own}&kind=bought`)).data).toMatchObject([{ kind: 'bought', credits: 500 }])
  })

  it('as a file has no formulas, and is written down', async () => {
    await move(flowers.id, { kind: 'granted', credits: 7, reason: '=HYPERLINK("http://evil.example")' })
    const { status, text } = await admin.get(`/api/app/admin/credits.csv?search=hyperlink`)
    expect(status).toBe(200)
    const [head, line, ...more] = text.replace('\ufeff', '').trim().split('\r\n')
    expect(head).toBe('movement_id,at,business_id,company_name,email,kind,credits,reason,by')
    expect(line).toContain(`granted,7,"'=HYPERLINK(""http://evil.example"")"`)
    expect(more).toEqual([])
    const [[said] = []] = await sentencesOf(admin, '/api/app/admin/audit')
    expect(said).toMatch(/exported credits\.csv$/)
  })
})
