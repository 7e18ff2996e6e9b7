import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { newId } from '#server/platform/context/ids.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { agreed } from '#tests/world/agreed.ts'
import { logOf } from '#tests/world/auditLog.ts'
import { joiningAt, type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'
import type { PresentRecord } from './contract.ts'

let product: Product
let world: ReturnType<typeof joiningAt>
let business: OpenBusiness
beforeAll(async () => {
  product = await openProduct()
  world = joiningAt(product)
})
afterAll(() => product?.close())
beforeEach(async () => {
  const program = { name: 'Points', type: 'points', config: {} }
  business = await openBusinessWithCode(product, { program })
  await product.services.database.plain.execute(sql`delete from attempts`)
})

const add = async (person: object): Promise<CustomerView> =>
  (await business.owner.post('/api/v1/customers', { ...agreed, ...person })).body as CustomerView
const at = (id: string, rest = '') => `/api/v1/customers/${id}${rest}`
const record = async (id: string) =>
  (await business.owner.get(`/api/app/customers/${id}/record`)).body as PresentRecord
const patch = (id: string, body: object) => business.owner.send('PATCH', at(id), body)
const refusal = (answer: Answer) =>
  (
    answer.body as {
      error: { code: string; message: string; fields?: object; details?: Record<string, unknown> }
    }
  ).error
const erase = (id: string, confirmation: string) => business.owner.post(at(id, '/erase'), { confirmation })
const PIN = '4711'

/** As if the phone had been proven and a PIN chosen. */
const letIn = async (id: string) =>
  world.rows('update customers set auth_pin = $2, phone_proven_at = now() where id = $1', [
    id,
    await hashPassword(PIN),
  ])
const signIn = async (phone: string) => {
  const customer = product.visitor()
  return { customer, answer: await customer.post('/api/auth/portal/sign-in', { phone, pin: PIN }) }
}

describe('an edit', () => {
  it('of an old version is refused with the current one, and nothing is lost', async () => {
    const { id } = await add({ first_name: 'Ada' })
    const { version } = (await record(id)).customer
    await patch(id, { version, first_name: 'Augusta' })
    const late = await patch(id, { version, last_name: 'King' })
    expect(late.status).toBe(409)
    expect(refusal(late).details).toMatchObject({ reason: 'stale', customer: { first_name: 'Augusta' } })
    expect((await record(id)).customer.last_name).toBeNull()
  })

  it('by two at the same moment succeeds for one of them', async () => {
    const { id } = await add({ first_name: 'Ada' })
    const { version } = (await record(id)).customer
    const both = await Promise.all(['One', 'Two'].map((first_name) => patch(id, { version, first_name })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('to a phone that another customer has names that customer', async () => {
    const phone = world.newPhone()
    const holder = await add({ first_name: 'Bo', phone })
    const { id } = await add({ first_name: 'Ada' })
    const answer = await patch(id, { version: (await record(id)).customer.version, phone })
    expect(refusal(answer)).toMatchObject({ fields: { phone: expect.stringContaining('Bo') } })
    expect(refusal(answer).details).toMatchObject({ customer: { id: holder.id } })
  })

  it('of the phone ends its proof and every session of the old one', async () => {
    const [old, next] = [world.newPhone(), world.newPhone()]
    const { id } = await add({ first_name: 'Ada', phone: old })
    await letIn(id)
    const { customer } = await signIn(old)
    expect((await customer.get('/api/app/portal/card')).status).toBe(200)
    await patch(id, { version: (await record(id)).customer.version, phone: next })
    expect((await customer.get('/api/app/portal/card')).status).toBe(401)
    expect((await signIn(next)).answer.status).not.toBe(200)
    const [row] = await world.rows<Record<string, string>>('select * from customers where id = $1', [id])
    expect(row).toMatchObject({ auth_pin: null, phone_proven_at: null, auth_phone: row!.phone!.slice(1) })
    await letIn(id)
    expect((await customer.get('/api/app/portal/card')).status).toBe(401)
  })

  it('of the phone is in the log once, with the customer’s name and neither number', async () => {
    const [old, next] = [world.newPhone(), world.newPhone()]
    const { id } = await add({ first_name: 'Ada', phone: old })
    const change = async (body: object) =>
      patch(id, { version: (await record(id)).customer.version, ...body })
    await change({ phone: next })
    await change({ phone: next, last_name: 'King' })
    const { data } = await logOf(business.owner, '?kind=customers')
    expect(data.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/ changed the phone of Ada King$/),
    ])
    const kept = await world.rows<{ row: string }>('select e::text as row from audit_entries e', [])
    expect(kept.filter(({ row }) => row.includes(old) || row.includes(next))).toEqual([])
  })

  it('can be searched for by its new values', async () => {
    const { id } = await add({ first_name: 'Ada' })
    await patch(id, { version: (await record(id)).customer.version, last_name: 'Zuckmayer' })
    const found = (await business.owner.get('/api/v1/customers?search=zuckm')).body as {
      data: { id: string }[]
    }
    expect(found.data.map((each) => each.id)).toEqual([id])
  })
})

describe('consent', () => {
  it('is recorded with its proof, once for each change', async () => {
    const { id } = await add({ first_name: 'Ada', phone: world.newPhone() })
    const say = (given: boolean, consent_given?: string) =>
      business.owner.post(at(id, '/record-consent'), { channel: 'sms', given, consent_given })
    await say(false)
    await say(false)
    expect(refusal(await say(true)).fields).toHaveProperty('consent_given')
    await say(true, 'on_paper')
    const { consents } = await record(id)
    expect(consents.filter(({ channel }) => channel === 'sms').map(({ given }) => given)).toEqual([
      true,
      false,
      true,
    ])
    expect(consents[0]).toMatchObject({
      source: 'given to staff',
      wording: 'The customer signed on paper that they want text messages.',
      recorded_by: expect.any(String),
    })
  })
})

describe('erasing a person', () => {
  it('needs their name and happens once, also if repeated', async () => {
    const { id } = await add({ first_name: 'Ada', last_name: 'Lovelace' })
    expect(refusal(await erase(id, 'ada')).fields).toHaveProperty('confirmation')
    const first = await erase(id, 'ada lovelace')
    expect(first.status).toBe(200)
    expect((await erase(id, '')).body).toEqual(first.body)
    expect(await record(id)).toMatchObject({ state: 'erased', ...(first.body as object) })
    const [counted] = await world.rows<{ n: number }>(
      'select usage_customers as n from businesses where id = $1',
      [business.businessId],
    )
    expect(counted!.n).toBe(0)
  })

  it('leaves nothing of them in any table of the shop, and the ledger as it was', async () => {
    const phone = world.newPhone()
    await world.join(business, {
      ...{ phone, first_name: 'Zaphod', last_name: 'Xquisite', email: 'zaphod@xquisite.example' },
      ...{ agrees_sms: 'yes', agrees_email: 'yes' },
    })
    const [{ id, phone: e164 }] = (await world.customersOf(business)) as [{ id: string; phone: string }]
    await patch(id, { version: (await record(id)).customer.version, notes: 'Zaphod likes oat milk' })
    const purchase = { customer_id: id, amount: 1000, note: 'Zaphod forgot his card' }
    await business.owner.post('/api/v1/purchases', purchase, { 'idempotency-key': newId() })
    await business.owner.post(at(id, '/record-consent'), { channel: 'sms', given: false })
    const ledger = () =>
      world.rows('select * from transactions where business_id = $1 order by id', [business.businessId])
    const before = await ledger()
    expect(before.length).toBeGreaterThan(0)
    expect(await traces(id, e164)).not.toEqual([])
    expect((await erase(id, 'Zaphod Xquisite')).status).toBe(200)
    expect(await traces(id, e164)).toEqual([])
    expect(await ledger()).toEqual(before)
  })

  it('signs them out and frees the phone: somebody who joins with it is a new person', async () => {
    const phone = world.newPhone()
    const { id } = await add({ first_name: 'Ada', phone })
    await letIn(id)
    const { customer } = await signIn(phone)
    await erase(id, 'Ada')
    expect((await customer.get('/api/app/portal/card')).status).toBe(401)
    expect((await signIn(phone)).answer.status).not.toBe(200)
    const again = await add({ first_name: 'Ada', phone })
    expect(again.id).not.toBe(id)
    expect((await record(again.id)).customer).toMatchObject({ total_points: 0, total_visits: 0 })
  })

  it('removes them from search, till, history and export', async () => {
    const { id } = await add({ first_name: 'Quentin' })
    await erase(id, 'Quentin')
    const found = (await business.owner.get('/api/v1/customers?search=quentin')).body as { data: object[] }
    expect(found.data).toEqual([])
    for (const path of ['/history', '/messages', '/export']) {
      expect((await business.owner.get(at(id, path))).status).toBe(404)
    }
    expect((await business.owner.get(`/api/app/counter/customers/${id}`)).status).toBe(404)
  })

  it('who survived a merge erases the merged ones too', async () => {
    const [one, other] = [await add({ first_name: 'Ada' }), await add({ first_name: 'Ada', last_name: 'L.' })]
    const merge = { duplicate_id: other.id, confirmation: 'Ada L.' }
    await business.owner.post(at(one.id, '/merge'), merge, { 'idempotency-key': newId() })
    await erase(one.id, 'Ada L.')
    expect(await record(other.id)).toMatchObject({ state: 'erased' })
  })
})

describe('an export', () => {
  it('is a file with everything about the person, and no secret', async () => {
    const { id, unique_customer_id } = await add({ first_name: 'Ada', phone: world.newPhone() })
    await letIn(id)
    await business.owner.post(
      '/api/v1/purchases',
      { customer_id: id, amount: 1200 },
      { 'idempotency-key': newId() },
    )
    const answer = await business.owner.get(at(id, '/export'))
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="customer-${unique_customer_id}.json"`,
    )
    expect(answer.body).toMatchObject({
      customer: { first_name: 'Ada', has_portal_pin: true },
      operations: expect.arrayContaining([expect.objectContaining({ amount: 1200 })]),
      ledger: expect.arrayContaining([
        expect.objectContaining({ sentence: '+12 points, purchase of $12.00' }),
      ]),
      consents: expect.arrayContaining([expect.objectContaining({ channel: 'sms', given: true })]),
    })
    expect(answer.text).not.toMatch(/argon2|token_hash|pin_hash|idempotency/)
  })
})

/** Names of the tables in which a person can still be found by one of their texts. */
async function traces(id: string, phone: string): Promise<string[]> {
  const tables = await world.rows<{ name: string }>(
    `select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
     where p.polname = 'own_business' order by 1`,
    [],
  )
  const [person] = await world.rows<{ unique_customer_id: string }>('select * from customers where id = $1', [
    id,
  ])
  names.set(id, names.get(id) ?? person!.unique_customer_id)
  const words = ['zaphod', 'xquisite', phone.slice(2), names.get(id)!.toLowerCase(), '203.0.113.']
  // The log has the addresses of staff, but none of a customer.
  const wordsIn = (table: string) =>
    words.filter((word) => table !== 'audit_entries' || word !== '203.0.113.')
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await world.rows<{ text: string }>(
      `select lower(r::text) as text from ${name} r where business_id = $1`,
      [business.businessId],
    )
    for (const word of wordsIn(name))
      if (rows.some(({ text }) => text.includes(word))) found.push(`${name}: ${word}`)
  }
  return found
}

/** The first CUS id of each customer. */
const names = new Map<string, string>()
