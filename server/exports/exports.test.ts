import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'

let product: Product
let owner: Visitor
let businessId: string
beforeAll(async () => {
  product = await openProduct()
  owner = product.visitor()
  const company = {
    company_name: 'Café',
    email: 'o@example.com',
    password: 'a fine password',
    tier_id: AGENCY,
  }
  const { body } = await owner.post('/api/v1/sign-up', { ...company, locale: 'en-US' })
  businessId = (body as { business_id: string }).business_id
  for (const [name, type] of [
    ['Points', 'points'],
    ['Card', 'stamp_card'],
  ])
    await owner.post('/api/v1/programs', { name, type, config: {} }, { 'idempotency-key': newId() })
}, 60_000)
afterAll(() => product.close())

const add = async (person: object) => {
  const { body } = await owner.post('/api/v1/customers', person)
  return (body as { customer: { id: string; unique_customer_id: string } }).customer
}
/** The response itself: reading it as text takes the byte-order mark off. */
const ask = (name: string) =>
  product.app.request(`http://localhost:3000/api/v1/exports/${name}`, {
    headers: { cookie: [...owner.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; ') },
  })

async function download(name: string) {
  const { status, text, headers } = await owner.get(`/api/v1/exports/${name}`)
  expect(status).toBe(200)
  const rows: Record<string, string>[] = parse(text, { columns: true })
  return { text, headers, rows }
}

describe('an export', () => {
  it('brings every name back as it was, whatever is in it, in a file that Excel reads as UTF-8', async () => {
    const last_name = 'O\u2019"Neil; the "4th",\tElder'
    const { unique_customer_id } = await add({ first_name: 'José 🍀', last_name, email: 'jose@example.com' })
    const { headers, rows } = await download('customers.csv')
    const bytes = Buffer.from(await (await ask('customers.csv')).arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="customers.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    const row = rows.find(({ customer_id }) => customer_id === unique_customer_id)
    // A tab is a control character, which a name loses when it is taken in.
    expect(row).toMatchObject({ first_name: 'José 🍀', last_name: 'O\u2019"Neil; the "4th", Elder' })
  })

  it.each(['=1+1', '@SUM(A1)', '-2+3', '+cmd|calc', '＝1', ' =1', '=HYPERLINK("http://x","y")'])(
    'runs nothing in a spreadsheet: %s',
    async (first_name) => {
      const { unique_customer_id } = await add({ first_name })
      const { rows } = await download('customers.csv')
      const row = rows.find(({ customer_id }) => customer_id === unique_customer_id)
      expect(row!.first_name).toBe(`'${first_name.trim()}`)
    },
  )

  it('keeps numbers and phones as they are', async () => {
    const { id, unique_customer_id } = await add({ phone: '+14155550101' })
    await owner.post(
      '/api/v1/purchases',
      { customer_id: id, amount: 1240 },
      { 'idempotency-key': 'one purchase' },
    )
    const { rows } = await download('customers.csv')
    const row = rows.find(({ customer_id }) => customer_id === unique_customer_id)
    expect(row).toMatchObject({ phone: '+14155550101', points: '12', visits: '1', opted_in_sms: 'true' })
  })

  it('tells a purchase once, with an entry for each program it touched', async () => {
    const { rows } = await download('ledger.csv')
    const purchase = rows.filter(({ operation }) => operation === 'purchase')
    expect(purchase.map(({ amount, currency, program }) => [amount, currency, program]).sort()).toEqual([
      ['', '', 'Card'],
      ['12.40', 'USD', 'Points'],
    ])
    expect(purchase[0]!.recorded_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('holds every row of a shop of many pages, once each and in order', async () => {
    await product.services.database.transaction({ businessId }, (tx) =>
      tx.execute(sql`insert into customers (business_id, id, unique_customer_id, first_name, created_at)
        select ${businessId}::uuid, ('01939c00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'CUSMANY' || n, 'Many', now()
        from generate_series(1, 2500) n`),
    )
    const { rows } = await download('customers.csv')
    const many = rows.filter(({ first_name }) => first_name === 'Many').map(({ customer_id }) => customer_id)
    expect(many).toEqual(Array.from({ length: 2500 }, (_, n) => `CUSMANY${n + 1}`))
  })

  it('reads no more of the shop than its reader takes', async () => {
    const response = await ask('customers.csv')
    const reader = response.body!.getReader()
    const first = new TextDecoder().decode((await reader.read()).value)
    expect(first.split('\r\n').length).toBeLessThan(1100)
    await reader.cancel()
    // Nothing holds on to the database: the next request is answered.
    expect((await download('messages.csv')).rows.length).toBeGreaterThan(0)
  })

  it('is a header alone for a shop without rows', async () => {
    const other = product.visitor()
    const company = { company_name: 'Empty', email: 'e@example.com', password: 'a fine password' }
    await other.post('/api/v1/sign-up', { ...company, tier_id: AGENCY })
    const { text } = await other.get('/api/v1/exports/ledger.csv')
    expect(text.split('\r\n')).toEqual([expect.stringMatching(/^operation_id,recorded_at,/), ''])
  })
})
