import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, refusalOf, said } from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { accountOf, changePassword, DEAD, people, setUp } from './account.rig.ts'
import type { SessionItem } from './contract.ts'

setUp()

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
