import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { SubscriptionView } from '../contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const PRO = '01939c00-0000-7000-8000-000000000002'
/** Half past midnight on 1 March in Auckland, while London still has 28 February. */
const NOW = new Date('2025-02-28T11:30:00Z')

let product: Product
beforeAll(async () => {
  product = await openProduct(travellingClock(NOW))
})
afterAll(() => product.close())

async function newBusiness(email: string, tier_id: string) {
  const owner = product.visitor()
  const business = { company_name: 'Blue Door Café', email, password: 'a fine password', tier_id }
  const { body } = await owner.post('/api/auth/sign-up', { ...business, time_zone: 'Pacific/Auckland' })
  const { business_id: businessId } = body as { business_id: string }
  const read = async () => (await owner.get('/api/app/subscription')).body as SubscriptionView
  const set = (values: Partial<typeof businesses.$inferInsert>) =>
    product.services.database.transaction({ businessId }, (tx) =>
      tx.update(businesses).set(values).where(eq(businesses.id, businessId)),
    )
  return { owner, businessId, read, set }
}

describe('the subscription', () => {
  it('is closed to people who are not signed in', async () => {
    expect((await product.visitor().get('/api/app/subscription')).status).toBe(401)
  })

  it("never counts another shop's programs, customers or people", async () => {
    const busy = await newBusiness('busy@example.com', PRO)
    await busy.owner.post('/api/v1/programs', { name: 'Card', type: 'stamp_card', config: {} })
    await busy.owner.post('/api/v1/customers', { first_name: 'Ana' })
    const { usage } = await (await newBusiness('quiet@example.com', FREE)).read()
    expect(usage).toEqual({
      customers: { used: 0, limit: 50 },
      programs: { used: 0, limit: 1 },
      sms: { used: 0, limit: 50, until_paid: false },
      seats: { used: 1, limit: 1 },
    })
    expect((await busy.read()).usage).toMatchObject({
      customers: { used: 1, limit: 500 },
      programs: { used: 1, limit: 3 },
    })
  })

  it('says the plan, the end of its trial and the credits that came with it', async () => {
    const paid = await (await newBusiness('paid@example.com', PRO)).read()
    expect(paid).toMatchObject({ status: 'trial', period_end: null, credits: 100, tier: { name: 'Pro' } })
    expect(paid.trial_ends_at).toBe('2025-03-14T11:30:00.000Z')
    expect(await (await newBusiness('free@example.com', FREE)).read()).toMatchObject({
      status: 'trial',
      trial_ends_at: null,
      credits: 0,
    })
  })

  it("counts texts by the shop's own month", async () => {
    const business = await newBusiness('texts@example.com', FREE)
    await business.set({ usage_sms_month: '2025-02', usage_sms_monthly: 49 })
    expect((await business.read()).usage.sms.used).toBe(0)
    await business.set({ usage_sms_month: '2025-03', usage_sms_monthly: 7 })
    expect((await business.read()).usage.sms.used).toBe(7)
  })
})
