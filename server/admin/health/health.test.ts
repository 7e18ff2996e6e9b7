import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { TenantHealth } from './healthContract.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'
const DAY_MS = 86_400_000

let product: Product
let admin: Visitor
let owner: Visitor
let business: string
let other: string
beforeAll(async () => {
  product = await openProduct()
  const made = await signUp('The platform', 'admin@platform.example')
  admin = made.visitor
  await rows('insert into super_admins values ($1)', [made.id])
  const flowers = await signUp('Corner Flowers', 'owner@flowers.example')
  owner = flowers.visitor
  business = flowers.id
  other = (await signUp('Other shop', 'other@shop.example')).id
})
afterAll(() => product.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)

async function signUp(company_name: string, email: string) {
  const visitor = product.visitor()
  const account = { company_name, email, password: 'a fine password', tier_id: PRO }
  const { body } = await visitor.post('/api/auth/sign-up', account)
  return { visitor, id: (body as { business_id: string }).business_id }
}

const now = Date.now()
const ago = (days: number) => new Date(now - days * DAY_MS)
const message = (
  businessId: string,
  type: string,
  state: string,
  days: number,
  failure: string | null = null,
) =>
  rows(
    `insert into communication_logs (business_id, id, type, purpose, dedupe_key, recipient, content, state, failure,
       due_at, created_at)
     values ($1, gen_random_uuid(), $2, 'marketing', gen_random_uuid()::text, 'x', 'x', $3, $4, $5, $5)`,
    [businessId, type, state, failure, ago(days)],
  )
const read = async () => (await admin.get(`/api/app/admin/tenants/${business}/health`)).body as TenantHealth

describe('the health of a tenant', () => {
  it('counts its own messages of 30 days by what became of them, and repeats no receiver', async () => {
    for (const state of ['accepted', 'delivered', 'delivered', 'queued'])
      await message(business, 'email', state, 1)
    const refused = 'The provider refused it: 550 bob@guest.example is unknown'
    await message(business, 'email', 'rejected', 29, refused)
    await message(business, 'sms', 'withheld', 2, 'No credits are left.')
    await message(business, 'sms', 'uncertain', 2, 'No credits are left.')
    await message(business, 'sms', 'delivered', 31)
    await message(other, 'sms', 'delivered', 1)
    const health = await read()
    expect(health).toMatchObject({
      email: { sent: 3, delivered: 2, failed: 1, withheld: 0 },
      sms: { sent: 0, delivered: 0, failed: 1, withheld: 1 },
      failures: [
        { channel: 'sms', reason: 'No credits are left.', messages: 2 },
        { channel: 'email', reason: 'The provider refused it.', messages: 1 },
      ],
    })
    expect(JSON.stringify(health)).not.toContain('bob@')
  })

  it('counts who turned away, and says where texts, its key and its payments stand', async () => {
    const { body } = await owner.post('/api/v1/customers', { first_name: 'Ana' })
    const { id } = body as { id: string }
    const answers: [string, boolean, number][] = [
      ['complaint', false, 1],
      ['stop', false, 1],
      ['stop', false, 40],
      ['unsubscribe link', false, 3],
      ['preferences page', false, 3],
      ['preferences page', true, 3],
      ['bounce', false, 9],
    ]
    for (const [source, given, days] of answers)
      await rows(
        `insert into consents (business_id, id, customer_id, channel, given, source, wording, created_at)
         values ($1, gen_random_uuid(), $2, 'email', $3, $4, 'x', $5)`,
        [business, id, given, source, ago(days)],
      )
    await rows(
      `insert into integrations (business_id, id, provider, active, email_config, refused_at, refusal, created_at)
       values ($1, gen_random_uuid(), 'sendgrid', true, '{"sendgridApiKey": "sealed"}', $2, 'Unauthorized', $2)`,
      [business, ago(1)],
    )
    await rows(
      `insert into stripe_customers (business_id, stripe_customer_id, payment_method_status, past_due_since, created_at)
       values ($1, 'cus_1', 'failed', $2, $2)`,
      [business, ago(2)],
    )
    await rows(`insert into text_counts (day, scope, subject, sent) values ($1, 'young business', $2, 7)`, [
      ago(0).toISOString().slice(0, 10),
      business,
    ])
    const [tier] = await rows<{ limit: number }>(
      'select max_sms_monthly as limit from subscription_tiers where id = $1',
      [PRO],
    )
    const health = await read()
    expect(health).toMatchObject({
      turned_away: { complaints: 1, unsubscribes: 2, bounces: 1, stops: 1 },
      texts: {
        month: { used: 0, limit: tier!.limit },
        today: { used: 7, limit: product.services.textLimits.youngBusiness },
      },
      key_refused: { at: ago(1).toISOString(), words: 'Unauthorized' },
      payment: { method: 'failed', past_due_since: ago(2).toISOString() },
    })
    expect(JSON.stringify(health)).not.toContain('sealed')
  })

  it('is written into the log that the shop reads, each time that somebody looks', async () => {
    await read()
    const { body } = await owner.get('/api/app/audit')
    expect((body as { data: { sentence: string }[] }).data[0]!.sentence).toMatch(
      /, of Regulars, looked at how the shop’s messages and payments went, in figures$/,
    )
  })

  it('is for super admins alone, and of tenants alone', async () => {
    const path = `/api/app/admin/tenants/${business}/health`
    expect((await owner.get(path)).status).toBe(403)
    expect((await product.visitor().get(path)).status).toBe(401)
    expect((await admin.get(`/api/app/admin/tenants/${crypto.randomUUID()}/health`)).status).toBe(404)
  })
})
