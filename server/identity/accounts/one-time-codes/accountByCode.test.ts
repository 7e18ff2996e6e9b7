import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, said } from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { ask, DEAD, enter, follow, people, proven, setUp } from './mailedCode.rig.ts'

setUp()

const sessionOf = async (who: Visitor) =>
  ((await who.get('/api/auth/session')).body as { session: object | null }).session

describe('an address without an account', () => {
  it('gets one by the code, with a shop on the Free plan named by the part before the @', async () => {
    const email = 'corner-cafe@example.com'
    await ask(email)
    const here = people.visitor()
    const place = { time_zone: 'Europe/London', locale: 'en-GB' }
    expect((await enter(email, await people.codeFor(email), here, place)).status).toBe(200)
    const name = email.split('@')[0]
    expect(await sessionOf(here)).toMatchObject({
      user: { email, name },
      role: 'admin',
      business: { company_name: name, tier: { name: 'Free' }, currency: 'GBP', time_zone: 'Europe/London' },
    })
    expect((await here.get('/api/auth/user')).body).toMatchObject({
      email_verified: true,
      has_password: false,
    })
    expect((await people.signIn(email, PASSWORD)).status).toBe(400)
  })

  it('gets the same by the link, whose page says so first', async () => {
    const email = people.newEmail()
    await ask(email)
    const token = await people.tokenFor(email)
    const opened = await people.visitor().post('/api/auth/otp/open', { token })
    expect(opened.body).toEqual({ email, has_account: false })
    const here = people.visitor()
    expect((await follow(token, here)).status).toBe(200)
    expect(await sessionOf(here)).toMatchObject({ role: 'admin', business: { tier: { name: 'Free' } } })
  })

  it('stays without one if no shop can be made, and the code still works', async () => {
    const email = people.newEmail()
    await ask(email)
    const code = await people.codeFor(email)
    await people.rows(`update subscription_tiers set name = 'Gratis' where name = 'Free'`)
    expect((await enter(email, code)).status).toBe(500)
    expect(await people.rows('select 1 from "user" where email = $1', [email])).toEqual([])
    await people.rows(`update subscription_tiers set name = 'Free' where name = 'Gratis'`)
    expect((await enter(email, code)).status).toBe(200)
  })

  it('gets none if create_user is false, even if an earlier request asked for one', async () => {
    const email = people.newEmail()
    await ask(email, { create_user: false })
    await people.deliver()
    expect(people.mails(email)).toEqual([])
    expect(await people.rows('select 1 from one_time_codes where recipient = $1', [email])).toEqual([])
  })
})

describe('somebody without a shop', () => {
  it('who was removed from their team can sign in by a code, but to no shop, old or new', async () => {
    const { email, id } = await proven()
    await people.rows(`update tenant_members set status = 'inactive' where user_id = $1`, [id])
    const before = await people.rows('select count(*) from tenants')
    await ask(email)
    const here = people.visitor()
    expect((await enter(email, await people.codeFor(email), here)).status).toBe(200)
    expect(await sessionOf(here)).toMatchObject({ business: null, role: null, left_shop: true })
    expect((await here.get('/api/v1/customers')).status).toBe(403)
    expect(await people.rows('select count(*) from tenants')).toEqual(before)
  })
})

describe('an account with an unconfirmed address', () => {
  it('belongs to its mailbox owner alone once they sign in by mail: earlier sign-in methods stop working', async () => {
    const squatter = await people.signUp()
    const { email } = squatter
    const elsewhere = people.newEmail()
    await squatter.visitor.post('/api/auth/user/email', { email: elsewhere, password: PASSWORD })
    const moves = await people.tokenFor(elsewhere)
    await ask(email)
    const owner = people.visitor()
    expect((await enter(email, await people.codeFor(email), owner)).status).toBe(200)
    expect([await people.whoIs(owner), await people.whoIs(squatter.visitor)]).toEqual([email, null])
    expect((await people.signIn(email, PASSWORD)).status).toBe(400)
    const moved = await people.visitor().post('/api/auth/verify', { type: 'email_change', token: moves })
    expect(said(moved)).toEqual([409, DEAD])
    await people.deliver()
    expect(people.mails(email).at(-1)!.text).toContain('it works no longer')
    await people.visitor().post('/api/auth/recover', { email })
    const token = await people.tokenFor(email)
    await people.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
    expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('keeps its password if the address was confirmed before', async () => {
    const person = await proven()
    await ask(person.email)
    expect((await enter(person.email, await people.codeFor(person.email))).status).toBe(200)
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(200)
    expect(await people.whoIs(person.visitor)).toBe(person.email)
  })
})
