import { describe, expect, it } from 'vitest'
import { answerChallenge, switchOn } from '#tests/accounts/authenticator.ts'
import { confirmAddress } from '#tests/accounts/confirmAddress.ts'
import { beginWithGoogle, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { NEW_PASSWORD, PASSWORD, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import { waysIn } from '#tests/accounts/waysIn.ts'
import { inProof } from '#tests/engines/proof.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { begin, guarded, MINUTE, people, setUp, subjectsTo, WRONG } from './twoFactor.rig.ts'

setUp()
const OVER = 'This sign-in is over. Please sign in again.'

const challengeOf = async (who: Visitor) =>
  ((await who.get('/api/auth/factors/challenge')).body as { challenge: object | null }).challenge

const sessionCount = async ({ id }: Person) =>
  (await people.rows('select 1 from session where user_id = $1', [id])).length

describe('two-step sign-in', () => {
  it('gives no access token for the password alone: a program cannot be asked for the code', async () => {
    const { person } = await guarded()
    const before = await sessionCount(person)
    const visitor = people.visitor()
    const body = { email: person.email, password: PASSWORD }
    const answer = await visitor.post('/api/auth/token?grant_type=password', body)
    expect(said(answer)).toEqual([
      403,
      'This account signs in in two steps, which needs a browser. Use an API key.',
    ])
    expect([visitor.cookies.size, await sessionCount(person)]).toEqual([0, before])
  })

  it.each(Object.keys(waysIn))('has no session by %s alone, and one after the code', async (way) => {
    const { person, app } = await guarded()
    await confirmAddress(people, person)
    const comeIn = await waysIn[way]!(people, person)
    const before = await sessionCount(person)
    const visitor = people.visitor()
    const answer = await comeIn(visitor)
    if (typeof answer === 'string') expect(answer).toBe('http://localhost:3000/login/two-factor')
    else expect([answer.status, refusalOf(answer)?.code]).toEqual([401, 'second_factor'])
    expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
    expect([await people.whoIs(visitor), (await sessionCount(person)) <= before]).toEqual([null, true])
    expect(await challengeOf(visitor)).not.toBeNull()
    expect((await answerChallenge(visitor, await app.nextCode())).status).toBe(200)
    expect([await people.whoIs(visitor), await challengeOf(visitor)]).toEqual([person.email, null])
  })

  it('is also needed after a password reset by mail, which signs nobody in', async () => {
    const { person, app } = await guarded()
    await confirmAddress(people, person)
    await people.visitor().post('/api/auth/recover', { email: person.email })
    const visitor = people.visitor()
    const token = await people.tokenFor(person.email)
    await visitor.post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
    expect(await people.whoIs(visitor)).toBeNull()
    expect((await begin(person, visitor, NEW_PASSWORD)).answer.status).toBe(401)
    expect((await answerChallenge(visitor, await app.nextCode())).status).toBe(200)
  })

  it('cannot be switched on by a stranger who typed somebody else’s address', async () => {
    const stranger = await people.signUp()
    const { visitor } = stranger
    const begun = await visitor.post('/api/auth/factors', { password: PASSWORD })
    expect(said(begun)).toEqual([403, 'Confirm your email address first.'])
    await confirmAddress(people, stranger)
    expect((await visitor.post('/api/auth/factors', { password: PASSWORD })).status).toBe(201)
    // Nor may the second half follow a first one of the time when no confirmed address was required.
    const [factor] = await people.rows<{ id: string }>('select id from factors where user_id = $1', [
      stranger.id,
    ])
    await people.rows('update "user" set email_verified = false where id = $1', [stranger.id])
    const proven = await visitor.post(`/api/auth/factors/${factor!.id}/verify`, { code: '000000' })
    expect(said(proven)).toEqual([403, 'Confirm your email address first.'])
  })

  it('leaves no other session that was never asked for a code', async () => {
    const person = await people.signUp()
    await confirmAddress(people, person)
    const [thief, program] = [await begin(person), people.visitor()]
    const byPassword = { email: person.email, password: PASSWORD }
    const token = await program.post('/api/auth/token?grant_type=password', byPassword)
    const { access_token, refresh_token } = token.body as { access_token: string; refresh_token: string }
    expect(await people.whoIs(thief.visitor)).toBe(person.email)
    await switchOn(people, person)
    expect([await people.whoIs(thief.visitor), await people.whoIs(person.visitor)]).toEqual([
      null,
      person.email,
    ])
    expect((await program.get('/api/v1/customers', { authorization: `Bearer ${access_token}` })).status).toBe(
      401,
    )
    const next = await program.post('/api/auth/token?grant_type=refresh_token', { refresh_token })
    expect(next.status).toBe(400)
  })

  it('does not lock the owner of a never-confirmed mailbox out: a reset by mail ends the stranger’s factor', async () => {
    const { person } = await guarded()
    // The state from before an address had to be confirmed first.
    await people.rows('update "user" set email_verified = false where id = $1', [person.id])
    await people.visitor().post('/api/auth/recover', { email: person.email })
    const token = await people.tokenFor(person.email)
    await people.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
    expect((await begin(person, people.visitor(), NEW_PASSWORD)).answer.status).toBe(200)
    expect(await subjectsTo(person.email)).toContain('Two-step sign-in is off')
  })

  it('is not revealed before the password is right', async () => {
    const { person } = await guarded()
    const { answer } = await begin(person, people.visitor(), 'not the password')
    expect(said(answer)).toEqual([400, 'Invalid login credentials'])
  })

  it('does not end the current session', async () => {
    const { person } = await guarded()
    expect(await people.whoIs(person.visitor)).toBe(person.email)
  })
})

describe('a pending sign-in under attack', () => {
  it('can be used only by the browser that began it', async () => {
    const { person, app } = await guarded()
    await begin(person)
    const stranger = people.visitor()
    expect(said(await answerChallenge(stranger, await app.nextCode()))).toEqual([409, OVER])
    for (const planted of ['x'.repeat(43), person.id, '']) stranger.cookies.set('regulars.pending', planted)
    expect(said(await answerChallenge(stranger, await app.nextCode()))).toEqual([409, OVER])
    const stored = await people.rows<{ token_hash: string }>(
      'select token_hash from pending_sign_ins where user_id = $1',
      [person.id],
    )
    stranger.cookies.set('regulars.pending', stored[0]!.token_hash)
    expect(said(await answerChallenge(stranger, await app.nextCode()))).toEqual([409, OVER])
  })

  it("accepts no code of somebody else's app, and no other person in its body", async () => {
    const victim = await guarded()
    const attacker = await guarded()
    const { visitor } = await begin(victim.person)
    expect(said(await answerChallenge(visitor, await attacker.app.nextCode()))).toEqual([400, WRONG])
    expect((await answerChallenge(visitor, attacker.app.backupCodes[0]!)).status).toBe(400)
    for (const extra of [{ user_id: attacker.person.id }, { email: attacker.person.email }, { token: 'x' }]) {
      const body = { code: await victim.app.nextCode(), ...extra }
      expect((await visitor.post('/api/auth/factors/challenge', body)).status).toBe(400)
    }
    expect(await people.whoIs(visitor)).toBeNull()
  })

  it('ends after five wrong codes, even for the right one', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    for (let i = 0; i < 4; i++) expect(said(await answerChallenge(visitor, '000000'))).toEqual([400, WRONG])
    expect(said(await answerChallenge(visitor, '000000'))).toEqual([409, OVER])
    expect(said(await answerChallenge(visitor, await app.nextCode()))).toEqual([409, OVER])
    expect([await people.whoIs(visitor), await challengeOf(visitor)]).toEqual([null, null])
  })

  it('counts tries made at the same time', async () => {
    const { person } = await guarded()
    const { visitor } = await begin(person)
    const answers = await Promise.all(Array.from({ length: 9 }, () => answerChallenge(visitor, '000000')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
  })

  it('expires after ten minutes', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    people.clock.advance(10 * MINUTE)
    expect(await challengeOf(visitor)).toBeNull()
    expect(said(await answerChallenge(visitor, await app.nextCode()))).toEqual([409, OVER])
  })

  it('works once, even if its right code is sent several times at once', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    const copy = people.visitor()
    copy.cookies.set('regulars.pending', visitor.cookies.get('regulars.pending')!)
    const code = await app.nextCode()
    const before = await sessionCount(person)
    const answers = await Promise.all([answerChallenge(visitor, code), answerChallenge(copy, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionCount(person)).toBe(before + 1)
    const again = people.visitor()
    again.cookies.set('regulars.pending', copy.cookies.get('regulars.pending') ?? 'none')
    expect(said(await answerChallenge(again, await app.nextCode()))).toEqual([409, OVER])
  })

  it('ends when the password changes', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    const body = { current_password: PASSWORD, password: NEW_PASSWORD }
    expect((await person.visitor.post('/api/auth/user/password', body)).status).toBe(204)
    expect(said(await answerChallenge(visitor, await app.nextCode()))).toEqual([409, OVER])
  })

  it('can be completed from our own pages alone', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const body = { code: await app.nextCode() }
    expect((await visitor.post('/api/auth/factors/challenge', body, foreign)).status).toBe(403)
  })

  it('redirects nowhere else, whatever host a request names', async () => {
    const { person } = await guarded()
    await confirmAddress(people, person)
    const visitor = people.visitor()
    const back = await signInAtGoogle((await beginWithGoogle(visitor)).href, person.email)
    const answer = await visitor.get(`${back.pathname}${back.search}`, {
      host: '198.51.100.66',
      'x-forwarded-host': 'evil.example',
    })
    expect(answer.headers.get('location')).toBe('http://localhost:3000/login/two-factor')
  })
})

describe('guessing the code', () => {
  const GUESSES = inProof(10_000, 600)

  it(`finds nothing in ${GUESSES} tries and locks, while a backup code still signs its owner in`, async () => {
    const { person, app } = await guarded()
    const wrong = (await app.code()) === '000000' ? '111111' : '000000'
    const statuses: number[] = []
    let visitor = people.visitor()
    for (let tries = 0; tries < GUESSES; tries += 20) {
      // Over three hours, and from any number of addresses.
      if (tries % (GUESSES / 10) === 0) {
        people.clock.advance(16 * MINUTE)
        visitor = (await begin(person)).visitor
      }
      const from = { 'x-forwarded-for': `198.51.${tries % 256}.1` }
      const guess = () => visitor.post('/api/auth/factors/challenge', { code: wrong }, from)
      const answers = await Promise.all(Array.from({ length: 20 }, guess))
      for (const { status, headers } of answers) {
        statuses.push(status)
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      // The attacker has the password, and begins again.
      if (answers.some(({ status }) => status === 409)) visitor = (await begin(person)).visitor
    }
    expect(statuses).not.toContain(200)
    // A few are checked, at most fifty a day; after that all are refused unread.
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(50)
    expect(new Set(statuses.slice(GUESSES / 2))).toEqual(new Set([429]))
    people.clock.advance(16 * MINUTE)
    const own = (await begin(person)).visitor
    const refused = await answerChallenge(own, await app.code())
    expect([refused.status, refusalOf(refused)?.message]).toEqual([
      429,
      expect.stringMatching(/^Too many wrong codes\. Please try again in \d+ hours\.$/),
    ])
    expect((await answerChallenge(own, app.backupCodes[0]!)).status).toBe(200)
  }, 600_000)
})
