import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  NEW_PASSWORD,
  openPeople,
  PASSWORD,
  type People,
  type Person,
  refusalOf,
  said,
} from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { AccountView, SessionItem } from './contract.ts'

const DEAD = 'This link has been used already or has expired'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

const accountOf = async (who: Visitor) => (await who.get('/api/auth/user')).body as AccountView
const verify = (type: string, token: string, who = people.visitor()) =>
  who.post('/api/auth/verify', { type, token })
const opens = (type: string, token: string) => people.visitor().post('/api/auth/verify/open', { type, token })
const moveTo = ({ visitor }: Person, email: string, password = PASSWORD) =>
  visitor.post('/api/auth/user/email', { email, password })
const changePassword = (who: Visitor, current_password: string, password = NEW_PASSWORD) =>
  who.post('/api/auth/user/password', { current_password, password })
const sessionsOf = async (who: Visitor) =>
  ((await who.get('/api/auth/sessions')).body as { data: SessionItem[] }).data

describe('an account', () => {
  it('is shown only to a signed-in person', async () => {
    const stranger = people.visitor()
    for (const path of ['auth/user', 'auth/sessions'])
      expect((await stranger.get(`/api/${path}`)).status).toBe(401)
    for (const [path, body] of [
      ['auth/user/password', { current_password: PASSWORD, password: NEW_PASSWORD }],
      ['auth/user/email', { email: people.newEmail(), password: PASSWORD }],
      ['auth/resend', undefined],
    ] as const)
      expect((await stranger.post(`/api/${path}`, body)).status).toBe(401)
    const session = `/api/auth/sessions/${crypto.randomUUID()}`
    expect((await stranger.send('DELETE', session)).status).toBe(401)
  })

  it('changes only its name by its form, whatever else is sent', async () => {
    const { visitor, email } = await people.signUp()
    for (const extra of [
      { email: 'mine@example.com' },
      { email_verified: true },
      { id: crypto.randomUUID() },
    ])
      expect((await visitor.send('PUT', '/api/auth/user', { name: 'Ada', ...extra })).status).toBe(400)
    expect((await visitor.send('PUT', '/api/auth/user', { name: ' ' })).status).toBe(400)
    expect((await visitor.send('PUT', '/api/auth/user', { name: ' Ada ' })).status).toBe(200)
    expect(await accountOf(visitor)).toMatchObject({
      email,
      name: 'Ada',
      email_verified: false,
      has_password: true,
    })
  })
})

