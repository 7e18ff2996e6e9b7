import { describe, expect, it } from 'vitest'
import { codeOf } from '#tests/accounts/authenticator.ts'
import { inProof } from '#tests/engines/proof.ts'
import { PASSWORD, said } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import {
  addCustomer,
  ben,
  business,
  buy,
  come,
  NOBODY,
  openTill,
  ownerId,
  sessionOf,
  setPin,
  setUp,
  signIn,
  teams,
} from './sharedTill.rig.ts'

setUp()
const MINUTE = 60_000
const leave = (till: Visitor) => till.post('/api/app/shared-till/leave', undefined)

const end = (till: Visitor, password: string, code?: string) =>
  till.post('/api/app/shared-till/end', { password, ...(code && { code }) })

const operationOf = ({ body }: { body: unknown }) => (body as { operation_id: string }).operation_id

const staffOf = async (operation: string) => {
  const [row] = await teams.rows<{ staff_name: string; email: string }>(
    `select o.staff_name, u.email from operations o join "user" u on u.id = o.staff_user_id where o.id = $1`,
    [operation],
  )
  return row!
}

describe('a shared till', () => {
  it('does nothing while nobody is signed in by PIN, whoever set it up', async () => {
    const till = await openTill()
    const customer = await addCustomer()
    expect(said(await buy(till, customer))).toEqual([403, NOBODY])
    expect(said(await till.get('/api/v1/customers/lookup'))).toEqual([403, NOBODY])
    for (const path of [
      'v1/customers',
      'app/settings',
      'auth/user',
      'auth/sessions',
      'v1/exports/customers.csv',
      'app/company',
    ])
      expect([path, (await till.get(`/api/${path}`)).status]).toEqual([path, 403])
    expect(await sessionOf(till)).toMatchObject({
      role: null,
      memberships: [],
      permissions: ['anyone', 'shared till'],
      shared_till: { is_anybody_there: false },
    })
  })

  it('records each purchase and undo for the person who signed in by PIN, who can undo their own', async () => {
    const till = await openTill()
    const customer = await addCustomer()
    expect((await come(till, ben.id, '4711')).status).toBe(204)
    const bens = operationOf(await buy(till, customer))
    expect(await staffOf(bens)).toEqual({ staff_name: 'Ben Okoro', email: ben.email })
    expect((await come(till, ownerId, '2580')).status).toBe(204)
    const owners = operationOf(await buy(till, customer))
    expect((await staffOf(owners)).email).toBe(business.email)
    // An admin who signed in by PIN can undo their own purchases, like anybody.
    const undo = (operation: string) =>
      till.post(`/api/v1/operations/${operation}/undo`, { reason: 'Mistyped' })
    expect((await undo(bens)).status).toBe(403)
    expect((await undo(owners)).status).toBe(200)
    await come(till, ben.id, '4711')
    expect((await staffOf(operationOf(await undo(bens)))).email).toBe(ben.email)
  })

  it('gives an admin by PIN only the counter’s permissions, and a super admin nothing of the platform', async () => {
    const [{ id }] = (await teams.rows<{ id: string }>('select id from "user" where email = $1', [
      business.email,
    ])) as [{ id: string }]
    await teams.rows('insert into super_admins (id) values ($1) on conflict do nothing', [id])
    const till = await openTill()
    await come(till, ownerId, '2580')
    expect(await sessionOf(till)).toMatchObject({
      role: 'counter',
      is_super_admin: false,
      memberships: [],
      permissions: ['anyone', 'till', 'counter staff', 'shared till'],
    })
    for (const path of [
      'app/company',
      'auth/user',
      'auth/sessions',
      'app/staff-pin',
      'app/admin/overview',
      'app/admin/tenants',
    ])
      expect([path, (await till.get(`/api/${path}`)).status]).toEqual([path, 403])
    const refused: [string, unknown][] = [
      ['auth/user/password', { current_password: PASSWORD, password: 'another fine password' }],
      ['auth/session/business', { business_id: business.businessId }],
      ['app/shared-till', undefined],
      ['auth/sign-out?scope=global', undefined],
      ['auth/sign-out?scope=others', undefined],
    ]
    for (const [path, body] of refused)
      expect([path, (await till.post(`/api/${path}`, body)).status]).toEqual([path, 403])
    expect((await setPin(till, '1357')).status).toBe(403)
    expect((await business.owner.get('/api/auth/user')).status).toBe(200)
    await teams.rows('delete from super_admins where id = $1', [id])
  })

  it('keeps the language of the device, whoever signs in by PIN', async () => {
    await teams.rows(`update "user" set language = 'de' where email = $1`, [ben.email])
    const till = await openTill()
    await come(till, ben.id, '4711')
    const { headers } = await till.get('/api/auth/session')
    expect((await sessionOf(till))!.user).toMatchObject({ email: ben.email, language: null })
    expect(headers.getSetCookie()).toEqual([])
  })

  it('accepts no header and no field of a body that names another person', async () => {
    const till = await openTill()
    const customer = await addCustomer()
    await come(till, ben.id, '4711')
    for (const more of [{ staff_user_id: ownerId }, { member_id: ownerId }, { actor: 'owner' }])
      expect(
        (await till.post('/api/v1/purchases', { customer_id: customer, amount: 100, ...more })).status,
      ).toBe(400)
    expect(
      (await till.post('/api/app/shared-till/come', { member_id: ownerId, pin: '', pinned: true })).status,
    ).toBe(400)
    expect((await sessionOf(till))!.user.email).toBe(ben.email)
  })

  it('signs a person out when they leave, and after five minutes without activity, however often the page sends requests', async () => {
    const till = await openTill()
    const customer = await addCustomer()
    await come(till, ben.id, '4711')
    await leave(till)
    expect(said(await buy(till, customer))).toEqual([403, NOBODY])
    await come(till, ben.id, '4711')
    teams.clock.advance(4 * MINUTE)
    expect((await till.get(`/api/app/counter/customers/${customer}`)).status).toBe(200)
    teams.clock.advance(4 * MINUTE)
    expect((await buy(till, customer)).status).toBe(201)
    for (let minute = 0; minute < 5; minute += 1) {
      expect((await till.get('/api/v1/customers/lookup')).status).toBe(200)
      await till.get('/api/auth/session')
      teams.clock.advance(MINUTE)
    }
    expect(said(await buy(till, customer))).toEqual([403, NOBODY])
    expect(await sessionOf(till)).toMatchObject({ shared_till: { is_anybody_there: false } })
  })

  it('ends with the password of the person who set it up, and with nobody else’s', async () => {
    const till = await openTill()
    await come(till, ben.id, '4711')
    expect(said(await end(till, 'not the password'))[0]).toBe(400)
    expect((await till.get('/api/v1/customers')).status).toBe(403)
    expect((await end(till, PASSWORD)).status).toBe(204)
    expect(await sessionOf(till)).toMatchObject({
      role: 'admin',
      shared_till: null,
      user: { email: business.email },
    })
    expect((await till.get('/api/v1/customers')).status).toBe(200)
    expect((await end(till, PASSWORD)).status).toBe(403)
  })

  it('does not end by the password alone where its person has a second step', async () => {
    const other = await teams.openBusiness()
    await setPin(other.owner, '2580')
    const begun = await other.owner.post('/api/auth/factors', { password: PASSWORD })
    const { id, secret } = begun.body as { id: string; secret: string }
    const first = await codeOf(secret, teams.clock.now())
    await other.owner.post(`/api/auth/factors/${id}/verify`, { code: first })
    expect((await other.owner.post('/api/app/shared-till', undefined)).status).toBe(204)
    const till = other.owner
    expect(said(await end(till, PASSWORD))).toEqual([400, 'Enter a code of the second step, too'])
    // A person at the till without the password uses up no tries of the codes.
    for (let n = 0; n < 9; n++) expect(said(await end(till, 'wrong', '000000'))[0]).toBe(400)
    expect(said(await end(till, PASSWORD, '000000'))[0]).toBe(400)
    expect(await sessionOf(till)).toMatchObject({ shared_till: { is_anybody_there: false } })
    teams.clock.advance(MINUTE)
    expect((await end(till, PASSWORD, await codeOf(secret, teams.clock.now()))).status).toBe(204)
    expect(await sessionOf(till)).toMatchObject({ role: 'admin', shared_till: null })
  })

  it('locks nobody out elsewhere by wrong passwords that are typed at it', async () => {
    const other = await teams.openBusiness()
    await setPin(other.owner, '2580')
    const till = teams.visitor()
    await signIn(till, other.email)
    await till.post('/api/app/shared-till', undefined)
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await end(till, 'not the password')).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await other.owner.post('/api/auth/proof', { password: PASSWORD })).status).toBe(204)
  })

  it('ends with its session, and leaves nothing for the next one', async () => {
    const till = await openTill()
    await come(till, ben.id, '4711')
    const cookies = new Map(till.cookies)
    await till.post('/api/auth/sign-out', undefined)
    for (const [name, value] of cookies) till.cookies.set(name, value)
    expect((await till.get('/api/v1/customers/lookup')).status).toBe(401)
    expect((await come(till, ben.id, '4711')).status).toBe(401)
    till.cookies.clear()
    await signIn(till, business.email)
    expect(await sessionOf(till)).toMatchObject({ shared_till: null, role: 'admin' })
  })

  it('needs the person’s own sign-in and a team member with a PIN before it can be shared', async () => {
    const empty = await teams.openBusiness()
    expect(said(await empty.owner.post('/api/app/shared-till', undefined))).toEqual([
      409,
      'Nobody on the team has a PIN yet. Set yours in your account first.',
    ])
    for (const call of ['come', 'leave', 'end'])
      expect((await business.owner.post(`/api/app/shared-till/${call}`, {})).status).toBe(403)
    expect((await business.owner.get('/api/app/shared-till/people')).status).toBe(403)
  })
})

