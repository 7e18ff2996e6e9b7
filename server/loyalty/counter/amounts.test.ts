import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { type Business, openTeams, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let teams: Teams
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())

const record = (who: Visitor, body: object, key = newId(), more: Record<string, string> = {}) =>
  who.post('/api/v1/purchases', body, { 'idempotency-key': key, ...more })
const reasonOf = ({ body }: { body: unknown }) =>
  (body as { error?: { details?: { reason?: string } } }).error?.details?.reason
const purchasesOf = async (customer: string) =>
  (
    await teams.rows<{ amount: string }>(
      "select amount from operations where customer_id = $1 and kind = 'purchase'",
      [customer],
    )
  ).map(({ amount }) => Number(amount))

async function openTill(): Promise<{ business: Business; customer_id: string }> {
  const business = await teams.openBusiness('Agency')
  const { body } = await business.owner.post('/api/v1/customers', { first_name: 'Ana' })
  return { business, customer_id: (body as { id: string }).id }
}

async function hireForCounter(business: Business): Promise<Visitor> {
  const email = teams.newEmail('bo')
  await teams.invite(business, email, { role: 'counter' })
  const visitor = teams.visitor()
  await teams.join(visitor, await teams.tokenFor(email))
  return visitor
}

describe('an amount far above the usual', () => {
  it('is not recorded by anybody who did not confirm it', async () => {
    const { business, customer_id } = await openTill()
    const refused = await record(business.owner, { customer_id, amount: 4_800_000 })
    expect([refused.status, reasonOf(refused)]).toEqual([409, 'unusual_amount'])
    expect(refused.body).toMatchObject({ error: { message: expect.stringContaining('$48,000.00') } })
    // Nothing was sold yet, so no amount is usual.
    expect(refused.body).toMatchObject({
      error: { message: expect.not.stringContaining('usually'), details: { usual: null } },
    })
    expect(await purchasesOf(customer_id)).toEqual([])
    const meant = await record(business.owner, { customer_id, amount: 4_800_000, confirm_amount: true })
    expect(meant.status).toBe(201)
  })

  it('is not recorded without a confirmation from an API key either', async () => {
    const { business, customer_id } = await openTill()
    const made = await business.owner.post('/api/app/api-keys', { name: 'Till program' })
    const bearer = { authorization: `Bearer ${(made.body as { secret: string }).secret}` }
    const big = { customer_id, amount: 4_800_000 }
    expect(reasonOf(await record(teams.visitor(), big, newId(), bearer))).toBe('unusual_amount')
    expect((await record(teams.visitor(), { ...big, confirm_amount: true }, newId(), bearer)).status).toBe(
      201,
    )
  })

  it('is ten times the shop’s own median, which one typing error does not change', async () => {
    const { business, customer_id } = await openTill()
    for (let n = 0; n < 10; n++) await record(business.owner, { customer_id, amount: 2000 })
    await record(business.owner, { customer_id, amount: 4_800_000, confirm_amount: true })
    expect((await record(business.owner, { customer_id, amount: 20_000 })).status).toBe(201)
    const refused = await record(business.owner, { customer_id, amount: 20_001 })
    expect(reasonOf(refused)).toBe('unusual_amount')
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining('usually takes'), details: { usual: 2000 } },
    })
  })

  it('does not include amounts that a shop with low prices takes now and then', async () => {
    const { business, customer_id } = await openTill()
    for (let n = 0; n < 10; n++) await record(business.owner, { customer_id, amount: 100 })
    expect((await record(business.owner, { customer_id, amount: 5000 })).status).toBe(201)
    expect(reasonOf(await record(business.owner, { customer_id, amount: 5001 }))).toBe('unusual_amount')
  })

  it('is measured by the value of the shop’s currency', async () => {
    const { business, customer_id } = await openTill()
    await teams.rows('update businesses set currency = $2 where id = $1', [business.businessId, 'IDR'])
    // 45,000 rupiah is the price of a lunch.
    expect((await record(business.owner, { customer_id, amount: 4_500_000 })).status).toBe(201)
  })
})

