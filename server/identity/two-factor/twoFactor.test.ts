import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Authenticator, answerChallenge, codeOf, switchOn } from '#tests/accounts/authenticator.ts'
import { confirmAddress } from '#tests/accounts/confirmAddress.ts'
import { beginWithGoogle, comeBack, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { NEW_PASSWORD, PASSWORD, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import { openPeopleWithEveryWayIn, waysIn } from '#tests/accounts/waysIn.ts'
import { inProof } from '#tests/engines/proof.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { FactorsView } from './contract.ts'
import { removeFactors } from './index.ts'

const OVER = 'This sign-in is over. Please sign in again.'
const WRONG = 'This code is not right. Codes change every 30 seconds and work once.'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let people: People
beforeAll(async () => {
  people = await openPeopleWithEveryWayIn()
})
afterAll(() => people?.close())
// Each test begins on another day, with all counts at zero.
beforeEach(() => people.clock.advance(2 * DAY))

/** A signed-in person with an authenticator app. */
async function guarded(): Promise<{ person: Person; app: Authenticator }> {
  const person = await people.signUp()
  return { person, app: await switchOn(people, person) }
}
/** The first step of a sign-in, by the password. */
const begin = async ({ email }: Person, visitor = people.visitor(), password = PASSWORD) => {
  const { answer } = await people.signIn(email, password, visitor)
  return { visitor, answer }
}
const factorsOf = async (who: Visitor) => (await who.get('/api/auth/factors')).body as FactorsView
const challengeOf = async (who: Visitor) =>
  ((await who.get('/api/auth/factors/challenge')).body as { challenge: object | null }).challenge
const subjectsTo = async (email: string) => {
  await people.deliver()
  return people.mails(email).map(({ subject }) => subject)
}
const sessionCount = async ({ id }: Person) =>
  (await people.rows('select 1 from session where user_id = $1', [id])).length
const remove = (who: Visitor, app: Authenticator, body: object) =>
  who.send('DELETE', `/api/auth/factors/${app.factorId}`, body)

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
    // The same if the first half was done before a confirmed address was required.
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

describe('a code of the app', () => {
  it('is accepted once: not in another sign-in, nor an older one', async () => {
    const { person, app } = await guarded()
    const code = await app.nextCode()
    expect((await answerChallenge((await begin(person)).visitor, code)).status).toBe(200)
    const { visitor } = await begin(person)
    expect(said(await answerChallenge(visitor, code))).toEqual([400, WRONG])
    expect(said(await answerChallenge(visitor, await app.code(-1)))).toEqual([400, WRONG])
    expect((await answerChallenge(visitor, await app.nextCode())).status).toBe(200)
  })

  it('is not the one that switched two-step sign-in on', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    expect(said(await answerChallenge(visitor, await app.code()))).toEqual([400, WRONG])
  })

  it('may be typed with a space, and half a minute early or late', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    people.clock.advance(2 * MINUTE)
    const code = await app.code(1)
    expect((await answerChallenge(visitor, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })
})

describe('a backup code', () => {
  it('signs in once, however it is typed, and the mailbox is told', async () => {
    const { person, app } = await guarded()
    const [code] = app.backupCodes
    const typed = ` ${code!.toLowerCase().replace('-', ' ')} `
    const { visitor } = await begin(person)
    expect((await answerChallenge(visitor, typed)).status).toBe(200)
    expect(await subjectsTo(person.email)).toContain('A backup code was used')
    expect(people.mails(person.email).at(-1)!.text).toContain('9 are left')
    expect((await factorsOf(visitor)).backup_codes_left).toBe(9)
    expect((await answerChallenge((await begin(person)).visitor, code!)).status).toBe(400)
  })

  it('is in the database only as a keyed hash', async () => {
    const { person, app } = await guarded()
    expect(app.backupCodes).toHaveLength(10)
    expect(new Set(app.backupCodes).size).toBe(10)
    const stored = JSON.stringify(
      await people.rows('select * from backup_codes where user_id = $1', [person.id]),
    )
    for (const code of app.backupCodes) {
      expect(code).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)
      expect(stored).not.toContain(code.replace('-', ''))
    }
  })

  it('is replaced with all others only with a code', async () => {
    const { person, app } = await guarded()
    const path = `/api/auth/factors/${app.factorId}/backup-codes`
    expect((await person.visitor.post(path, { code: '000000' })).status).toBe(400)
    const renewed = await person.visitor.post(path, { code: await app.nextCode() })
    const { backup_codes: codes } = renewed.body as { backup_codes: string[] }
    const { visitor } = await begin(person)
    expect((await answerChallenge(visitor, app.backupCodes[0]!)).status).toBe(400)
    expect((await answerChallenge(visitor, codes[0]!)).status).toBe(200)
  })
})

describe('switching it on', () => {
  it('needs the password again, and is not in effect before the first code has proven the app', async () => {
    const person = await people.signUp()
    await confirmAddress(people, person)
    const { visitor } = person
    for (const body of [{}, { password: '' }, { password: 'not the password' }])
      expect(refusalOf(await visitor.post('/api/auth/factors', body))?.fields).toHaveProperty('password')
    const { body } = await visitor.post('/api/auth/factors', { password: PASSWORD })
    const begun = body as { id: string; secret: string; uri: string }
    expect(begun.uri).toContain(begun.secret)
    expect((await visitor.post(`/api/auth/factors/${begun.id}/verify`, { code: '000000' })).status).toBe(400)
    expect(await factorsOf(visitor)).toEqual({ factor: null, backup_codes_left: 0, remembered_devices: [] })
    expect((await begin(person)).answer.status).toBe(200)
  })

  it('tells the mailbox, and happens once', async () => {
    const { person, app } = await guarded()
    expect(await subjectsTo(person.email)).toContain('Two-step sign-in is on')
    const again = await person.visitor.post('/api/auth/factors', { password: PASSWORD })
    expect(said(again)).toEqual([409, 'Two-step sign-in is on already'])
    const proven = await person.visitor.post(`/api/auth/factors/${app.factorId}/verify`, {
      code: await app.nextCode(),
    })
    expect(proven.status).toBe(404)
  })

  it('again deletes the earlier secret', async () => {
    const person = await people.signUp()
    await confirmAddress(people, person)
    const { visitor } = person
    const start = async () =>
      (await visitor.post('/api/auth/factors', { password: PASSWORD })).body as { id: string; secret: string }
    const [first, second] = [await start(), await start()]
    const verify = async ({ id }: { id: string }, { secret }: { secret: string }) =>
      (
        await visitor.post(`/api/auth/factors/${id}/verify`, {
          code: await codeOf(secret, people.clock.now()),
        })
      ).status
    expect([await verify(first, first), await verify(second, first), await verify(second, second)]).toEqual([
      404, 400, 200,
    ])
  })

  it("works for one's own factor alone", async () => {
    const person = await people.signUp()
    const other = await people.signUp()
    for (const one of [person, other]) await confirmAddress(people, one)
    const { body } = await person.visitor.post('/api/auth/factors', { password: PASSWORD })
    const { id, secret } = body as { id: string; secret: string }
    const code = await codeOf(secret, people.clock.now())
    expect((await other.visitor.post(`/api/auth/factors/${id}/verify`, { code })).status).toBe(404)
    expect((await people.visitor().post(`/api/auth/factors/${id}/verify`, { code })).status).toBe(401)
  })

  it('stores the secret encrypted, for this person alone', async () => {
    const { person, app } = await guarded()
    const { person: other, app: otherApp } = await guarded()
    const [row] = await people.rows<{ sealed_secret: string }>(
      'select sealed_secret from factors where user_id = $1',
      [person.id],
    )
    expect(row!.sealed_secret).not.toContain(app.secret)
    expect(Buffer.from(row!.sealed_secret, 'base64url').toString('latin1')).not.toContain(app.secret)
    // Moved to another person's row, the secret cannot be decrypted.
    await people.rows('update factors set sealed_secret = $2 where user_id = $1', [
      other.id,
      row!.sealed_secret,
    ])
    const { visitor } = await begin(other)
    expect((await answerChallenge(visitor, await app.nextCode())).status).toBe(500)
    expect((await answerChallenge(visitor, await otherApp.code())).status).toBe(500)
  })

  it('needs a sign-in of the last quarter of an hour from a person without a password', async () => {
    const visitor = people.visitor()
    people.clock.travelTo(new Date())
    const url = await beginWithGoogle(visitor)
    const email = people.newEmail()
    await comeBack(visitor, await signInAtGoogle(url.href, email))
    people.clock.advance(16 * MINUTE)
    const late = await visitor.post('/api/auth/factors', {})
    expect(said(late)).toEqual([409, expect.stringMatching(/^You signed in a while ago/)])
    people.clock.travelTo(new Date())
    const { body } = await visitor.post('/api/auth/factors', {})
    const { id, secret } = body as { id: string; secret: string }
    const code = await codeOf(secret, people.clock.now())
    expect((await visitor.post(`/api/auth/factors/${id}/verify`, { code })).status).toBe(200)
    people.clock.advance(MINUTE)
    const removed = await visitor.send('DELETE', `/api/auth/factors/${id}`, {
      code: await codeOf(secret, people.clock.now()),
    })
    expect(removed.status).toBe(204)
  })
})

describe('switching it off', () => {
  it('needs the password and a code, and tells the mailbox', async () => {
    const { person, app } = await guarded()
    const { visitor } = person
    expect((await remove(visitor, app, { password: PASSWORD, code: '000000' })).status).toBe(400)
    expect((await remove(visitor, app, { code: await app.nextCode() })).status).toBe(400)
    expect((await remove(visitor, app, { password: 'wrong', code: await app.nextCode() })).status).toBe(400)
    expect((await remove(visitor, app, { password: PASSWORD })).status).toBe(400)
    expect((await begin(person)).answer.status).toBe(401)
    const right = { password: PASSWORD, code: await app.nextCode() }
    expect((await remove(visitor, app, right)).status).toBe(204)
    expect((await begin(person)).answer.status).toBe(200)
    expect(await subjectsTo(person.email)).toContain('Two-step sign-in is off')
    for (const table of ['factors', 'backup_codes', 'remembered_devices', 'pending_sign_ins'])
      expect(await people.rows(`select 1 from ${table} where user_id = $1`, [person.id])).toEqual([])
  })

  it("cannot be done to somebody else's", async () => {
    const victim = await guarded()
    const attacker = await guarded()
    const body = { password: PASSWORD, code: await attacker.app.nextCode() }
    expect((await remove(attacker.person.visitor, victim.app, body)).status).toBe(404)
    expect((await factorsOf(victim.person.visitor)).factor).not.toBeNull()
  })

  it('can be done for a person who lost everything, by a support person who checked them', async () => {
    const { person } = await guarded()
    const { services } = people.product
    const removed = () => services.database.transaction({}, (tx) => removeFactors(services, tx, person.id))
    expect([await removed(), await removed()]).toEqual([true, false])
    expect((await begin(person)).answer.status).toBe(200)
    const off = (await subjectsTo(person.email)).filter((subject) => subject === 'Two-step sign-in is off')
    expect(off).toHaveLength(1)
  })
})

describe('a remembered device', () => {
  const remembered = async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    expect((await answerChallenge(visitor, await app.nextCode(), true)).status).toBe(200)
    return { person, app, visitor }
  }
  const asks = async (person: Person, visitor: Visitor, password = PASSWORD) => {
    for (const name of visitor.cookies.keys()) if (name.includes('session')) visitor.cookies.delete(name)
    return (await begin(person, visitor, password)).answer.status === 401
  }

  it('is not asked for 30 days, and then again', async () => {
    const { person, visitor } = await remembered()
    people.clock.advance(29 * DAY)
    expect(await asks(person, visitor)).toBe(false)
    people.clock.advance(2 * DAY)
    expect(await asks(person, visitor)).toBe(true)
  })

  it('is one browser and one person, and still needs the password', async () => {
    const { person, visitor } = await remembered()
    const other = await guarded()
    expect(await asks(person, people.visitor())).toBe(true)
    expect(await asks(other.person, visitor)).toBe(true)
    expect((await begin(person, visitor, 'not the password')).answer.status).toBe(400)
    expect(await asks(person, visitor)).toBe(false)
  })

  it('is only made on request', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    await answerChallenge(visitor, await app.nextCode())
    expect(await asks(person, visitor)).toBe(true)
  })

  it('gets a new token, never one planted by an attacker, stored as a hash', async () => {
    const attacker = await remembered()
    const planted = attacker.visitor.cookies.get('regulars.device')!
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    visitor.cookies.set('regulars.device', planted)
    await answerChallenge(visitor, await app.nextCode(), true)
    expect(await asks(person, attacker.visitor)).toBe(true)
    const tokens = visitor.cookies.get('regulars.device')!.split('.')
    const stored = await people.rows<{ token_hash: string }>('select token_hash from remembered_devices')
    for (const token of tokens) expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token)
    // On a shared browser both people are remembered.
    expect([await asks(person, visitor), await asks(attacker.person, visitor)]).toEqual([false, false])
  })

  it('is one of twenty at most: the next one takes the place of the first', async () => {
    const { person, visitor, app } = await remembered()
    await people.rows(
      `insert into remembered_devices (id, user_id, token_hash, user_agent, ip_address, expires_at, created_at)
       select gen_random_uuid(), $1, 'hash ' || n, '', '', $2::timestamptz + interval '9 days', $2::timestamptz
       from generate_series(1, 19) n`,
      [person.id, new Date(people.clock.now().getTime() + 1)],
    )
    expect(await asks(person, visitor)).toBe(false)
    const next = await begin(person)
    await answerChallenge(next.visitor, await app.nextCode(), true)
    expect((await factorsOf(next.visitor)).remembered_devices).toHaveLength(20)
    expect(await asks(person, visitor)).toBe(true)
  })

  it('is listed to its owner, who alone can forget it', async () => {
    const { person, visitor } = await remembered()
    const [device, ...others] = (await factorsOf(visitor)).remembered_devices
    expect(others).toEqual([])
    const other = await guarded()
    const path = `/api/auth/remembered-devices/${device!.id}`
    expect((await other.person.visitor.send('DELETE', path)).status).toBe(404)
    expect((await visitor.send('DELETE', path)).status).toBe(204)
    expect((await factorsOf(visitor)).remembered_devices).toEqual([])
    expect(await asks(person, visitor)).toBe(true)
  })

  const ends: Record<
    string,
    (who: { person: Person; app: Authenticator; visitor: Visitor }) => Promise<Answer>
  > = {
    'all are forgotten': ({ visitor }) => visitor.send('DELETE', '/api/auth/remembered-devices'),
    'they sign out everywhere': ({ visitor }) => visitor.post('/api/auth/sign-out?scope=global', undefined),
    'they sign out everywhere else': ({ visitor }) =>
      visitor.post('/api/auth/sign-out?scope=others', undefined),
  }
  it.each(Object.keys(ends))('is asked again when %s', async (end) => {
    const who = await remembered()
    expect((await ends[end]!(who)).status).toBe(204)
    expect(await asks(who.person, who.visitor)).toBe(true)
  })

  it('is asked again when the password changes, or is reset', async () => {
    const { person, visitor, app } = await remembered()
    await confirmAddress(people, person)
    const body = { current_password: PASSWORD, password: NEW_PASSWORD }
    expect((await visitor.post('/api/auth/user/password', body)).status).toBe(204)
    expect(await asks(person, visitor, NEW_PASSWORD)).toBe(true)
    await answerChallenge(visitor, await app.nextCode(), true)
    await people.visitor().post('/api/auth/recover', { email: person.email })
    const token = await people.tokenFor(person.email)
    await people.visitor().post('/api/auth/reset-password', { token, password: PASSWORD })
    expect(await asks(person, visitor)).toBe(true)
  })

  it('is asked again when two-step sign-in was switched off and on', async () => {
    const { person, app, visitor } = await remembered()
    await remove(visitor, app, { password: PASSWORD, code: await app.nextCode() })
    people.clock.advance(MINUTE)
    await switchOn(people, { ...person, visitor })
    expect(await asks(person, visitor)).toBe(true)
  })
})