describe('guessing PINs', () => {
  const GUESSES = inProof(10_000, 300)

  it(`${GUESSES} of them find nothing and lock the person, at any till`, async () => {
    const zed = await teams.hire(business)
    await setPin(zed.visitor, '7391')
    const till = await openTill()
    const answers = new Map<number, number>()
    for (let pin = 0; pin < GUESSES; pin += 100) {
      const batch = await Promise.all(
        Array.from({ length: 100 }, (_, one) => come(till, zed.id, String(pin + one).padStart(4, '0'))),
      )
      for (const { status } of batch) answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(answers)).toEqual({ 400: 5, 429: GUESSES - 5 })
    expect(await sessionOf(till)).toMatchObject({ shared_till: { is_anybody_there: false } })
    const another = await openTill()
    const locked = await come(another, zed.id, '7391')
    expect(said(locked)).toEqual([429, 'Too many wrong PINs. Please try again in 15 minutes.'])
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800)
    // The others can still sign in.
    expect((await come(another, ben.id, '4711')).status).toBe(204)
    teams.clock.advance(15 * MINUTE)
    expect((await come(another, zed.id, '7391')).status).toBe(204)
  }, 600_000)

  it('gets no faster with one’s own PIN in between, nor by changing tills', async () => {
    const zed = await teams.hire(business)
    await setPin(zed.visitor, '7391')
    const statuses: number[] = []
    const tills = [await openTill(), await openTill()]
    for (let guess = 0; guess < 8; guess += 1) {
      const till = tills[guess % 2]!
      statuses.push((await come(till, zed.id, '0007')).status)
      await come(till, ben.id, '4711')
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  })

  it('locks a till that tries one person after the other', async () => {
    const people = []
    for (let person = 0; person < 5; person += 1) {
      const one = await teams.hire(business)
      await setPin(one.visitor, '7391')
      people.push(one)
    }
    const till = await openTill()
    const statuses: number[] = []
    for (const person of people)
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await come(till, person.id, '0007')).status)
    expect(statuses.indexOf(429)).toBe(20)
    expect((await come(till, ben.id, '4711')).status).toBe(429)
    expect((await come(await openTill(), ben.id, '4711')).status).toBe(204)
  })
})
