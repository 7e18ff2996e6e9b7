import { get, type IncomingMessage } from 'node:http'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendCampaign } from '#server/messaging/campaigns/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { agreed } from '#tests/world/agreed.ts'
import { proveAddress } from '#tests/world/owner.ts'
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
  const { body } = await owner.post('/api/auth/sign-up', { ...company, locale: 'en-US' })
  businessId = (body as { business_id: string }).business_id
  await proveAddress(product.services.database.plain, businessId)
  for (const [name, type] of [
    ['Points', 'points'],
    ['Card', 'stamp_card'],
  ])
    await owner.post('/api/v1/programs', { name, type, config: {} }, { 'idempotency-key': newId() })
})
afterAll(() => product.close())

const add = async (person: object) => {
  const { body } = await owner.post('/api/v1/customers', { ...agreed, ...person })
  return body as { id: string; unique_customer_id: string }
}
async function download(name: string) {
  const { status, text, bytes, headers } = await owner.get(`/api/v1/exports/${name}`)
  expect(status).toBe(200)
  const rows: Record<string, string>[] = parse(text, { columns: true })
  return { text, bytes, headers, rows }
}

/** The value of a figure once it has not changed during many other answers of the server. */
async function settled(figure: () => number): Promise<number> {
  const before = figure()
  for (let asked = 0; asked < 30; asked++) await owner.get('/api/v1/programs')
  return figure() === before ? before : settled(figure)
}

const PAGES = 12
let large: { cookie: string; business: string }
/** A business of far more bytes than a connection's buffers hold. */
beforeAll(async () => {
  const visitor = product.visitor()
  const company = { company_name: 'Large', email: 'l@example.com', password: 'a fine password' }
  const { body } = await visitor.post('/api/auth/sign-up', { ...company, tier_id: AGENCY })
  const { business_id: business } = body as { business_id: string }
  await product.services.database.transaction({ businessId: business }, (tx) =>
    tx.execute(sql`insert into customers (business_id, id, unique_customer_id, notes, created_at)
      select ${business}::uuid, gen_random_uuid(), 'CUSLARGE' || n, repeat('x', 4000), now()
      from generate_series(1, ${PAGES * 1000}::int) n`),
  )
  large = { business, cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
})

/** A download of the large business that has begun, and whose reader takes nothing yet. */
async function begunDownload() {
  const { business, cookie } = large
  const transactions = vi.spyOn(product.services.database, 'transaction')
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${product.url}/api/v1/exports/customers.csv`, { headers: { cookie } }, resolve).on('error', reject)
  })
  const readings = () => transactions.mock.calls.filter(([{ businessId }]) => businessId === business).length
  return { response, readings, transactions, business }
}

describe('an export', () => {
  it('has every name unchanged, with any characters, in a file that Excel reads as UTF-8', async () => {
    const last_name = 'O\u2019"Neil; the "4th",\tElder'
    const { unique_customer_id } = await add({ first_name: 'José 🍀', last_name, email: 'jose@example.com' })
    const { headers, bytes, rows } = await download('customers.csv')
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="customers.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    const row = rows.find(({ customer_id }) => customer_id === unique_customer_id)
    // A tab is a control character, which is removed from a name on input.
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

  it('says of a refund which purchase it belongs to', async () => {
    const { id: customer_id } = await add({ first_name: 'Returns' })
    const bought = await owner.post(
      '/api/v1/purchases',
      { customer_id, amount: 900 },
      { 'idempotency-key': newId() },
    )
    const { operation_id } = bought.body as { operation_id: string }
    const refund = { amount: 300, left: 900 }
    const { status } = await owner.post(`/api/v1/operations/${operation_id}/refund`, refund, {
      'idempotency-key': newId(),
    })
    expect(status).toBe(200)
    const { rows } = await download('ledger.csv')
    const refunds = rows.filter((row) => row.operation === 'refund')
    expect(refunds.map((row) => [row.refunds, row.amount, row.takes_back])).toEqual([
      [operation_id, '-3.00', ''],
    ])
    expect(rows.find((row) => row.operation_id === operation_id)).toMatchObject({ refunds: '' })
  })

  it('says of which campaign a message is, and of none where it is of none', async () => {
    const { id: customer_id } = await add({ first_name: 'Nora', email: 'nora@example.com' })
    const picked = { kind: 'picked', customer_ids: [customer_id] }
    const texts = [{ subject: 'Open late', body: 'Until ten' }]
    const news = { name: '=Late "night"', type: 'email', audience: picked, texts }
    const made = (await owner.post('/api/v1/campaigns', news)).body as { id: string; version: number }
    await owner.post(`/api/v1/campaigns/${made.id}/start`, {
      version: made.version,
      address: '5 Elm Street, Springfield',
    })
    const { services } = product
    await sendCampaign(services, { businessId, campaignId: made.id })
    const { rows } = await download('messages.csv')
    expect(rows.find(({ subject }) => subject === 'Open late')?.campaign).toBe(`'=Late "night"`)
    const others = rows.filter(({ subject }) => subject !== 'Open late')
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(({ campaign }) => campaign === '')).toBe(true)
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

  it('reads only as much of the shop as its reader takes, and nothing after they disconnect', async () => {
    const { response, readings, transactions } = await begunDownload()
    const taken = await settled(readings)
    expect(taken).toBeLessThan(PAGES)
    response.destroy()
    expect(await settled(readings)).toBeLessThanOrEqual(taken + 1)
    transactions.mockRestore()
    // No database connection is blocked: the next request is answered.
    expect((await download('messages.csv')).rows.length).toBeGreaterThan(0)
  })

  it('breaks off at the next page for a person who is dismissed meanwhile', async () => {
    const { response, readings, transactions, business } = await begunDownload()
    const taken = await settled(readings)
    const dismiss = `update tenant_members set status = 'removed' where business_id = $1`
    await queryAsSuperuser(product.database, product.services.database, dismiss, [business])
    const end = await new Promise((resolve) => {
      response.on('error', () => resolve('broken off'))
      response.on('end', () => resolve('whole'))
      response.resume()
    })
    expect([end, readings()]).toEqual(['broken off', taken])
    transactions.mockRestore()
  })

  it('is only a header for a shop without rows', async () => {
    const other = product.visitor()
    const company = { company_name: 'Empty', email: 'e@example.com', password: 'a fine password' }
    await other.post('/api/auth/sign-up', { ...company, tier_id: AGENCY })
    const { text } = await other.get('/api/v1/exports/ledger.csv')
    expect(text.split('\r\n')).toEqual([expect.stringMatching(/^operation_id,recorded_at,/), ''])
  })
})
