import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { switchOn } from '#tests/accounts/authenticator.ts'
import { openPeople, type People, type Person, said } from '#tests/accounts/people.ts'
import type { SessionView } from './contract.ts'

let people: People
beforeAll(async () => {
  people = await openPeople({ adminsNeedFactor: true })
})
afterAll(() => people?.close())

const promote = ({ id }: Person) => people.rows('insert into super_admins values ($1)', [id])
const signedInAgo = ({ id }: Person, ago: string) =>
  people.rows('update session set created_at = now() - $2::interval where user_id = $1', [id, ago])
const sessionOf = async ({ visitor }: Person) =>
  ((await visitor.get('/api/auth/session')).body as { session: SessionView | null }).session
const due = [403, 'Super admins need two-step sign-in. Set it up in your account first.']

describe('a super admin without a second factor', () => {
  it('can only set one up, and can do everything afterwards', async () => {
    const admin = await people.signUp()
    expect((await admin.visitor.get('/api/v1/customers')).status).toBe(200)
    await promote(admin)
    const { visitor } = admin
    const tried = [
      visitor.get('/api/app/admin/users'),
      visitor.get('/api/v1/customers'),
      visitor.post('/api/v1/customers', { first_name: 'Ana' }),
      visitor.send('PUT', '/api/auth/user', { name: 'Eve' }),
      visitor.post('/api/auth/user/password', { current_password: 'x', password: 'another fine password' }),
    ]
    for (const answer of await Promise.all(tried)) expect(said(answer)).toEqual(due)
    expect(await sessionOf(admin)).toMatchObject({ second_factor_due: true })
    // An app whose first code was never given is not enough.
    await visitor.post('/api/auth/factors', { password: 'a fine password' })
    expect(said(await visitor.get('/api/app/admin/users'))).toEqual(due)
    await switchOn(people, admin)
    expect((await visitor.get('/api/app/admin/users')).status).toBe(200)
    expect(await sessionOf(admin)).toMatchObject({ second_factor_due: false })
  })
})

describe('a session ends, whatever is done in it,', () => {
  it('90 days after the sign-in', async () => {
    const person = await people.signUp()
    await signedInAgo(person, '89 days 23 hours')
    expect((await person.visitor.get('/api/v1/customers')).status).toBe(200)
    expect(Date.parse((await sessionOf(person))!.expires_at) - Date.now()).toBeLessThan(3_600_000)
    await signedInAgo(person, '90 days')
    expect((await person.visitor.get('/api/v1/customers')).status).toBe(401)
    expect(await sessionOf(person)).toBeNull()
  })

  it('12 hours after the sign-in for super admins, and is not in their list of sessions', async () => {
    const admin = await people.signUp()
    await promote(admin)
    await switchOn(people, admin)
    await signedInAgo(admin, '11 hours 59 minutes')
    expect((await admin.visitor.get('/api/app/admin/users')).status).toBe(200)
    await signedInAgo(admin, '12 hours')
    expect((await admin.visitor.get('/api/app/admin/users')).status).toBe(401)
    expect(await sessionOf(admin)).toBeNull()
  })
})
