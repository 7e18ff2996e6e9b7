import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSessions } from '#server/identity/sessions/forgetSessions.ts'
import { messageOf, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import { forgetCustomerAccess } from './sessions.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal?.close())

const HOUR = 3_600_000
const card = '/api/app/portal/card'

async function customerOf() {
  const phone = portal.newPhone()
  const business = await portal.newBusiness()
  return { phone, business, id: await newCustomer(business, { phone }) }
}

describe('a guest who knows the PIN', () => {
  it('can sign in twenty times an hour, and is told how long to wait', async () => {
    const { phone } = await customerOf()
    const statuses: number[] = []
    for (let n = 0; n < 20; n += 1) statuses.push((await signIn(portal.visitor(), phone, '4711')).status)
    expect(statuses).toEqual(Array(20).fill(200))
    const [other, atOnce] = [signIn(portal.visitor(), phone, '4711'), signIn(portal.visitor(), phone, '4711')]
    for (const answer of await Promise.all([other, atOnce]))
      expect([answer.status, messageOf(answer)]).toEqual([
        429,
        'Too many sign-ins with this number. Please try again in an hour.',
      ])
    portal.clock.advance(HOUR)
    // A try refused by the limit did not count as a wrong PIN.
    expect((await signIn(portal.visitor(), phone, '4711')).status).toBe(200)
  })

  it('has ten sessions, the newest', async () => {
    const { phone, id } = await customerOf()
    const browsers = Array.from({ length: 12 }, () => portal.visitor())
    for (const browser of browsers) {
      portal.clock.advance(1000)
      await signIn(browser, phone, '4711')
    }
    const statuses = []
    for (const browser of browsers) statuses.push((await browser.get(card)).status)
    expect(statuses).toEqual([401, 401, ...Array(10).fill(200)])
    await Promise.all(Array.from({ length: 6 }, () => signIn(portal.visitor(), phone, '4711')))
    const kept = await portal.rows('select from portal_sessions where customer_id = $1', [id])
    expect(kept).toHaveLength(10)
  })
})

describe('the nightly job', () => {
  it('removes expired sessions, card links and attempts, in every shop, and no others', async () => {
    const { phone, id, business } = await customerOf()
    await signIn(portal.visitor(), phone, '4711')
    await signIn(portal.visitor(), phone, '4711')
    const links = { lately: `interval '29 days'`, longAgo: `interval '31 days'`, open: `interval '-1 day'` }
    for (const [token, ago] of Object.entries(links))
      await portal.rows(
        `insert into card_links (business_id, id, customer_id, phone, token_hash, expires_at, created_at)
         values ($1, gen_random_uuid(), $2, $3, $4, now() - ${ago}, now())`,
        [business.businessId, id, phone, token],
      )
    await portal.rows(
      `update portal_sessions s set expires_at = now() + interval '1 day' * case when id = first then 1 else -1 end
       from (select min(id::text)::uuid as first from portal_sessions where customer_id = $1) kept
       where customer_id = $1`,
      [id],
    )
    await forgetCustomerAccess(portal.services.database.plain)
    const left = (table: string) => portal.rows(`select from ${table} where customer_id = $1`, [id])
    expect(await left('portal_sessions')).toHaveLength(1)
    const kept = await portal.rows<{ token_hash: string }>(
      'select token_hash from card_links where customer_id = $1 order by 1',
      [id],
    )
    expect(kept.map(({ token_hash }) => token_hash)).toEqual(['lately', 'open'])
  })

  it('removes expired sessions of staff and counts of attempts', async () => {
    const owner = `insert into "user" (id, name, email, created_at, updated_at)
      values (gen_random_uuid(), 'Olive', 'olive@night.example', now(), now()) returning id`
    const [{ id } = { id: '' }] = await portal.rows<{ id: string }>(owner)
    const now = portal.clock.now()
    for (const [name, ends] of [
      ['over', new Date(now.getTime() - 1000)],
      ['open', new Date(now.getTime() + 1000)],
    ] as const) {
      await portal.rows(
        `insert into session (id, user_id, token, expires_at, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, now(), now())`,
        [id, name, ends],
      )
      await portal.rows('insert into attempts (key, count, window_ends_at) values ($1, 1, $2)', [name, ends])
    }
    await forgetSessions(portal.services)
    expect(await portal.rows(`select token from session where token in ('over', 'open')`)).toEqual([
      { token: 'open' },
    ])
    expect(await portal.rows(`select key from attempts where key in ('over', 'open')`)).toEqual([
      { key: 'open' },
    ])
  })
})
