import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { type OperationKind, type OperationSource, operations } from '#server/loyalty/ledger/tables.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { DashboardView } from './dashboard/dashboardContract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
/** Half past midnight on 1 March in Auckland, while London still has 28 February. */
const NOW = new Date('2025-02-28T11:30:00Z')

let product: Product
beforeAll(async () => {
  product = await openProduct(travellingClock(NOW))
})
afterAll(() => product.close())

async function newBusiness(email: string, time_zone = 'Pacific/Auckland') {
  const owner = product.visitor()
  const answer = await owner.post('/api/auth/sign-up', {
    company_name: 'Blue Door Café',
    email,
    password: 'a fine password',
    tier_id: FREE,
    time_zone,
  })
  return { owner, businessId: (answer.body as { business_id: string }).business_id }
}

const read = async (owner: Visitor) => (await owner.get('/api/app/dashboard')).body as DashboardView

/** Rows as the application's own functions write them. */
function businessRows(business_id: string) {
  const run = (work: (tx: Tx) => PromiseLike<unknown>) =>
    product.services.database.transaction({ businessId: business_id }, async (tx) => void (await work(tx)))
  return {
    customer: async (createdAt: string, first_name = 'Ana', erased = false) => {
      const id = newId()
      const created_at = new Date(createdAt)
      const row = { business_id, id, unique_customer_id: `CUS-${id.slice(-8)}`, first_name, created_at }
      await run((tx) => tx.insert(customers).values({ ...row, erased_at: erased ? created_at : null }))
      return id
    },
    operation: async (
      customer_id: string,
      kind: OperationKind,
      more: { reverses_id?: string; source?: OperationSource } = {},
    ) => {
      const id = newId()
      const row = { business_id, id, idempotency_key: id, input_hash: '', kind, customer_id, created_at: NOW }
      const paid = { amount: 1240, currency: 'USD' }
      await run((tx) => tx.insert(operations).values({ source: 'counter', ...paid, ...row, ...more }))
      return id
    },
    email: (state: 'accepted' | 'rejected', opened: boolean, has_pixel = true) => {
      const id = newId()
      const row = {
        business_id,
        id,
        type: 'email',
        purpose: 'marketing',
        dedupe_key: id,
        state,
        has_pixel,
      } as const
      const letter = { recipient: 'ana@example.com', content: 'Hello', opened_at: opened ? NOW : null }
      const times = { created_at: NOW, due_at: NOW }
      return run((tx) => tx.insert(communicationLogs).values({ ...row, ...letter, ...times }))
    },
    textsSent: (usage_sms_month: string, usage_sms_monthly: number) =>
      run((tx) =>
        tx
          .update(businesses)
          .set({ usage_sms_month, usage_sms_monthly })
          .where(eq(businesses.id, business_id)),
      ),
  }
}

