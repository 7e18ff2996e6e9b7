import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubscriptionView } from '#server/billing/contract.ts'
import { endTrials } from '#server/billing/index.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Overview, TenantView } from '../contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const PRO = '01939c00-0000-7000-8000-000000000002'
const AGENCY = '01939c00-0000-7000-8000-000000000003'
const DAY = 86_400_000
/** The evening before 11 March in New York, where the day ends at 4:00 UTC. */
const NOW = new Date('2026-03-11T02:00:00Z')

let product: Product
let admin: Visitor
const clock = travellingClock(NOW)
beforeAll(async () => {
  product = await openProduct(clock)
  const made = await openBusinessWithCode(product, { name: 'The platform' })
  admin = made.owner
  await rows('insert into super_admins values ($1)', [made.businessId])
})
afterAll(() => product?.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
/** A business in New York whose clock and trial begin now. */
async function openBusiness(tier: string, name = 'Corner Flowers') {
  const business = await openBusinessWithCode(product, { name, tier })
  await rows(`update businesses set time_zone = 'America/New_York' where id = $1`, [business.businessId])
  return business
}
const act = (who: Visitor, { businessId }: OpenBusiness, verb: string, json: object) =>
  who.post(`/api/app/admin/tenants/${businessId}/${verb}`, json)
const granted = { tier_id: PRO, ends_on: '2026-03-20', reason: 'A friend of the house' }
const grant = (business: OpenBusiness, change: Partial<typeof granted> = {}) =>
  act(admin, business, 'grant-tier', { ...granted, ...change })
const extend = (business: OpenBusiness, ends_on: string) =>
  act(admin, business, 'extend-trial', { ends_on, reason: 'They were ill' })
const takeBack = (business: OpenBusiness, grantId: string) =>
  act(admin, business, `grants/${grantId}/take-back`, { reason: 'It was a mistake' })
const viewed = ({ body }: { body: unknown }) => body as TenantView
const newest = (answer: { body: unknown }) => viewed(answer).grants[0]!
const plan = async ({ owner }: OpenBusiness) =>
  (await owner.get('/api/app/subscription')).body as SubscriptionView
const planOf = async (business: OpenBusiness) => {
  const { tier, status } = await plan(business)
  return `${tier.name} ${status}`
}
const entries = async (who: Visitor, path: string) =>
  ((await who.get(path)).body as { data: { sentence: string; reason: string | null }[] }).data.map(
    ({ sentence, reason }) => [sentence, reason],
  )
const addPrograms = async ({ owner }: OpenBusiness, count: number) => {
  const made = []
  for (let n = 0; n < count; n++)
    made.push(await owner.post('/api/v1/programs', { name: `Card ${n}`, type: 'stamp_card', config: {} }))
  return made.map(({ status }) => status)
}
const mails = (business: OpenBusiness) =>
  rows<{ kind: string }>(`select kind from account_mails where business_id = $1 and kind = 'trial-ended'`, [
    business.businessId,
  ])

describe('a tier', () => {
  it('can be granted only by super admins, and only to a tenant', async () => {
    const business = await openBusiness(FREE)
    for (const verb of ['grant-tier', 'extend-trial', `grants/${crypto.randomUUID()}/take-back`]) {
      expect((await act(product.visitor(), business, verb, granted)).status).toBe(401)
      expect((await act(business.owner, business, verb, granted)).status).toBe(403)
    }
    const nobody = { ...business, businessId: crypto.randomUUID() }
    expect((await grant(nobody)).status).toBe(404)
    const [platform] = await rows<{ id: string }>('select id from super_admins')
    expect((await grant({ ...business, businessId: platform!.id })).status).toBe(404)
    expect(await planOf(business)).toBe('Free trial')
  })

  it.each([
    ['no reason', { reason: '  ' }],
    ['a day that is over', { ends_on: '2026-03-09' }],
    ['a year that was mistyped', { ends_on: '2062-03-20' }],
    ['no day', { ends_on: 'soon' }],
    ['a tier that costs nothing', { tier_id: FREE }],
    ['a tier that there is not', { tier_id: crypto.randomUUID() }],
  ])('is not granted with %s', async (_, change) => {
    const business = await openBusiness(FREE)
    expect((await grant(business, change)).status).toBe(400)
    expect(await planOf(business)).toBe('Free trial')
  })

  it('is in force until the shop’s day is over, to the second, without any job', async () => {
    const business = await openBusiness(FREE)
    const answer = await grant(business, { ends_on: '2026-03-10' })
    expect(viewed(answer)).toMatchObject({
      tier: { name: 'Free' },
      subscription_status: 'trial',
      granted: { tier_name: 'Pro', ends_on: '2026-03-10' },
    })
    expect(await planOf(business)).toBe('Pro granted')
    expect(await addPrograms(business, 3)).toEqual([201, 201, 201])
    clock.travelTo(new Date('2026-03-11T03:59:59.000Z'))
    expect(await planOf(business)).toBe('Pro granted')
    clock.travelTo(new Date('2026-03-11T04:00:00.000Z'))
    expect(await planOf(business)).toBe('Free trial')
    expect(await addPrograms(business, 1)).toEqual([409])
    // Existing programs still work.
    const { data } = (await business.owner.get('/api/v1/programs')).body as { data: { status: string }[] }
    expect(data.map(({ status }) => status)).toEqual(['active', 'active', 'active'])
    clock.travelTo(NOW)
  })

  it('is in force in the very answer that grants it, however long that takes', async () => {
    const business = await openBusiness(FREE)
    const still = clock.now
    let ticks = 0
    clock.now = () => new Date(still().getTime() + ticks++)
    const answer = viewed(await grant(business))
    clock.now = still
    expect(answer).toMatchObject({ granted: { tier_name: 'Pro' }, grants: [{ holds: true }] })
  })

  it('is granted once, however often and at once the same is sent, and again once it was taken back', async () => {
    const business = await openBusiness(FREE)
    const answers = await Promise.all([grant(business), grant(business), grant(business)])
    const again = await grant(business)
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [only, ...others] = viewed(again).grants
    expect(others).toEqual([])
    expect(viewed(await takeBack(business, only!.id)).granted).toBeNull()
    expect(viewed(await grant(business)).grants).toHaveLength(2)
    expect(viewed(await grant(business, { ends_on: '2026-03-21' })).grants).toHaveLength(3)
  })

  it('is recorded for the shop and the platform, and can be taken back once', async () => {
    const business = await openBusiness(FREE, 'Both Logs')
    const { id } = newest(await grant(business))
    const answer = await takeBack(business, id)
    expect(viewed(answer).granted).toBeNull()
    expect(newest(answer)).toMatchObject({
      reason: granted.reason,
      holds: false,
      taken_back: { reason: 'It was a mistake' },
    })
    expect(await planOf(business)).toBe('Free trial')
    expect((await takeBack(business, id)).status).toBe(409)
    const other = await openBusiness(FREE)
    expect((await takeBack(other, newest(await grant(business)).id)).status).toBe(404)
    expect((await entries(business.owner, '/api/app/audit?kind=settings')).slice(0, 3)).toEqual([
      ['Regulars granted the Pro plan until March 20, 2026', granted.reason],
      ['Regulars took back the Pro plan that was granted', 'It was a mistake'],
      ['Regulars granted the Pro plan until March 20, 2026', granted.reason],
    ])
    const ours = await entries(admin, '/api/app/admin/audit')
    expect(ours.filter(([, reason]) => reason === 'It was a mistake')).not.toEqual([])
  })

  it('lifts the low limit of texts before a payment, as long as it is in force', async () => {
    const business = await openBusiness(AGENCY)
    const texts = async () => (await plan(business)).usage.sms
    expect(await texts()).toEqual({ used: 0, limit: 50, until_paid: true })
    const { id } = newest(await grant(business, { tier_id: AGENCY }))
    expect(await texts()).toEqual({ used: 0, limit: 5000, until_paid: false })
    await takeBack(business, id)
    expect(await texts()).toEqual({ used: 0, limit: 50, until_paid: true })
  })

  it('cannot be rewritten or deleted by the application, only taken back', async () => {
    const business = await openBusiness(FREE)
    await grant(business)
    const inTransaction = (sql: string) =>
      product.services.database.transaction({ businessId: business.businessId }, (tx) => tx.execute(sql))
    await expect(
      inTransaction(`update plan_grants set ends_at = now() + interval '9 years'`),
    ).rejects.toThrow()
    await expect(inTransaction('delete from plan_grants')).rejects.toThrow()
  })
})

describe('a request for a plan', () => {
  it('comes from the shop’s admin, for a larger plan, and is shown to super admins until it is granted', async () => {
    const business = await openBusiness(FREE, 'Asks for More')
    const ask = (tier_id: string) => business.owner.post('/api/app/subscription/ask', { tier_id })
    expect((await product.visitor().post('/api/app/subscription/ask', { tier_id: PRO })).status).toBe(401)
    expect((await ask(FREE)).status).toBe(400)
    expect((await ask(crypto.randomUUID())).status).toBe(400)
    expect((await ask(AGENCY)).body).toMatchObject({ asked: { tier_id: AGENCY }, tier: { name: 'Free' } })
    expect((await ask(PRO)).body).toMatchObject({ asked: { tier_id: PRO } })
    await rows(`update tenant_members set role = 'member' where business_id = $1`, [business.businessId])
    expect((await ask(AGENCY)).status).toBe(403)
    await rows(`update tenant_members set role = 'admin' where business_id = $1`, [business.businessId])
    const asking = async () => {
      const { tenants } = (await admin.get('/api/app/admin/overview')).body as Overview
      const { data } = (await admin.get('/api/app/admin/tenants?asking=true')).body as { data: TenantView[] }
      return [tenants.asking, ...data.map(({ company_name, asked }) => [company_name, asked?.tier_name])]
    }
    expect(await asking()).toEqual([1, ['Asks for More', 'Pro']])
    await grant(business)
    expect(await asking()).toEqual([0])
    expect((await plan(business)).asked).toBeNull()
  })
})

describe('a trial', () => {
  it('becomes Free at its end without a job, and what was made in it still works', async () => {
    const business = await openBusiness(PRO)
    expect(await addPrograms(business, 2)).toEqual([201, 201])
    const { body } = await business.owner.post('/api/v1/customers', { first_name: 'Ana' })
    const { id: customer_id } = body as { id: string }
    clock.travelTo(new Date(NOW.getTime() + 14 * DAY))
    expect(await planOf(business)).toBe('Free canceled')
    expect((await business.owner.get('/api/auth/session')).body).toMatchObject({
      session: { business: { subscription_status: 'canceled', tier: { name: 'Free' } } },
    })
    expect(await addPrograms(business, 1)).toEqual([409])
    const bought = await business.owner.post(
      '/api/v1/purchases',
      { customer_id, amount: 500 },
      { 'idempotency-key': 'after the trial' },
    )
    expect(bought.status).toBe(201)
    clock.travelTo(NOW)
  })

  it('that is over is marked once by the job, which tells the admin once', async () => {
    const business = await openBusiness(PRO, 'Ends Quietly')
    await endTrials(product.services)
    expect(await mails(business)).toEqual([])
    clock.travelTo(new Date(NOW.getTime() + 15 * DAY))
    await Promise.all([endTrials(product.services), endTrials(product.services)])
    await endTrials(product.services)
    expect(await mails(business)).toHaveLength(1)
    expect(
      await rows('select subscription_status from businesses where id = $1', [business.businessId]),
    ).toEqual([{ subscription_status: 'canceled' }])
    const told = await entries(business.owner, '/api/app/audit?kind=settings')
    expect(told.filter(([sentence]) => /^The trial ended/.test(sentence!))).toHaveLength(1)
    const credits =
      'select kind, credits from credit_transactions where business_id = $1 order by created_at, id'
    expect(await rows(credits, [business.businessId])).toEqual([
      { kind: 'initial', credits: 100 },
      { kind: 'taken', credits: -100 },
    ])
    const { data } = (await admin.get('/api/app/admin/tenants?status=canceled&search=ends quietly')).body as {
      data: TenantView[]
    }
    expect(data).toMatchObject([{ subscription_status: 'canceled', tier: { name: 'Free' } }])
    clock.travelTo(NOW)
  })

  it('continues while a tier is granted, and its end is announced after both are over', async () => {
    const business = await openBusiness(PRO)
    await grant(business, { ends_on: '2026-04-30' })
    clock.travelTo(new Date(NOW.getTime() + 20 * DAY))
    await endTrials(product.services)
    expect([await planOf(business), await mails(business)]).toEqual(['Pro granted', []])
    clock.travelTo(new Date('2026-05-02T00:00:00Z'))
    await endTrials(product.services)
    expect([await planOf(business), await mails(business)]).toEqual([
      'Free canceled',
      [{ kind: 'trial-ended' }],
    ])
    clock.travelTo(NOW)
  })

  it('can be extended, also after its end, and the last extension can be taken back', async () => {
    const business = await openBusiness(PRO)
    expect((await extend(business, '2026-03-15')).status).toBe(400)
    clock.travelTo(new Date(NOW.getTime() + 20 * DAY))
    await endTrials(product.services)
    expect(await planOf(business)).toBe('Free canceled')
    const first = newest(await extend(business, '2026-04-05'))
    expect(await planOf(business)).toBe('Pro trial')
    expect((await plan(business)).trial_ends_at).toBe('2026-04-06T03:59:59.999Z')
    const second = newest(await extend(business, '2026-04-20'))
    expect((await takeBack(business, first.id)).status).toBe(409)
    expect(viewed(await takeBack(business, second.id)).trial_ends_on).toBe('2026-04-05')
    expect(viewed(await takeBack(business, first.id)).subscription_status).toBe('canceled')
    expect(await planOf(business)).toBe('Free canceled')
    clock.travelTo(NOW)
  })

  it('cannot be extended if there is none, or if the shop pays', async () => {
    expect((await extend(await openBusiness(FREE), '2026-04-05')).status).toBe(409)
    const paying = await openBusiness(PRO)
    await rows(`update businesses set subscription_status = 'active' where id = $1`, [paying.businessId])
    expect((await extend(paying, '2026-04-05')).status).toBe(409)
  })
})
