import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { newId } from '#server/platform/context/ids.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { FoundReward, RecordedPurchase, TillView, Undone } from './contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'

let product: Product
let till: Visitor
let stranger: Visitor
beforeAll(async () => {
  product = await openProduct()
  till = await openBusiness('olive@sunrise.example')
  stranger = await openBusiness('vera@elsewhere.example')
  const program = {
    name: 'Coffee card',
    type: 'stamp_card',
    config: { stampsRequired: 2, rewardDescription: 'Free coffee' },
  }
  expect((await till.post('/api/v1/programs', program, withKey(newId()))).status).toBe(201)
})
afterAll(() => product.close())

async function openBusiness(email: string) {
  const owner = product.visitor()
  const business = { company_name: 'Café Sunrise', email, password: 'a fine password', tier_id: FREE }
  await owner.post('/api/auth/sign-up', { ...business, time_zone: 'America/New_York' })
  return owner
}

let phones = 0
async function addCustomer(): Promise<CustomerView> {
  phones += 1
  const customer = { first_name: 'Ana', phone: `+1212555${String(phones).padStart(4, '0')}` }
  return (await till.post('/api/v1/customers', customer)).body as CustomerView
}

const withKey = (key: string) => ({ 'idempotency-key': key })
const record = (who: Visitor, body: object, key = newId()) =>
  who.post('/api/v1/purchases', body, withKey(key))
const undo = (who: Visitor, operationId: string, key = newId()) =>
  who.post(`/api/v1/operations/${operationId}/undo`, {}, withKey(key))
const viewOf = async (customerId: string) =>
  (await till.get(`/api/app/counter/customers/${customerId}`)).body as TillView
const stampsOf = async (customerId: string) => (await viewOf(customerId)).cards[0]!.progress.stamps_current

/** Records a purchase with two stamps, which fill the card; it gives its reward. */
async function fillCard(customer_id: string): Promise<RecordedPurchase> {
  return (await record(till, { customer_id, stamps: 2 })).body as RecordedPurchase
}