describe('the dashboard', () => {
  it('is closed to whoever is not signed in', async () => {
    expect((await product.visitor().get('/api/app/dashboard')).status).toBe(401)
  })

  it("never shows another shop's figures or customers", async () => {
    const [cafe, bakery] = [
      await newBusiness('walls-cafe@example.com'),
      await newBusiness('walls-bakery@example.com'),
    ]
    const rows = businessRows(cafe.businessId)
    await rows.operation(await rows.customer('2025-01-05T10:00:00Z', 'Secret'), 'redemption')
    await rows.email('accepted', true)
    expect(await read(bakery.owner)).toMatchObject({
      customers: { total: 0, new_this_month: 0 },
      transactions: 0,
      emails: { sent: 0, open_rate: null },
      first_steps: { customer: false, purchase: false, profile: false },
      recent: [],
    })
  })

  it('names who was served once, also where two records of one person were merged since', async () => {
    const { owner, businessId } = await newBusiness('merged@example.com')
    const rows = businessRows(businessId)
    const ana = await rows.customer('2025-01-01T00:00:00Z', 'Ana')
    const double = await rows.customer('2025-01-02T00:00:00Z', 'Anna')
    await rows.operation(ana, 'purchase')
    await rows.operation(double, 'purchase')
    await product.services.database.transaction({ businessId }, (tx) =>
      tx.update(customers).set({ merged_into: ana }).where(eq(customers.id, double)),
    )
    const { today } = await read(owner)
    expect(today.served).toBe(1)
    expect(today.people.map(({ first_name }) => first_name)).toEqual(['Ana'])
  })

  it('names who was served before somebody who bought two hundred times since', async () => {
    const { owner, businessId } = await newBusiness('often@example.com')
    const rows = businessRows(businessId)
    await rows.operation(await rows.customer('2025-01-01T00:00:00Z', 'Ana'), 'purchase')
    const often = await rows.customer('2025-01-01T00:00:00Z', 'Otto')
    const created_at = new Date(NOW.getTime() + 1000)
    const purchase = { business_id: businessId, kind: 'purchase', source: 'counter', input_hash: '' } as const
    const purchases = Array.from({ length: 200 }, newId).map((id) => ({
      ...purchase,
      ...{ id, idempotency_key: id, customer_id: often, created_at },
    }))
    await product.services.database.transaction({ businessId }, (tx) =>
      tx.insert(operations).values(purchases),
    )
    const { today } = await read(owner)
    expect(today.people.map(({ first_name }) => first_name)).toEqual(['Otto', 'Ana'])
  })

  it('has a line for each thing that people did, and nothing about erased customers', async () => {
    const { owner, businessId } = await newBusiness('lines@example.com')
    const rows = businessRows(businessId)
    await rows.operation(await rows.customer('2025-01-05T10:00:00Z', 'Chloe'), 'purchase')
    await rows.operation(await rows.customer('2025-01-05T10:00:00Z', 'Gone', true), 'purchase')
    const { recent, today } = await read(owner)
    expect(recent.map(({ customer, line }) => [customer?.first_name, line])).toEqual([
      [undefined, 'bought for US$12.40'],
      ['Chloe', 'bought for US$12.40'],
    ])
    expect(today).toMatchObject({ served: 2, total: 2480, people: [{ first_name: 'Chloe' }] })
  })

  it("begins a month at midnight in the shop's time zone", async () => {
    const { owner, businessId } = await newBusiness('month@example.com')
    const rows = businessRows(businessId)
    await rows.customer('2025-02-28T10:59:59Z')
    await rows.customer('2025-02-28T11:00:00Z')
    expect((await read(owner)).customers).toEqual({ total: 2, new_this_month: 1 })
  })

  it('does not count erased customers', async () => {
    const { owner, businessId } = await newBusiness('erased@example.com')
    await businessRows(businessId).customer('2025-02-28T11:00:00Z', 'Gone', true)
    expect((await read(owner)).customers).toEqual({ total: 0, new_this_month: 0 })
  })

  it('does not count an undone purchase, and marks it as undone', async () => {
    const { owner, businessId } = await newBusiness('undone@example.com')
    const rows = businessRows(businessId)
    const ana = await rows.customer('2025-01-05T10:00:00Z')
    const purchase = await rows.operation(ana, 'purchase')
    await rows.operation(ana, 'purchase')
    await rows.operation(ana, 'undo', { reverses_id: purchase })
    const { transactions, recent } = await read(owner)
    expect(transactions).toBe(1)
    expect(recent.map(({ kind, undone }) => [kind, undone])).toEqual([
      ['undo', false],
      ['purchase', false],
      ['purchase', true],
    ])
  })

  it('counts neither joining nor expiry as transactions, and shows no daily sweeps in the news', async () => {
    const { owner, businessId } = await newBusiness('sweep@example.com')
    const rows = businessRows(businessId)
    const ana = await rows.customer('2025-01-05T10:00:00Z')
    await rows.operation(ana, 'join', { source: 'sign-up' })
    await rows.operation(ana, 'expiration', { source: 'automation' })
    const { transactions, recent } = await read(owner)
    expect(transactions).toBe(0)
    expect(recent.map(({ kind }) => kind)).toEqual(['join'])
  })

  it('shows who was added without anything to give for it, once, and none of an import', async () => {
    const { owner, businessId } = await newBusiness('added@example.com')
    await businessRows(businessId).customer('2025-02-28T11:00:00Z', 'Imported')
    const add = (first_name: string) =>
      owner.post('/api/v1/customers', { first_name }, { 'idempotency-key': newId() })
    await add('Nora')
    const config = { welcomeBonus: 20 }
    const program = { type: 'points', name: 'Points', config }
    await owner.post('/api/v1/programs', program, { 'idempotency-key': newId() })
    await add('Otto')
    const { recent } = await read(owner)
    expect(recent.map(({ kind, customer }) => [kind, customer?.first_name]).sort()).toEqual([
      ['join', 'Nora'],
      ['join', 'Otto'],
    ])
  })

  it("shows this month's texts only, beside what the plan allows", async () => {
    const { owner, businessId } = await newBusiness('texts@example.com')
    await businessRows(businessId).textsSent('2025-02', 49)
    expect((await read(owner)).sms).toEqual({ used: 0, limit: 50, until_paid: false })
    await businessRows(businessId).textsSent('2025-03', 7)
    expect((await read(owner)).sms).toEqual({ used: 7, limit: 50, until_paid: false })
  })

  it('ticks the profile off once guests can find or call the shop', async () => {
    const { owner, businessId } = await newBusiness('profile@example.com')
    expect((await read(owner)).first_steps.profile).toBe(false)
    await product.services.database.transaction({ businessId }, (tx) =>
      tx
        .update(businesses)
        .set({ address: '14 Harbor Street, Springfield' })
        .where(eq(businesses.id, businessId)),
    )
    expect((await read(owner)).first_steps.profile).toBe(true)
  })

  it('asks for a reward as long as points buy nothing', async () => {
    const { owner } = await newBusiness('no-reward@example.com')
    const key = () => ({ 'idempotency-key': newId() })
    const made = await owner.post('/api/v1/programs', { name: 'Beans', type: 'points', config: {} }, key())
    expect((await read(owner)).waiting.no_reward).toBe(1)
    const { id } = made.body as { id: string }
    const reward = { program_id: id, name: 'Bun', points_price: 100 }
    expect((await owner.post('/api/v1/rewards', reward, key())).status).toBe(201)
    expect((await read(owner)).waiting.no_reward).toBe(0)
  })

  it('rounds the open rate of the tracked emails to a whole percent', async () => {
    const { owner, businessId } = await newBusiness('opens@example.com')
    const rows = businessRows(businessId)
    await rows.email('accepted', true)
    await rows.email('accepted', true)
    await rows.email('accepted', false)
    await rows.email('rejected', true)
    // Invitations, and campaigns while tracking is off, have no picture: whether they were opened is unknown.
    await rows.email('accepted', false, false)
    expect((await read(owner)).emails).toEqual({ sent: 4, open_rate: 67 })
  })
})
