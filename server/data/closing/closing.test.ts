import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { agreed } from '#tests/world/agreed.ts'
import { openForm } from '#tests/world/joining.ts'
import {
  addAna,
  type Business,
  clock,
  close,
  DAY,
  openBusiness,
  product,
  reopen,
  rows,
  setUp,
  state,
} from './closing.rig.ts'
import { processClosedBusinesses } from './index.ts'

setUp()

const errorOf = ({ body }: { body: unknown }) =>
  (body as { error: { message: string; fields?: object } }).error

describe('a shop', () => {
  it('is not closed with a wrong password, a wrong name, or by anybody but an admin', async () => {
    const business = await openBusiness()
    expect(errorOf(await close(business, { password: 'not the password' })).fields).toEqual({
      password: 'This is not your password',
    })
    expect(errorOf(await close(business, { company_name: 'harbour' })).fields).toHaveProperty('company_name')
    const stranger = await openBusiness()
    expect((await close({ ...business, owner: stranger.owner })).status).toBe(400)
    await rows(`update tenant_members set role = 'member' where business_id = $1`, [business.businessId])
    expect((await close(business)).status).toBe(403)
    expect((await reopen(business.owner)).status).toBe(403)
    expect((await state(business)).closing_at).toBeNull()
  })

  it('lets a password be guessed ten times', async () => {
    const business = await openBusiness()
    for (let n = 0; n < 10; n++) await close(business, { password: `guess ${n}` })
    expect((await close(business)).status).toBe(429)
  })

  it('is closed once, and its admins are told how to open it again', async () => {
    const business = await openBusiness()
    expect((await close(business)).status).toBe(200)
    expect((await close(business)).status).toBe(409)
    const mails = await rows<{ subject: string; content: string }>(
      `select subject, content from communication_logs where business_id = $1 and type = 'email' and purpose = 'service'`,
      [business.businessId],
    )
    expect(mails.map(({ subject }) => subject)).toEqual([`${business.name} is closed`])
  })
})

describe('while a shop is closed', () => {
  let business: Business
  let ana: Awaited<ReturnType<typeof addAna>>
  beforeAll(async () => {
    business = await openBusiness()
    ana = await addAna(business)
    await close(business)
  })

  it('nobody can join it, and the page says so in a friendly way', async () => {
    const page = await openForm(product.visitor(), business.path)
    expect(page.status).toBe(410)
    expect(page.text).not.toContain(business.name)
    expect(page.text).toContain('This shop is closed at the moment')
    expect(page.text).not.toContain('counter')
    const sent = await product.visitor().post(business.path, 'phone=%2B14155550199', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(sent.status).toBe(410)
  })

  it.each([
    ['/v1/customers', { first_name: 'Eve' }],
    ['/v1/qr-codes', {}],
    ['/v1/purchases', { amount: 100 }],
    ['/v1/programs', { name: 'More', type: 'points', config: {} }],
  ])('its staff change nothing by %s', async (path, body) => {
    const answer = await business.owner.post(
      `/api${path}`,
      { customer_id: ana.id, ...body },
      { 'idempotency-key': 'x' },
    )
    expect([answer.status, errorOf(answer).message]).toEqual([
      409,
      'This shop is closed. An admin can open it again in Settings.',
    ])
  })

  it('its staff can still read everything, and change other shops of theirs', async () => {
    expect((await business.owner.get('/api/v1/customers')).status).toBe(200)
    expect((await business.owner.get('/api/app/settings')).status).toBe(200)
    expect((await business.owner.get('/api/auth/session')).body).toMatchObject({
      session: { business: { closing: { since: expect.any(String), erased_after: expect.any(String) } } },
    })
  })

  it('no marketing is sent, not even what was queued before', async () => {
    const other = await openBusiness()
    await other.owner.post('/api/v1/customers', {
      first_name: 'Bo',
      phone: '+14155559911',
      email: 'bo@x.example',
      ...agreed,
    })
    await close(other)
    for (const { data } of await queryRows<{ data: { businessId: string; messageId: string } }>(
      product.services.database.plain,
      sql`delete from pgboss.job where name in ('send-sms', 'send-email') returning data`,
    ))
      await sendMessage(product.services, data)
    const sent = await rows<{ purpose: string; state: string; failure: string | null }>(
      `select purpose, state, failure from communication_logs where business_id = $1 and purpose = 'marketing'`,
      [other.businessId],
    )
    expect(sent.length).toBeGreaterThan(0)
    for (const { state, failure } of sent)
      expect([state, failure]).toEqual(['withheld', 'The shop is closed.'])
  })

  it('it can be opened again by one click, as it was', async () => {
    expect((await reopen(business.owner)).status).toBe(204)
    expect((await openForm(product.visitor(), business.path)).status).toBe(200)
    expect((await business.owner.post('/api/v1/customers', { first_name: 'Eve' })).status).toBe(201)
    clock.advance(40 * DAY)
    await processClosedBusinesses(product.services)
    expect(await state(business)).toEqual({ closing_at: null, erased_at: null })
  })
})
