import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { agreed } from '#tests/world/agreed.ts'
import { type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Mailings } from './mailingsContract.ts'

let product: Product
let admin: Visitor
beforeAll(async () => {
  product = await openProduct()
  const made = await openBusinessWithCode(product, { name: 'The platform' })
  admin = made.owner
  await rows('insert into super_admins values ($1)', [made.businessId])
})
afterAll(() => product?.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
const read = async () => (await admin.get('/api/app/admin/mailings')).body as Mailings

async function heldCampaign(business: OpenBusiness): Promise<CampaignDetail> {
  await business.owner.post('/api/v1/customers', { email: `${crypto.randomUUID()}@example.com`, ...agreed })
  const texts = [{ subject: 'Hello', body: 'Come to https://elsewhere.example/now' }]
  const made = await business.owner.post('/api/v1/campaigns', { name: 'News', type: 'email', texts })
  const { id, version } = made.body as CampaignDetail
  const started = await business.owner.post(`/api/v1/campaigns/${id}/start`, { version })
  expect(started.status, started.text).toBe(200)
  return started.body as CampaignDetail
}

describe('a mailing that waits for a look', () => {
  it('is shown to super admins alone, with where it leads, and goes or fails by their word, once', async () => {
    const business = await openBusinessWithCode(product, { name: 'Corner Flowers' })
    const { id } = await heldCampaign(business)
    expect((await business.owner.get('/api/app/admin/mailings')).status).toBe(403)
    const { waiting, bounces_arrive } = await read()
    expect(bounces_arrive).toBe(false)
    expect(waiting).toMatchObject([
      {
        company_name: 'Corner Flowers',
        id,
        hosts: ['elsewhere.example'],
        texts: [{ subject: 'Hello', body: 'Come to https://elsewhere.example/now' }],
      },
    ])
    const path = `/api/app/admin/tenants/${business.businessId}/mailings/${id}/settle`
    const answer = { release: false, reason: 'It is not yours.' }
    expect((await business.owner.post(path, answer)).status).toBe(403)
    expect((await admin.post(path, { ...answer, reason: ' ' })).status).toBe(400)
    expect((await admin.post(path, answer)).body).toMatchObject({ waiting: [] })
    expect((await admin.post(path, { ...answer, release: true })).status).toBe(409)
    const { body } = await business.owner.get(`/api/v1/campaigns/${id}`)
    expect(body).toMatchObject({
      status: 'failed',
      status_reason: expect.stringContaining('It is not yours.'),
    })
    const elsewhere = `/api/app/admin/tenants/${crypto.randomUUID()}/mailings/${id}/settle`
    expect((await admin.post(elsewhere, answer)).status).toBe(404)
  })
})

describe('a link in a template of a new shop', () => {
  it('is shown to super admins alone, with the words that name it, and settled by their word, once', async () => {
    const business = await openBusinessWithCode(product, { name: 'Corner Books' })
    const draft = { name: 'Hi', trigger_type: 'welcome', subject: 'Welcome', body: 'See evil.support' }
    const made = await business.owner.post('/api/v1/email-templates', draft)
    expect(made.body).toMatchObject({ looked_at_for: ['evil.support'] })
    expect((await read()).links).toMatchObject([
      { company_name: 'Corner Books', host: 'evil.support', subject: 'Welcome', body: 'See evil.support' },
    ])
    const path = `/api/app/admin/tenants/${business.businessId}/links/settle`
    const answer = { host: 'evil.support', release: true, reason: 'We know them.' }
    expect((await business.owner.post(path, answer)).status).toBe(403)
    expect((await admin.post(path, { ...answer, host: 'another.example' })).status).toBe(409)
    expect((await admin.post(path, answer)).body).toMatchObject({ links: [] })
    expect((await admin.post(path, answer)).status).toBe(409)
    const { data } = (await business.owner.get('/api/v1/email-templates')).body as {
      data: { name: string }[]
    }
    expect(data.find(({ name }) => name === 'Hi')).toMatchObject({ looked_at_for: [] })
  })
})

describe('marketing mail that is stopped', () => {
  it('is shown, and goes on by the word of a super admin, for a reason', async () => {
    const business = await openBusinessWithCode(product, { name: 'Loud Beans' })
    await rows('update businesses set mail_stopped_at = now() where id = $1', [business.businessId])
    expect((await read()).stopped).toMatchObject([{ company_name: 'Loud Beans', to_strangers_alone: false }])
    await rows(
      'update businesses set mail_stopped_at = null, strangers_mail_stopped_at = now() where id = $1',
      [business.businessId],
    )
    expect((await read()).stopped).toMatchObject([{ company_name: 'Loud Beans', to_strangers_alone: true }])
    const path = `/api/app/admin/tenants/${business.businessId}/release-mail`
    expect((await business.owner.post(path, { reason: 'Please' })).status).toBe(403)
    expect((await admin.post(path, { reason: 'They have cleaned their list' })).body).toMatchObject({
      stopped: [],
    })
    expect((await admin.post(path, { reason: 'Again' })).status).toBe(404)
    const { data } = (await admin.get('/api/app/admin/audit')).body as { data: { sentence: string }[] }
    expect(data.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/ let the marketing email of Loud Beans go on$/),
    )
  })
})
