import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Overview, TenantView } from '../contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const textLimits = { youngBusiness: 2, youngBusinesses: 40, platform: 50 }

let product: Product
let admin: Visitor
beforeAll(async () => {
  product = await openProduct(undefined, { textLimits })
  const made = await openBusinessWithCode(product, { name: 'The platform' })
  admin = made.owner
  await rows('insert into super_admins values ($1)', [made.businessId])
})
afterAll(() => product?.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
const allow = (who: Visitor, { businessId }: OpenBusiness, reason = 'Paid by bank transfer') =>
  who.post(`/api/app/admin/tenants/${businessId}/allow-texts`, { reason })
const tenant = async ({ businessId }: OpenBusiness) => {
  const { data: tenants } = (await admin.get('/api/app/admin/tenants')).body as { data: TenantView[] }
  return tenants.find(({ business_id }) => business_id === businessId)!
}
const texting = async () => ((await admin.get('/api/app/admin/overview')).body as Overview).texts

describe('the texts of an unpaid plan', () => {
  it('can be allowed only by super admins, for a reason, and once', async () => {
    const business = await openBusinessWithCode(product, { name: 'Corner Flowers' })
    expect((await allow(product.visitor(), business)).status).toBe(401)
    expect((await allow(business.owner, business)).status).toBe(403)
    expect((await allow(admin, business, ' ')).status).toBe(400)
    expect(await tenant(business)).toMatchObject({ awaits_payment: true })
    const used = async () =>
      ((await business.owner.get('/api/app/subscription')).body as { usage: { sms: unknown } }).usage.sms
    expect(await used()).toEqual({ used: 0, limit: 50, until_paid: true })
    expect((await allow(admin, business)).body).toMatchObject({
      company_name: 'Corner Flowers',
      awaits_payment: false,
    })
    expect(await tenant(business)).toMatchObject({ awaits_payment: false })
    expect(await used()).toEqual({ used: 0, limit: 5000, until_paid: false })
    expect((await allow(admin, business)).status).toBe(404)
    const { data: entries } = (await admin.get('/api/app/admin/audit')).body as {
      data: { sentence: string; reason: string | null }[]
    }
    const allowed = entries.filter(({ reason }) => reason === 'Paid by bank transfer')
    expect(allowed.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/ allowed Corner Flowers the texts of its plan before a payment$/),
    ])
  })

  it('can also be allowed on Free, for the daily limits, and not for a member’s second row', async () => {
    const free = await openBusinessWithCode(product, { tier: FREE })
    expect((await allow(admin, free)).body).toMatchObject({ awaits_payment: false })
    const nobody = { ...free, businessId: crypto.randomUUID() }
    expect((await allow(admin, nobody)).status).toBe(404)
  })
})

describe('a person who opens one shop after another', () => {
  const signUp = async (address: string) => {
    const email = `${crypto.randomUUID()}@one.example`
    const body = { company_name: 'One of many', email, password: 'a fine password', tier_id: FREE }
    const { status } = await product.visitor(address).post('/api/auth/sign-up', body)
    expect(status).toBe(201)
    const [business] = await rows<{ sign_up_network: string }>(
      'select sign_up_network from businesses where email = $1',
      [email],
    )
    return business!.sign_up_network
  }

  it('is recognised by the network, whichever address of it they use', async () => {
    const first = await signUp('198.51.100.7')
    expect(first).not.toContain('198.51')
    expect(await signUp('198.51.100.201')).toBe(first)
    expect(await signUp('198.51.101.7')).not.toBe(first)
    const wide = await signUp('2001:db8:7:1::1')
    expect(await signUp('2001:db8:7:ffff::9')).toBe(wide)
    expect(await signUp('2001:db8:8:1::1')).not.toBe(wide)
  })
})

describe('the alarm on the dashboard', () => {
  it('names the shop that reached its daily limit, and counts what everybody sends', async () => {
    expect((await texting()).alarms).toEqual([])
    const { businessId } = await openBusinessWithCode(product, { name: 'Eager Beans', tier: FREE })
    const at = new Date()
    const day = at.toISOString().slice(0, 10)
    await rows(
      `insert into text_counts (day, scope, subject, sent, reached_at) values
         ($1, 'young business', $2, 2, $3), ($1, 'network', 'a hash', 3, $3), ($1, 'network', 'another', 3, $3),
         ($1, 'platform', '', 7, null), ($1, 'young businesses', '', 5, null)`,
      [day, businessId, at],
    )
    const { platform, young_businesses, alarms } = await texting()
    expect(platform).toEqual({ sent: 7, limit: 50 })
    expect(young_businesses).toEqual({ sent: 5, limit: 40 })
    expect(alarms).toHaveLength(2)
    const since = at.toISOString()
    expect(alarms).toContainEqual({ day, scope: 'network', count: 2, since, company_names: [] })
    const names = ['Eager Beans']
    expect(alarms).toContainEqual({ day, scope: 'young business', count: 1, since, company_names: names })
  })
})