describe('the till', () => {
  it('is closed to people who are not signed in', async () => {
    const { id } = await addCustomer()
    const nobody = product.visitor()
    const answers = [
      await nobody.get(`/api/app/counter/customers/${id}`),
      await nobody.get('/api/v1/codes/FREECOFFEE'),
      await nobody.post('/api/v1/purchases/preview', { customer_id: id }),
      await record(nobody, { customer_id: id }),
      await undo(nobody, newId()),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })

  it("does not know another shop's customer, codes or operations", async () => {
    const { id } = await addCustomer()
    const { operation_id, rewards } = await fillCard(id)
    const answers = [
      await stranger.get(`/api/app/counter/customers/${id}`),
      await stranger.get(`/api/v1/codes/${rewards[0]!.redemption_code}`),
      await stranger.post('/api/v1/purchases/preview', { customer_id: id }),
      await record(stranger, { customer_id: id }),
      await undo(stranger, operation_id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await viewOf(id)).toMatchObject({
      rewards: [{ name: 'Free coffee' }],
      recent: [{ undone: false }],
    })
  })

  it('refuses amounts and stamps that make no sense at a till, and unknown fields', async () => {
    const { id: customer_id } = await addCustomer()
    const bodies = [
      { customer_id, amount: -1 },
      { customer_id, amount: 12.4 },
      { customer_id, amount: 1e15 },
      { customer_id, amount: '1240' },
      { customer_id, stamps: 0 },
      { customer_id, stamps: 1000 },
      { customer_id, paid: 0 },
      { customer_id: 'everyone' },
      {},
    ]
    for (const body of bodies) {
      expect((await record(till, body)).status).toBe(400)
      expect((await till.post('/api/v1/purchases/preview', body)).status).toBe(400)
    }
    const keyless = await till.send('POST', '/api/v1/purchases', { customer_id, amount: 1240 })
    expect(keyless.status).toBe(400)
    expect((await viewOf(customer_id)).recent.map(({ kind }) => kind)).not.toContain('purchase')
  })
})

describe('recording at the till', () => {
  it('counts a double tap once', async () => {
    const { id: customer_id } = await addCustomer()
    const key = newId()
    const answers = await Promise.all([1, 2, 3].map(() => record(till, { customer_id, amount: 1240 }, key)))
    const known = answers.filter(({ status }) => status === 201).map(({ body }) => body as RecordedPurchase)
    expect(known.length).toBeGreaterThan(0)
    expect(new Set(known.map(({ operation_id }) => operation_id)).size).toBe(1)
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true)
    expect(await stampsOf(customer_id)).toBe(1)
  })

  it('answers a retry after a lost answer with the first result', async () => {
    const { id: customer_id } = await addCustomer()
    const key = newId()
    const lost = await record(till, { customer_id, amount: 1240, stamps: 2 }, key)
    const again = await record(till, { customer_id, amount: 1240, stamps: 2 }, key)
    expect(again.body).toEqual(lost.body)
    const seen = await viewOf(customer_id)
    expect(seen.customer.total_visits).toBe(1)
    expect(seen.rewards).toHaveLength(1)
  })

  it('refuses a key that was used for something else', async () => {
    const { id: customer_id } = await addCustomer()
    const key = newId()
    await record(till, { customer_id, amount: 1240 }, key)
    const other = await record(till, { customer_id, amount: 99900 }, key)
    expect(other.status).toBe(409)
    expect(other.body).toMatchObject({ error: { details: { reason: 'key_reused' } } })
  })

  it('accepts purchases from two tills at once, and counts them as one visit', async () => {
    const { id: customer_id } = await addCustomer()
    const answers = await Promise.all([500, 700].map((amount) => record(till, { customer_id, amount })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const seen = await viewOf(customer_id)
    expect(seen.recent.filter(({ kind }) => kind === 'purchase')).toHaveLength(2)
    expect(seen.customer.total_visits).toBe(1)
    expect(await stampsOf(customer_id)).toBe(1)
  })

  it('previews exactly what is then recorded, and writes nothing before', async () => {
    const { id: customer_id } = await addCustomer()
    const purchase = { customer_id, amount: 1240, stamps: 2 }
    const preview = (await till.post('/api/v1/purchases/preview', purchase)).body as RecordedPurchase
    expect((await viewOf(customer_id)).customer.total_visits).toBe(0)
    const recorded = (await record(till, purchase)).body as RecordedPurchase
    expect(preview.programs).toEqual(recorded.programs)
    expect(preview.rewards).toMatchObject([{ name: 'Free coffee', redemption_code: null }])
  })

  it('undoes once, however often it is asked', async () => {
    const { id: customer_id } = await addCustomer()
    const { operation_id } = await fillCard(customer_id)
    const key = newId()
    const [first, again, other] = [
      await undo(till, operation_id, key),
      await undo(till, operation_id, key),
      await undo(till, operation_id),
    ]
    expect(again.body).toEqual(first.body)
    expect(first.body as Undone).toMatchObject({ voided_rewards: [{ name: 'Free coffee' }], notes: [] })
    expect(other.status).toBe(409)
    expect(await viewOf(customer_id)).toMatchObject({ rewards: [], customer: { total_visits: 0 } })
  })
})

describe("a reward's code", () => {
  const find = (code: string) => till.get(`/api/v1/codes/${encodeURIComponent(code)}`)

  it('that was never given is not found', async () => {
    for (const code of ['NOSUCHCODE', "' or 1=1", '%', '🎁', 'a/b'])
      expect((await find(code)).status).toBe(404)
  })

  it('leads to its owner, however it is typed, and redeems nothing', async () => {
    const customer = await addCustomer()
    const { redemption_code } = (await fillCard(customer.id)).rewards[0]!
    const typed = ` ${redemption_code.slice(0, 4).toLowerCase()}-${redemption_code.slice(4)} `
    const found = (await find(typed)).body as FoundReward
    expect(found).toMatchObject({
      customer: { id: customer.id },
      reward: { status: 'earned', redeemed_at: null },
    })
    expect((await viewOf(customer.id)).rewards).toHaveLength(1)
  })

  it('says that it was redeemed, and when', async () => {
    const { id } = await addCustomer()
    const { redemption_code } = (await fillCard(id)).rewards[0]!
    await till.post('/api/v1/redemptions', { code: redemption_code }, withKey(newId()))
    const { reward } = (await find(redemption_code)).body as FoundReward
    expect(reward.status).toBe('redeemed')
    expect(Date.parse(reward.redeemed_at!)).toBeLessThanOrEqual(Date.now())
  })
})
