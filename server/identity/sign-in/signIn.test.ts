import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { engine, queryAsSuperuser } from '#tests/engines/index.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const PRO = '01939c00-0000-7000-8000-000000000002'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
const cafe = (email: string, more: Record<string, unknown> = {}) => ({
  company_name: 'Blue Door Café',
  email,
  password: 'a fine password',
  tier_id: FREE,
  ...more,
})
const fieldsOf = (body: unknown) => (body as { error: { fields?: Record<string, string> } }).error.fields
const messageOf = (body: unknown) => (body as { error: { message: string } }).error.message

describe('signing up', () => {
  it('leaves nothing behind when its last step fails', async () => {
    // Longer than a tenant's name may be in this test's database: the failure comes after the user row.
    await rows(`alter table tenants add constraint refuse_late check (company_name <> 'Fails late')`)
    const answer = await product
      .visitor()
      .post('/api/auth/sign-up', cafe('late@example.com', { company_name: 'Fails late' }))
    expect(answer.status).toBe(500)
    expect(messageOf(answer.body)).not.toMatch(/constraint|insert/i)
    expect(await rows('select 1 from "user" where email = $1', ['late@example.com'])).toEqual([])
    expect(
      await rows('select 1 from account a where not exists (select from "user" u where u.id = a.user_id)'),
    ).toEqual([])
  })

  it('cannot make anyone admin of another tenant, super admin or owner of credits by extra fields', async () => {
    for (const extra of [
      { is_super_admin: true },
      { tenant_id: FREE },
      { credits_remaining: 9 },
      { role: 'admin' },
    ]) {
      const answer = await product.visitor().post('/api/auth/sign-up', cafe('extra@example.com', extra))
      expect(answer.status).toBe(400)
      expect(fieldsOf(answer.body)).toEqual({ [Object.keys(extra)[0]!]: 'Unknown field' })
    }
  })

  it('makes the account, tenant, workspace, admin membership and templates, and signs in', async () => {
    const owner = product.visitor()
    const answer = await owner.post(
      '/api/auth/sign-up',
      cafe('Owner@Example.com ', { time_zone: 'Europe/London', locale: 'en-GB' }),
    )
    expect(answer.status).toBe(201)
    const { body } = await owner.get('/api/auth/session')
    expect(body).toMatchObject({
      session: {
        user: { email: 'owner@example.com' },
        role: 'admin',
        is_super_admin: false,
        business: {
          company_name: 'Blue Door Café',
          subscription_status: 'trial',
          trial_ends_at: null,
          currency: 'GBP',
          time_zone: 'Europe/London',
          default_country: 'GB',
          has_programs: false,
        },
      },
    })
    const [made] = await rows<{ members: number; templates: number; same: boolean }>(
      `select (select count(*)::int from tenant_members where user_id = b.id and role = 'admin' and status = 'active') as members,
        (select count(*)::int from sms_templates where business_id = b.id) as templates,
        (select business_id = b.id from tenants where id = b.tenant_id) as same
       from businesses b where email = 'owner@example.com'`,
    )
    expect(made).toMatchObject({ members: 1, same: true })
    expect(made!.templates).toBeGreaterThan(1)
  })

  it('starts 14 days of trial and the credits of a paid plan', async () => {
    const owner = product.visitor()
    await owner.post('/api/auth/sign-up', cafe('pro@example.com', { tier_id: PRO }))
    const [made] = await rows<{ days: number; credits: number; sum: number }>(
      `select round(extract(epoch from trial_ends_at - created_at) / 86400)::int as days, credits_remaining as credits,
        (select sum(credits)::int from credit_transactions where business_id = b.id) as sum
       from businesses b where email = 'pro@example.com'`,
    )
    expect(made).toMatchObject({ days: 14, sum: 100 })
    expect(Number(made!.credits)).toBe(100)
  })

  it('names the missing fields in the words of the form', async () => {
    const answer = await product
      .visitor()
      .post('/api/auth/sign-up', { company_name: ' ', email: 'nobody', password: '12345', tier_id: '' })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer.body)).toEqual({
      company_name: 'Company name is required',
      email: 'Please enter a valid email address',
      password: 'Minimum 6 characters',
      tier_id: 'Please select a subscription tier',
    })
  })

  it('says when the address is registered already', async () => {
    await product.visitor().post('/api/auth/sign-up', cafe('twice@example.com'))
    const answer = await product.visitor().post('/api/auth/sign-up', cafe('TWICE@example.com'))
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer.body)).toEqual({ email: 'User already registered' })
  })
})

