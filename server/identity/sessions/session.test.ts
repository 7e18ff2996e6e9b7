import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signValue } from '#server/identity/auth/signedValue.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const COOKIE = 'regulars.session_token'
const signedOut = { status: 200, body: { session: null } }

let product: Product
let owner: Visitor
const email = 'session@example.com'

beforeAll(async () => {
  product = await openProduct()
  owner = product.visitor()
  await owner.post('/api/auth/sign-up', {
    company_name: 'Blue Door Café',
    email,
    password: 'a fine password',
    tier_id: FREE,
  })
})
afterAll(() => product.close())

const lasts = (interval: string) =>
  queryAsSuperuser(
    product.database,
    product.services.database,
    `update session set expires_at = now() + $2::interval
     where user_id = (select id from "user" where email = $1)`,
    [email, interval],
  )
const daysLeft = async () => {
  const [row] = await queryAsSuperuser<{ days: number }>(
    product.database,
    product.services.database,
    `select extract(day from max(expires_at) - now())::int as days from session`,
  )
  return row!.days
}

describe('the sessions of a person', () => {
  it('are fifty at most: the next one ends that which was not used for longest', async () => {
    const one = product.visitor()
    const account = { email: 'often@example.com', password: 'a fine password' }
    await one.post('/api/auth/sign-up', { ...account, company_name: 'Often', tier_id: FREE })
    const run = <Row>(text: string) =>
      queryAsSuperuser<Row>(product.database, product.services.database, text, [account.email])
    await run(
      `insert into session (id, user_id, token, expires_at, created_at, updated_at)
       select gen_random_uuid(), id, gen_random_uuid()::text, now() + interval '9 days', now(), now() + n * interval '1 second'
       from "user", generate_series(1, 49) n where email = $1`,
    )
    const open = () =>
      run<{ n: number }>(
        `select count(*)::int as n from session s join "user" u on u.id = s.user_id where u.email = $1`,
      )
    expect(await open()).toEqual([{ n: 50 }])
    expect((await one.get('/api/v1/customers')).status).toBe(200)
    const next = product.visitor()
    expect((await next.post('/api/auth/sign-in', account)).status).toBe(200)
    expect(await open()).toEqual([{ n: 50 }])
    expect((await next.get('/api/v1/customers')).status).toBe(200)
    expect((await one.get('/api/v1/customers')).status).toBe(401)
  })
})

describe('a session', () => {
  it('is not accepted when one letter of its cookie was changed, or when it is a token without its signature', async () => {
    const cookie = owner.cookies.get(COOKIE)!
    const token = decodeURIComponent(cookie).split('.')[0]!
    const otherLetter = cookie.startsWith('x') ? 'y' : 'x'
    for (const forged of [
      `${otherLetter}${cookie.slice(1)}`,
      token,
      `${token}.`,
      `${token}.${'A'.repeat(43)}%3D`,
    ]) {
      const thief = product.visitor()
      thief.cookies.set(COOKIE, forged)
      expect(await thief.get('/api/auth/session')).toMatchObject(signedOut)
      expect((await thief.get('/api/v1/customers')).status).toBe(401)
    }
  })

  it('is not written at every use', async () => {
    await lasts('29 days 12 hours')
    const answer = await owner.get('/api/v1/customers')
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await daysLeft()).toBe(29)
  })

  it('is renewed by use one day after the last renewal, in the database and in the browser', async () => {
    await lasts('28 days')
    const answer = await owner.get('/api/v1/customers')
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=2592000/i)
    expect(await daysLeft()).toBeGreaterThanOrEqual(29)
  })

  it('ends when its time is over', async () => {
    await lasts('-1 second')
    expect(await owner.get('/api/auth/session')).toMatchObject(signedOut)
    expect((await owner.get('/api/v1/customers')).status).toBe(401)
  })
})

describe('a rotation of SESSION_SECRET', () => {
  const formerly = 'a secret from before, at least 32 characters'
  const signedBy = (secret: string) => {
    const token = decodeURIComponent(owner.cookies.get(COOKIE)!).split('.')[0]!
    const visitor = product.visitor()
    visitor.cookies.set(COOKIE, encodeURIComponent(signValue(token, secret)))
    return visitor
  }

  it('keeps sessions, signs them anew when they are renewed, and they can be ended', async () => {
    await lasts('28 days')
    const known = signedBy(formerly)
    const before = known.cookies.get(COOKIE)
    expect((await known.get('/api/v1/customers')).status).toBe(401)
    product.auth.olderSecrets.push(formerly)
    try {
      expect((await signedBy('a secret of somebody else').get('/api/v1/customers')).status).toBe(401)
      expect((await known.get('/api/v1/customers')).status).toBe(200)
      expect(known.cookies.get(COOKIE)).toBe(owner.cookies.get(COOKIE))
      known.cookies.set(COOKIE, before!)
      expect((await known.post('/api/auth/sign-out', undefined)).status).toBe(204)
      expect(await owner.get('/api/auth/session')).toMatchObject(signedOut)
    } finally {
      product.auth.olderSecrets.pop()
    }
  })
})
