import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { inBusiness } from '#server/services.ts'
import { agreed } from '#tests/world/agreed.ts'
import { joiningAt, type OpenBusiness, openBusinessWithCode, openForm } from '#tests/world/joining.ts'
import { png } from '#tests/world/pictures.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { processClosedBusiness } from './eraseBusiness.ts'
import { processClosedBusinesses } from './index.ts'

const DAY = 86_400_000
const PASSWORD = 'a fine password'
const clock = travellingClock(new Date())
let product: Product
beforeAll(async () => {
  product = await openProduct(clock)
})
afterAll(() => product?.close())

let businesses = 0
const openBusiness = async () => {
  const name = `Harbour ${++businesses}`
  const business = await openBusinessWithCode(product, {
    name,
    program: { name: 'Stamps', type: 'points', config: { minimumRedemption: 1 } },
  })
  return { ...business, name }
}
type Business = OpenBusiness & { name: string }
const rows = <Row>(text: string, values: unknown[] = []) => joiningAt(product).rows<Row>(text, values)
const close = (business: Business, given: { company_name?: string; password?: string } = {}) =>
  business.owner.post('/api/app/account/close', { company_name: business.name, password: PASSWORD, ...given })
const reopen = (who: Visitor) => who.post('/api/app/account/reopen', undefined)
const state = async ({ businessId }: Business) =>
  (
    await rows<{ closing_at: Date | null; erased_at: Date | null }>(
      'select closing_at, erased_at from businesses where id = $1',
      [businessId],
    )
  )[0]!
const errorOf = ({ body }: { body: unknown }) =>
  (body as { error: { message: string; fields?: object } }).error

/** Ana, with a note on a purchase, texts and mails, a portal session, and a card link. */
async function addAna(business: Business) {
  const phone = `+1415555${String(1000 + businesses).padStart(4, '0')}`
  const email = `ana${businesses}@guests.example`
  const name = `Ana-${crypto.randomUUID()}`
  const added = await business.owner.post('/api/v1/customers', { first_name: name, phone, email, ...agreed })
  const { id } = added.body as { id: string }
  const bought = { customer_id: id, amount: 1200, note: `${name}, ${phone}`, device: phone }
  const purchase = await business.owner.post('/api/v1/purchases', bought, {
    'idempotency-key': crypto.randomUUID(),
  })
  expect(purchase.status).toBe(201)
  return { id, name, phone, email }
}

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

/** Counts the rows that contain a text, by table. */
async function findEverywhere(text: string): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rows<{ n: number }>(
      `select count(*)::int as n from ${name} t where strpos(to_jsonb(t)::text, $1) > 0`,
      [text],
    )
    if (row!.n > 0) found[name] = row!.n
  }
  return found
}