describe('an email address', () => {
  it('is not confirmed by opening the link, as mail gateways do: opening only names the account', async () => {
    const { visitor, email } = await people.signUp()
    const token = await people.tokenFor(email)
    const account = { name: 'Blue Door Café', email, company_names: ['Blue Door Café'] }
    const named = { email, account, is_signed_in: false }
    for (let i = 0; i < 2; i++) expect((await opens('signup', token)).body).toEqual(named)
    expect((await accountOf(visitor)).email_verified).toBe(false)
    expect(said(await opens('email_change', token))).toEqual([409, DEAD])
    expect((await verify('signup', token)).status).toBe(200)
    expect(said(await opens('signup', token))).toEqual([409, DEAD])
  })

  it('that somebody else wants is not theirs by opening the link; the link says whose account it is', async () => {
    const thief = await people.signUp()
    const wanted = people.newEmail()
    await moveTo(thief, wanted)
    const token = await people.tokenFor(wanted)
    expect((await opens('email_change', token)).body).toMatchObject({
      email: wanted,
      account: { email: thief.email },
    })
    expect((await accountOf(thief.visitor)).email).toBe(thief.email)
    people.clock.advance(60 * 60_000)
    expect(said(await opens('email_change', token))).toEqual([409, DEAD])
  })

  it('is verified by the link of the sign-up mail, once', async () => {
    const { visitor, email } = await people.signUp()
    const token = await people.tokenFor(email)
    expect(said(await verify('email_change', token, visitor))).toEqual([409, DEAD])
    expect((await verify('signup', token, visitor)).body).toEqual({ email, is_claimed: false })
    expect((await accountOf(visitor)).email_verified).toBe(true)
    expect(said(await verify('signup', token, visitor))).toEqual([409, DEAD])
  })

  it('gets another mail on demand while it is not verified, and only the newest link works', async () => {
    const { visitor, email } = await people.signUp()
    const first = await people.tokenFor(email)
    expect((await visitor.post('/api/auth/resend', undefined)).status).toBe(204)
    const second = await people.tokenFor(email)
    expect(said(await verify('signup', first, visitor))).toEqual([409, DEAD])
    expect((await verify('signup', second, visitor)).status).toBe(200)
    const before = people.mails(email).length
    await visitor.post('/api/auth/resend', undefined)
    await people.deliver()
    expect(people.mails(email)).toHaveLength(before)
    for (let i = 0; i < 3; i++) await visitor.post('/api/auth/resend', undefined)
    const answer = await visitor.post('/api/auth/resend', undefined)
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true])
  })

  it('changes only with the password and only from the new mailbox, and the old one is told', async () => {
    const person = await people.signUp()
    const wanted = people.newEmail()
    expect(refusalOf(await moveTo(person, wanted, 'a stolen session'))!.fields).toEqual({
      password: 'This is not your password',
    })
    expect((await moveTo(person, wanted)).status).toBe(204)
    expect((await accountOf(person.visitor)).email).toBe(person.email)
    const elsewhere = (await people.signIn(person.email, PASSWORD)).visitor
    const token = await people.tokenFor(wanted)
    expect((await verify('email_change', token, person.visitor)).body).toMatchObject({ email: wanted })
    expect(await people.whoIs(elsewhere)).toBeNull()
    expect(await accountOf(person.visitor)).toMatchObject({ email: wanted, email_verified: true })
    expect((await people.signIn(wanted, PASSWORD)).status).toBe(200)
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(400)
    await people.deliver()
    expect(people.mails(person.email).at(-1)!.subject).toBe('Your email address was changed')
    expect(await people.rows('select email from businesses where id = $1', [person.id])).toEqual([
      { email: wanted },
    ])
  })

  it('changes on no device but one that is signed in to the account, and stays to be had there', async () => {
    const [person, other] = [await people.signUp(), await people.signUp()]
    const wanted = people.newEmail()
    await moveTo(person, wanted)
    const token = await people.tokenFor(wanted)
    const first = [403, 'Sign in to your account in this browser first, then open the link again.']
    for (const device of [other.visitor, people.visitor()])
      expect(said(await verify('email_change', token, device))).toEqual(first)
    expect([await people.whoIs(person.visitor), await people.whoIs(other.visitor)]).toEqual([
      person.email,
      other.email,
    ])
    const elsewhere = (await people.signIn(person.email, PASSWORD)).visitor
    expect((await verify('email_change', token, elsewhere)).status).toBe(200)
    expect([await people.whoIs(person.visitor), await people.whoIs(elsewhere)]).toEqual([null, wanted])
  })

  it('that is taken is told to its own mailbox alone, and never moved', async () => {
    const [person, other] = [await people.signUp(), await people.signUp()]
    const free = people.newEmail()
    const [taken, unknown] = [await moveTo(person, other.email), await moveTo(person, free)]
    expect([taken.status, taken.body]).toEqual([unknown.status, unknown.body])
    await people.deliver()
    const mail = people.mails(other.email).at(-1)!
    expect(mail.subject).toBe('You have an account already')
    expect(mail.text).not.toContain('token=')
    // The address is taken between the mail and the click.
    const token = await people.tokenFor(free)
    await people.signUp(free)
    expect(said(await verify('email_change', token, person.visitor))).toEqual([409, DEAD])
    expect((await accountOf(person.visitor)).email).toBe(person.email)
  })

  it('requested by a thief cannot be had after a password reset', async () => {
    const person = await people.signUp()
    const thiefs = people.newEmail()
    await moveTo(person, thiefs)
    const theirs = await people.tokenFor(thiefs)
    await people.visitor().post('/api/auth/recover', { email: person.email })
    const token = await people.tokenFor(person.email)
    await people.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
    expect(said(await verify('email_change', theirs))).toEqual([409, DEAD])
  })

  it('requested by a thief gets no mail after a password change', async () => {
    const person = await people.signUp()
    const thiefs = people.newEmail()
    await moveTo(person, thiefs)
    await changePassword(person.visitor, PASSWORD)
    await people.deliver()
    expect(people.mails(thiefs)).toEqual([])
  })
})