describe('a counter worker', () => {
  it('cannot record more than the admin allows, confirmed or not, while a colleague can', async () => {
    const { business, customer_id } = await openTill()
    const bo = await hireForCounter(business)
    const { visitor: member } = await teams.hire(business)
    const limit = (who: Visitor, amount: unknown) =>
      who.send('PUT', '/api/app/settings/counter-limit', { amount })
    expect((await limit(bo, 100_000)).status).toBe(403)
    expect((await limit(member, 100_000)).status).toBe(403)
    for (const amount of [0, -1, 1.5, '10'])
      expect([amount, (await limit(business.owner, amount)).status]).toEqual([amount, 400])
    expect((await limit(business.owner, 10_000)).status).toBe(200)
    for (const confirm_amount of [true, false]) {
      const refused = await record(bo, { customer_id, amount: 10_001, confirm_amount })
      expect([refused.status, reasonOf(refused)]).toEqual([403, 'above_counter_limit'])
      expect(refused.body).toMatchObject({
        error: { message: expect.stringContaining('You can record purchases up to $100.00') },
      })
    }
    expect((await record(bo, { customer_id, amount: 10_000 })).status).toBe(201)
    expect((await record(member, { customer_id, amount: 10_001 })).status).toBe(201)
    expect((await limit(business.owner, null)).status).toBe(200)
    expect((await record(bo, { customer_id, amount: 10_001 })).status).toBe(201)
  })
})

describe('two tills with one guest', () => {
  const preview = async (who: Visitor, body: object) =>
    (await who.post('/api/v1/purchases/preview', body)).body as { preview_token: string; visit: object }

  it('record what was previewed, or are told what changed before anything is written', async () => {
    const { business, customer_id } = await openTill()
    await business.owner.post('/api/v1/programs', {
      name: 'Card',
      type: 'stamp_card',
      config: { stampsRequired: 5 },
    })
    const purchase = { customer_id, amount: 900 }
    const [one, other] = [await preview(business.owner, purchase), await preview(business.owner, purchase)]
    expect(one).toEqual(other)
    const first = await record(business.owner, { ...purchase, preview_token: one.preview_token })
    expect(first.status).toBe(201)
    const second = await record(business.owner, { ...purchase, preview_token: other.preview_token })
    expect([second.status, reasonOf(second)]).toEqual([409, 'preview_changed'])
    expect(await purchasesOf(customer_id)).toEqual([900])
    const now = (second.body as { error: { details: { preview: typeof one } } }).error.details.preview
    expect(now.visit).toMatchObject({ counted: false, reason: expect.any(String) })
    const again = await record(business.owner, { ...purchase, preview_token: now.preview_token })
    expect(again.body).toMatchObject({ visit: { counted: false } })
  })

  it('that record at once record what one of them saw, once', async () => {
    const { business, customer_id } = await openTill()
    await business.owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const purchase = { customer_id, amount: 900 }
    const { preview_token } = await preview(business.owner, purchase)
    const both = await Promise.all([1, 2].map(() => record(business.owner, { ...purchase, preview_token })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('faster than their preview are told what the other recorded since they read the guest', async () => {
    const { business, customer_id } = await openTill()
    await business.owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const read = async () => {
      const { body } = await business.owner.get(`/api/app/counter/customers/${customer_id}`)
      return (body as { read_at: string }).read_at
    }
    const purchase = { customer_id, amount: 900 }
    const seen_at = await read()
    teams.clock.advance(1000)
    expect((await record(business.owner, { ...purchase, seen_at })).status).toBe(201)
    const second = await record(business.owner, { ...purchase, seen_at })
    expect([second.status, reasonOf(second)]).toEqual([409, 'preview_changed'])
    expect(await purchasesOf(customer_id)).toEqual([900])
    const { preview_token } = (second.body as { error: { details: { preview: { preview_token: string } } } })
      .error.details.preview
    expect((await record(business.owner, { ...purchase, seen_at, preview_token })).status).toBe(201)
    teams.clock.advance(1000)
    expect((await record(business.owner, { ...purchase, seen_at: await read() })).status).toBe(201)
  })

  it('are not asked about what they recorded themselves', async () => {
    const { business, customer_id } = await openTill()
    await business.owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const purchase = { customer_id, amount: 900 }
    const { body } = await business.owner.get(`/api/app/counter/customers/${customer_id}`)
    const { read_at: seen_at } = body as { read_at: string }
    teams.clock.advance(1000)
    const own = (await record(business.owner, { ...purchase, seen_at })).body as { operation_id: string }
    const seen = { seen_at, seen_operations: [own.operation_id] }
    expect((await record(business.owner, { ...purchase, ...seen })).status).toBe(201)
    const second = await record(business.owner, { ...purchase, ...seen })
    expect([second.status, reasonOf(second)]).toEqual([409, 'preview_changed'])
  })

  it('get the first answer again under the same key, whatever happened since', async () => {
    const { business, customer_id } = await openTill()
    await business.owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const purchase = { customer_id, amount: 900 }
    const { preview_token } = await preview(business.owner, purchase)
    const key = newId()
    const lost = await record(business.owner, { ...purchase, preview_token }, key)
    await record(business.owner, { customer_id, amount: 100 })
    expect((await record(business.owner, { ...purchase, preview_token }, key)).body).toEqual(lost.body)
  })
})