describe('after thirty days', () => {
  it('nobody of the shop can be found anywhere, and the ledger adds up as before', async () => {
    const business = await openBusiness()
    const ana = await addAna(business)
    await business.owner.send('PUT', '/api/app/settings/logo', { picture: png('#123456').toString('base64') })
    const bystander = await openBusiness()
    const kept = await addAna(bystander)
    const [owner] = await rows<{ email: string }>('select email from businesses where id = $1', [
      business.businessId,
    ])
    const points = () =>
      rows('select sum(points)::int as n, count(*)::int as rows from transactions where business_id = $1', [
        business.businessId,
      ])
    const before = await points()
    const reason = 'For Ada, who runs it'
    await rows(
      `insert into platform_entries (id, action, actor, details, created_at)
       select gen_random_uuid(), 'plan_granted', 'person', jsonb_build_object('name', 'Pro', 'business_id', id, 'reason', $2::text), now()
       from unnest($1::text[]) id`,
      [[business.businessId, bystander.businessId], reason],
    )
    expect(Object.keys(await findEverywhere(ana.phone))).toEqual(
      expect.arrayContaining(['customers', 'operations', 'communication_logs']),
    )
    await close(business)
    clock.advance(26 * DAY)
    await processClosedBusinesses(product.services)
    expect(await reminders(business)).toBe(0)
    clock.advance(2 * DAY)
    await processClosedBusinesses(product.services)
    await processClosedBusinesses(product.services)
    expect(await reminders(business)).toBe(1)
    clock.advance(2 * DAY)
    await processClosedBusinesses(product.services)
    for (const text of [ana.phone, ana.phone.slice(1), ana.email, ana.name, owner!.email, business.name])
      expect([text, await findEverywhere(text)]).toEqual([text, {}])
    const named = await rows(
      `select 1 from customers where business_id = $1 and (first_name is not null or phone is not null or erased_at is null)`,
      [business.businessId],
    )
    expect(named).toEqual([])
    const changes = await rows<{ cause: string }>(
      'select cause from subscription_changes where business_id = $1 order by number',
      [business.businessId],
    )
    expect(changes.map(({ cause }) => cause)).toEqual(['signed_up', 'closed', 'erased'])
    expect(await points()).toEqual(before)
    const granted = ({ businessId }: Business) =>
      rows(
        `select details from platform_entries where action = 'plan_granted' and details ->> 'business_id' = $1`,
        [businessId],
      )
    expect(await granted(business)).toEqual([{ details: { name: 'Pro', business_id: business.businessId } }])
    expect(await granted(bystander)).toMatchObject([{ details: { reason } }])
    expect(await findEverywhere(kept.phone)).not.toEqual({})
    expect((await business.owner.get('/api/auth/session')).body).toEqual({ session: null })
    const erased = await state(business)
    await processClosedBusinesses(product.services)
    expect(await state(business)).toEqual(erased)
  })

  it('a server killed between the two steps of an erasure leaves proofs until the next round, and nobody’s name', async () => {
    const business = await openBusiness()
    const ana = await addAna(business)
    await close(business)
    clock.advance(31 * DAY)
    const actor = { kind: 'system', name: 'test' } as const
    await inBusiness(product.services, business.businessId, actor, processClosedBusiness)
    const left = () =>
      rows(
        `select id from consents where business_id = $1 union all
         select id from audit_entries where business_id = $1`,
        [business.businessId],
      )
    expect((await left()).length).toBeGreaterThan(0)
    expect(Object.keys(await findEverywhere(ana.name))).not.toContain('customers')
    await processClosedBusinesses(product.services)
    expect(await left()).toEqual([])
    expect(await findEverywhere(ana.phone)).toEqual({})
  })

  it('an owner with another shop keeps their account, and sees only that shop', async () => {
    const business = await openBusiness()
    const other = await openBusiness()
    await rows(
      `insert into tenant_members (id, tenant_id, business_id, user_id, role, invited_at, accepted_at)
       select gen_random_uuid(), t.id, t.business_id, $2, 'member', $3, $3 from tenants t where t.business_id = $1`,
      [other.businessId, business.businessId, new Date(clock.now().getTime() + DAY)],
    )
    await close(business)
    clock.advance(31 * DAY)
    await processClosedBusinesses(product.services)
    expect((await business.owner.get('/api/auth/session')).body).toMatchObject({
      session: { business: { company_name: other.name }, memberships: [{ business_id: other.businessId }] },
    })
  })

  it('a shop whose admin opens it at the last moment is not erased', async () => {
    const business = await openBusiness()
    await close(business)
    clock.advance(31 * DAY)
    await Promise.all([reopen(business.owner), processClosedBusinesses(product.services)])
    const { closing_at, erased_at } = await state(business)
    // Exactly one of the two happened.
    expect([closing_at === null, erased_at === null]).toEqual(erased_at ? [false, false] : [true, true])
  })

  it('the SQL function erases no open shop, and no other shop', async () => {
    const business = await openBusiness()
    const other = await openBusiness()
    await close(other)
    const attempt = (as: Business, at: Business) =>
      product.services.database.transaction({ businessId: as.businessId }, (tx) =>
        tx.execute(sql`select erase_proofs(${at.businessId}::uuid)`),
      )
    await expect(attempt(business, business)).rejects.toThrow()
    await expect(attempt(business, other)).rejects.toThrow()
  })
})

const reminders = async ({ businessId }: Business) =>
  (
    await rows(
      `select 1 from communication_logs where business_id = $1 and subject like '%will be erased%'`,
      [businessId],
    )
  ).length