describe('changing the password', () => {
  it('needs the current one, with ten tries in a quarter of an hour', async () => {
    const { visitor, email } = await people.signUp()
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await changePassword(visitor, `guess ${i}`)).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await changePassword(visitor, PASSWORD)).status).toBe(429)
    people.clock.advance(15 * 60_000)
    expect(refusalOf(await changePassword(visitor, 'a guess'))!.fields).toEqual({
      current_password: 'This is not your password',
    })
    expect(refusalOf(await changePassword(visitor, PASSWORD, '12345'))).toMatchObject({
      code: 'weak_password',
      fields: { password: 'Minimum 6 characters' },
    })
    expect((await people.signIn(email, PASSWORD)).status).toBe(200)
  })

  it('signs out everywhere else and tells the mailbox; an earlier reset link stops working', async () => {
    const { visitor, email } = await people.signUp()
    const elsewhere = (await people.signIn(email, PASSWORD)).visitor
    await people.visitor().post('/api/auth/recover', { email })
    const token = await people.tokenFor(email)
    expect((await changePassword(visitor, PASSWORD)).status).toBe(204)
    expect([await people.whoIs(visitor), await people.whoIs(elsewhere)]).toEqual([email, null])
    const answer = await people.visitor().post('/api/auth/reset-password', { token, password: PASSWORD })
    expect(said(answer)).toEqual([409, DEAD])
    await people.deliver()
    expect(people.mails(email).at(-1)!.subject).toBe('Your password was changed')
    expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('the list of sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('shows device, address and the current session, only of one’s own sessions', async () => {
    await people.signUp()
    const person = await people.signUp()
    const phone = people.visitor('198.51.100.20')
    await phone.post(
      '/api/auth/sign-in',
      { email: person.email, password: PASSWORD },
      // A client cannot choose the address that is shown.
      { 'user-agent': firefox, 'regulars-address': '192.0.2.1' },
    )
    const sessions = await sessionsOf(person.visitor)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ is_current: true, browser: null, system: null })
    expect(sessions[1]).toMatchObject({
      is_current: false,
      browser: 'Firefox',
      system: 'Windows',
      address: '198.51.100.20',
    })
    expect((await sessionsOf(phone)).map(({ is_current, system }) => [is_current, system])).toEqual([
      [true, 'Windows'],
      [false, null],
    ])
    expect(JSON.stringify(sessions)).not.toContain(
      decodeURIComponent([...phone.cookies.values()][0]!).split('.')[0],
    )
  })

  it('ends a session of one’s own and of nobody else', async () => {
    const [person, other] = [await people.signUp(), await people.signUp()]
    const phone = (await people.signIn(person.email, PASSWORD)).visitor
    const [, theirs] = await sessionsOf(person.visitor)
    const end = (who: Visitor, id: string) => who.send('DELETE', `/api/auth/sessions/${id}`, undefined)
    expect(said(await end(other.visitor, theirs!.id))).toEqual([404, 'Session not found'])
    expect(await people.whoIs(phone)).toBe(person.email)
    expect((await end(person.visitor, theirs!.id)).status).toBe(204)
    expect([await people.whoIs(phone), await people.whoIs(person.visitor)]).toEqual([null, person.email])
  })
})

describe('signing out', () => {
  const browsersOf = async () => {
    const { email, visitor: here } = await people.signUp()
    const there = (await people.signIn(email, PASSWORD)).visitor
    return { email, here, there, who: async () => [await people.whoIs(here), await people.whoIs(there)] }
  }
  const signOut = (who: Visitor, scope?: string) =>
    who.post(`/api/auth/sign-out${scope ? `?scope=${scope}` : ''}`, undefined)

  it('ends this session, all others, or all of them', async () => {
    for (const [scope, left] of [
      [undefined, [false, true]],
      ['local', [false, true]],
      ['others', [true, false]],
      ['global', [false, false]],
    ] as const) {
      const { email, here, who } = await browsersOf()
      expect((await signOut(here, scope)).status).toBe(204)
      expect(await who()).toEqual(left.map((isIn) => (isIn ? email : null)))
    }
  })

  it('without a session ends no session', async () => {
    const { email, who } = await browsersOf()
    expect((await signOut(people.visitor(), 'global')).status).toBe(204)
    expect((await signOut(people.visitor(), 'everybody')).status).toBe(400)
    expect(await who()).toEqual([email, email])
  })

  it('cannot be undone by a copied cookie', async () => {
    const { here } = await browsersOf()
    const copied = new Map(here.cookies)
    await signOut(here, 'global')
    for (const [name, value] of copied) here.cookies.set(name, value)
    expect(await people.whoIs(here)).toBeNull()
  })
})
