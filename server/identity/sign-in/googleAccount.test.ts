import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { enter, google, IN, out, people, setUp } from './google.rig.ts'

setUp()

const sessionOf = async (visitor: Visitor) =>
  ((await visitor.get('/api/auth/session')).body as { session: Record<string, never> | null }).session

describe('a person’s first sign-in with Google', () => {
  it('gives them a shop with their full name on the Free plan, in their browser’s country', async () => {
    const email = people.newEmail()
    google().setAccount('ada', { email, email_verified: true, name: 'Ada Lovelace' })
    const { visitor, led } = await enter('ada', people.visitor(), {
      time_zone: 'Europe/London',
      locale: 'en-GB',
    })
    expect(led).toBe(IN)
    expect(await sessionOf(visitor)).toMatchObject({
      user: { email, name: 'Ada Lovelace' },
      role: 'admin',
      business: {
        company_name: 'Ada Lovelace',
        subscription_status: 'trial',
        tier: { name: 'Free' },
        time_zone: 'Europe/London',
        currency: 'GBP',
      },
    })
    expect((await visitor.get('/api/auth/user')).body).toMatchObject({
      email_verified: true,
      has_password: false,
    })
    const [made] = await people.rows<object>(
      `select b.usage_customers, b.is_tenant_admin, (select count(*)::int from sms_templates where business_id = b.id) > 1 as furnished
       from businesses b where email = $1`,
      [email],
    )
    expect(made).toEqual({ usage_customers: 0, is_tenant_admin: true, furnished: true })
  })

  it('without a name or with a link as name takes the part before the @, once, and the next sign-in finds that shop', async () => {
    const email = 'ada.lovelace@example.com'
    const first = await enter(email)
    const again = await enter(email)
    const [session, later] = [await sessionOf(first.visitor), await sessionOf(again.visitor)]
    expect(session).toMatchObject({ business: { company_name: 'ada lovelace' } })
    expect({ ...later, id: session?.id, expires_at: session?.expires_at }).toEqual(session)
    expect(await people.rows('select 1 from businesses where email = $1', [email])).toHaveLength(1)
  })

  it('without an address is refused', async () => {
    google().setAccount('nameless', { name: 'Nobody' })
    const { visitor, led } = await enter('nameless')
    expect([led, await people.whoIs(visitor)]).toEqual([out('email_not_found'), null])
  })

  it('does not stay signed in if no shop can be made, and makes it the next time', async () => {
    const email = people.newEmail()
    await people.rows(`alter table tenants add constraint refuse_late check (company_name <> 'Fails late')`)
    google().setAccount('late', { email, email_verified: true, name: 'Fails late' })
    const { visitor, led } = await enter('late')
    expect([led, await people.whoIs(visitor)]).toEqual([out('no_tenant'), null])
    expect(
      await people.rows('select 1 from session s join "user" u on u.id = s.user_id where u.email = $1', [
        email,
      ]),
    ).toEqual([])
    await people.rows('alter table tenants drop constraint refuse_late')
    expect(await sessionOf((await enter('late')).visitor)).toMatchObject({
      business: { company_name: 'Fails late' },
    })
  })
})

describe('somebody who has an account', () => {
  it('can use either way once their address is confirmed, and keeps their shop', async () => {
    const { visitor, email } = await people.signUp()
    const token = await people.tokenFor(email)
    await visitor.post('/api/auth/verify', { type: 'signup', token })
    const byGoogle = await enter(email)
    expect(byGoogle.led).toBe(IN)
    expect(await sessionOf(byGoogle.visitor)).toMatchObject({ business: { company_name: 'Blue Door Café' } })
    expect((await people.signIn(email, PASSWORD)).status).toBe(200)
  })

  it('without a password can set one by mail', async () => {
    const email = people.newEmail()
    const { visitor } = await enter(email)
    await people.visitor().post('/api/auth/recover', { email })
    const token = await people.tokenFor(email)
    expect(
      (await people.visitor().post('/api/auth/reset-password', { token, password: PASSWORD })).status,
    ).toBe(204)
    expect(await people.whoIs(visitor)).toBeNull()
    expect((await people.signIn(email, PASSWORD)).status).toBe(200)
    expect((await enter(email)).led).toBe(IN)
  })
})