describe('signing in', () => {
  const password = 'a fine password'

  it('locks an account after ten wrong passwords, even for the right one, and says for how long', async () => {
    await product.visitor().post('/api/auth/sign-up', cafe('locked@example.com'))
    const statuses = []
    for (let i = 0; i < 12; i++) {
      // Each try comes from another address: the account is what counts.
      const answer = await product
        .visitor(`198.51.100.${i}`)
        .post('/api/auth/sign-in', { email: 'locked@example.com', password: `wrong ${i}` })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    const right = await product
      .visitor('198.51.100.99')
      .post('/api/auth/sign-in', { email: 'locked@example.com', password })
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(messageOf(right.body)).toMatch(/Please try again in \d+ minutes/)
  })

  it('gives the same answer for an unknown address and a wrong password', async () => {
    await product.visitor().post('/api/auth/sign-up', cafe('known@example.com'))
    const known = await product
      .visitor()
      .post('/api/auth/sign-in', { email: 'known@example.com', password: 'not this one' })
    const unknown = await product
      .visitor()
      .post('/api/auth/sign-in', { email: 'unknown@example.com', password: 'not this one' })
    expect([known.status, messageOf(known.body)]).toEqual([unknown.status, messageOf(unknown.body)])
  })

  it('with a password that is changed during the check signs nobody in', async () => {
    await product.visitor().post('/api/auth/sign-up', cafe('overtaken@example.com'))
    await rows('delete from session')
    const next = await hashPassword('a finer password')
    const visitor = product.visitor()
    const { signingIn } = await product.services.database.transaction({}, async (tx) => {
      await tx.execute(sql`update account set password = ${next} where account_id in (
        select id::text from "user" where email = 'overtaken@example.com')`)
      const signingIn = visitor.post('/api/auth/sign-in', {
        email: 'overtaken@example.com',
        password: 'a fine password',
      })
      if (engine === 'postgres') await somebodyWaitsFor(tx)
      return { signingIn }
    })
    expect(messageOf((await signingIn).body)).toBe('Invalid login credentials')
    expect(await rows('select 1 from session')).toEqual([])
    expect((await visitor.get('/api/auth/session')).body).toMatchObject({ session: null })
  })

  it('is limited per network: all the addresses of one device count as one', async () => {
    const statuses = []
    for (let n = 1; n <= 51; n++) {
      const body = { email: `spray.${n}@example.com`, password: 'password1' }
      const from = { 'x-forwarded-for': `2001:db8:5:6::${n.toString(16)}` }
      statuses.push((await product.visitor().post('/api/auth/sign-in', body, from)).status)
    }
    expect(statuses).toEqual([...Array(50).fill(400), 429])
  })

  it('refuses a write that another site starts with our cookie', async () => {
    const owner = product.visitor()
    await owner.post('/api/auth/sign-up', cafe('csrf@example.com'))
    const foreign = await owner.post(
      '/api/auth/sign-out',
      {},
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    expect((await owner.get('/api/auth/session')).body).toMatchObject({
      session: { user: { email: 'csrf@example.com' } },
    })
  })

  it('ends the session on the server when signing out', async () => {
    const owner = product.visitor()
    await owner.post('/api/auth/sign-up', cafe('leaving@example.com'))
    const stolen = new Map(owner.cookies)
    await owner.post('/api/auth/sign-out', {})
    for (const [name, value] of stolen) owner.cookies.set(name, value)
    expect((await owner.get('/api/auth/session')).body).toEqual({ session: null })
  })

  it('ends for a removed member at the next request', async () => {
    const owner = product.visitor()
    await owner.post('/api/auth/sign-up', cafe('removed@example.com'))
    expect((await owner.get('/api/auth/session')).body).toMatchObject({ session: { role: 'admin' } })
    await rows(
      `update tenant_members set status = 'inactive' where user_id = (select id from "user" where email = 'removed@example.com')`,
    )
    expect((await owner.get('/api/auth/session')).body).toMatchObject({
      session: { role: null, business: null },
    })
  })

  it('keeps its cookie from scripts and other sites', async () => {
    await product.visitor().post('/api/auth/sign-up', cafe('cookie@example.com'))
    const answer = await product
      .visitor()
      .post('/api/auth/sign-in', { email: 'cookie@example.com', password })
    const cookie = answer.headers.getSetCookie().find((one) => one.includes('session_token'))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('limits its cookie to https and this host when the product is reached by https', async () => {
    const secure = await openProduct(undefined, { publicUrl: 'https://regulars.example' })
    try {
      const visitor = secure.visitor()
      const answer = await visitor.post('/api/auth/sign-up', cafe('host@example.com'))
      const cookie = answer.headers.getSetCookie().find((one) => one.includes('session_token'))
      expect(cookie).toMatch(/^__Host-regulars\.session_token=/)
      expect(cookie).toMatch(/; Path=\//)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).not.toMatch(/Domain/i)
      const { body } = await visitor.get('/api/auth/session')
      expect(body).toMatchObject({ session: { user: { email: 'host@example.com' } } })
    } finally {
      await secure.close()
    }
  })
})
