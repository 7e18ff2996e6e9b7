import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { AdminTier } from './contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const PRO = '01939c00-0000-7000-8000-000000000002'
const AGENCY = '01939c00-0000-7000-8000-000000000003'

let product: Product
let admin: Visitor
let owner: Visitor
beforeAll(async () => {
  product = await openProduct()
  const made = await signUp('The platform', 'admin@platform.example')
  admin = made.visitor
  await rows('insert into super_admins values ($1)', [made.id])
  owner = (await signUp('Corner Flowers', 'owner@flowers.example', PRO)).visitor
})
afterAll(() => product.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)

async function signUp(company_name: string, email: string, tier_id = FREE) {
  const visitor = product.visitor()
  const account = { company_name, email, password: 'a fine password', tier_id }
  const { body } = await visitor.post('/api/auth/sign-up', account)
  return { visitor, id: (body as { business_id: string }).business_id }
}

const read = async (id: string) => {
  const { body } = await admin.get('/api/app/admin/tiers')
  return (body as { data: AdminTier[] }).data.find((one) => one.id === id)!
}
const edit = (id: string, edits: object) => admin.send('PATCH', `/api/app/admin/tiers/${id}`, edits)
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: Record<string, string> } }).error.fields

describe('editing a plan', () => {
  it('changes only what was edited, for everybody at once, and is written down', async () => {
    const before = await read(PRO)
    const edits = { price_monthly: '31.5', stripe_price_id: 'price_1Pro', features: { max_seats: 7 } }
    const { status, body } = await edit(PRO, { version: before.version, ...edits })
    const features = { ...before.features, max_seats: 7 }
    const after = { ...before, ...edits, price_monthly: '31.50', features, version: before.version + 1 }
    expect([status, body]).toEqual([200, after])
    const { tenants: _, version: __, ...shown } = after
    const { body: plans } = await product.visitor().get('/api/app/subscription-tiers')
    expect((plans as { data: object[] }).data[1]).toEqual(shown)
    const { body: log } = await admin.get('/api/app/admin/audit')
    expect((log as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining('changed the max seats, monthly price, and Stripe price ID of the Pro plan'),
    )
  })

  it('leaves what exists alone when a limit is lowered, and binds what is made from then on', async () => {
    const add = (first_name: string) => owner.post('/api/v1/customers', { first_name })
    const { body } = await add('Ana')
    const { version } = await read(PRO)
    await edit(PRO, { version, max_customers: 0 })
    expect(await add('Ben')).toMatchObject({ status: 409, body: { error: { code: 'limit_reached' } } })
    const { id } = body as { id: string }
    const renamed = await owner.send('PATCH', `/api/v1/customers/${id}`, { version: 1, first_name: 'Anna' })
    expect(renamed.status).toBe(200)
    await edit(PRO, { version: version + 1, max_customers: -1 })
    expect((await add('Ben')).status).toBe(201)
  })

  it('of two super admins at once, refuses the second with what the first saved', async () => {
    const { version } = await read(AGENCY)
    const prices = ['101.00', '102.00']
    const answers = await Promise.all(prices.map((price_monthly) => edit(AGENCY, { version, price_monthly })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { price_monthly } = await read(AGENCY)
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({
      error: { details: { reason: 'stale', tier: { price_monthly, version: version + 1 } } },
    })
  })

  it.each([
    [PRO, { price_monthly: '-1' }, 'price_monthly'],
    [PRO, { price_monthly: '9.999' }, 'price_monthly'],
    [PRO, { price_monthly: '0.00' }, 'price_monthly'],
    [FREE, { price_monthly: '5' }, 'price_monthly'],
    [PRO, { stripe_price_id: 'prod_1Pro' }, 'stripe_price_id'],
    [PRO, { max_customers: -2 }, 'max_customers'],
    [PRO, { max_programs: 1.5 }, 'max_programs'],
    [PRO, { initial_credits: -1 }, 'initial_credits'],
    [PRO, { features: { max_seats: 0 } }, 'features.max_seats'],
  ])('of %s to %j is refused at its field', async (id, edits, field) => {
    const before = await read(id)
    const answer = await edit(id, { version: before.version, ...edits })
    expect(answer.status).toBe(400)
    expect(Object.keys(fieldsOf(answer)!)).toEqual([field])
    expect(await read(id)).toEqual(before)
  })

  it('gives a price ID to one plan alone, and takes none that has another name', async () => {
    const set = async (id: string, stripe_price_id: string | null) =>
      edit(id, { version: (await read(id)).version, stripe_price_id })
    expect((await set(PRO, 'price_shared')).status).toBe(200)
    const taken = await set(AGENCY, 'price_shared')
    expect(fieldsOf(taken)).toEqual({ stripe_price_id: 'Another plan has this price ID.' })
    expect((await set(PRO, null)).status).toBe(200)
    expect((await set(AGENCY, 'price_shared')).status).toBe(200)
    const { version } = await read(PRO)
    expect((await edit(PRO, { version, name: 'Gold' })).status).toBe(400)
  })

  it('is refused to owners and strangers', async () => {
    const { version } = await read(PRO)
    const asked = { version, price_monthly: '1.00' }
    const paths = `/api/app/admin/tiers/${PRO}`
    expect((await owner.send('PATCH', paths, asked)).status).toBe(403)
    expect((await product.visitor().send('PATCH', paths, asked)).status).toBe(401)
    expect((await owner.get('/api/app/admin/tiers')).status).toBe(403)
  })
})
