import { Piscina } from 'piscina'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createAuth } from '#server/identity/auth/index.ts'
import { databaseCalls } from '#tests/accounts/databaseCalls.ts'
import { openPeople, PASSWORD, type People, refusalOf, said } from '#tests/accounts/people.ts'
import { inProof, isProof } from '#tests/engines/proof.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const MINUTES = 60_000

let people: People
beforeAll(async () => {
  people = await openPeople({ google: true })
})
afterAll(() => people?.close())

const trySignIn = (visitor: Visitor, email: string, password = PASSWORD, headers = {}) =>
  visitor.post('/api/auth/sign-in', { email, password }, headers)

describe('a person who plants a session in another’s browser', () => {
  it('does not share it once the other has signed in', async () => {
    const [attacker, victim] = [await people.signUp(), await people.signUp()]
    const browser = people.visitor()
    for (const [name, value] of attacker.visitor.cookies) browser.cookies.set(name, value)
    expect((await trySignIn(browser, victim.email)).status).toBe(200)
    expect(await people.whoIs(browser)).toBe(victim.email)
    expect(await people.whoIs(attacker.visitor)).toBe(attacker.email)
    expect([...browser.cookies.values()]).not.toEqual([...attacker.visitor.cookies.values()])
  })

  it('achieves nothing with an invented cookie', async () => {
    const { visitor } = await people.signUp()
    const [[name, value]] = [...visitor.cookies] as [[string, string]]
    const [token] = decodeURIComponent(value).split('.')
    for (const forged of [token!, `${token}.`, `${token}.${'A'.repeat(43)}=`, `x${value}`]) {
      const browser = people.visitor()
      browser.cookies.set(name, encodeURIComponent(forged))
      expect(await people.whoIs(browser)).toBeNull()
    }
  })
})

describe('another site', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

  it('signs nobody in as somebody else with a form', async () => {
    const { email } = await people.signUp()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const browser = people.visitor()
      const answer = await trySignIn(browser, email, PASSWORD, { ...foreign, 'content-type': type })
      expect(answer.status).toBe(400)
      expect(browser.cookies.size).toBe(0)
    }
  })

  it('never redirects to another site, whatever is added to the address', async () => {
    const evil = 'https://evil.example/'
    for (const name of ['callbackURL', 'redirect_to', 'redirect_uri', 'next', 'errorCallbackURL']) {
      const begun = await people.visitor().post('/api/auth/authorize', { provider: 'google', [name]: evil })
      expect([begun.status, refusalOf(begun)?.fields]).toEqual([400, { [name]: 'Unknown field' }])
      const back = await people.visitor().get(`/auth/callback/google?code=x&state=y&${name}=${evil}`)
      expect(back.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/login\?error=\w+$/)
    }
  })
})

describe('a forged Host header', () => {
  it('does not turn the mailed links', async () => {
    const { email } = await people.signUp()
    await people.deliver()
    const forged = {
      host: '198.51.100.66',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    await people.visitor().post('/api/auth/recover', { email }, forged)
    await people.deliver()
    const { text, html } = people.mails(email).at(-1)!
    expect(text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=/)
    expect(`${text}${html}`).not.toMatch(/evil\.example|198\.51/)
  })
})

describe('a person who adds fields to allowed input', () => {
  it.each([
    ['POST', '/auth/user/email', { password: PASSWORD, email: 'new@example.com' }],
    ['PUT', '/auth/user', { name: 'Ada' }],
    ['POST', '/auth/sign-in', { email: 'ada@example.com', password: PASSWORD }],
    ['POST', '/auth/recover', { email: 'ada@example.com' }],
  ])('becomes nothing else by it (%s %s)', async (method, path, body) => {
    const { visitor, id } = await people.signUp()
    for (const extra of [{ role: 'admin' }, { is_super_admin: true }, { emailVerified: true }, { id }]) {
      const answer = await visitor.send(method, `/api${path}`, { ...body, ...extra })
      expect([answer.status, refusalOf(answer)?.fields]).toEqual([
        400,
        { [Object.keys(extra)[0]!]: 'Unknown field' },
      ])
    }
  })
})

describe('a tab that was left open', () => {
  it('can do nothing more once its person has signed out in another one', async () => {
    const { visitor } = await people.signUp()
    const leftOpen = people.visitor()
    for (const [name, value] of visitor.cookies) leftOpen.cookies.set(name, value)
    await visitor.post('/api/auth/sign-out', {})
    expect((await leftOpen.get('/api/v1/customers')).status).toBe(401)
    expect((await leftOpen.send('PUT', '/api/auth/user', { name: 'Still here' })).status).toBe(401)
  })
})

describe('a person who tries passwords', () => {
  const refused = 'Invalid login credentials'
  const GUESSES = inProof(10_000, 300)

  it(`finds nothing in ${GUESSES} tries, from wherever, and locks the account for a while`, async () => {
    const { email } = await people.signUp()
    const answers = new Map<string, number>()
    for (let tried = 0; tried < GUESSES; tried += 100) {
      const batch = Array.from({ length: 100 }, (_none, index) => {
        const address = `198.51.${Math.floor((tried + index) / 250)}.${(tried + index) % 250}`
        return trySignIn(people.product.visitor(address), email, `guess ${tried + index}`)
      })
      for (const answer of await Promise.all(batch)) {
        const [status, message] = said(answer)
        answers.set(`${status} ${message}`, (answers.get(`${status} ${message}`) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries(answers)).toEqual({
      [`400 ${refused}`]: 10,
      '429 Too many tries. Please try again in 15 minutes.': GUESSES - 10,
    })
    expect((await trySignIn(people.visitor(), email)).status).toBe(429)
    people.clock.advance(16 * MINUTES)
    expect((await trySignIn(people.visitor(), email)).status).toBe(200)
  }, 600_000)

  it('causes the same work in the server for a known and an unknown address', async () => {
    const { email } = await people.signUp()
    const { services } = people.product
    const hashing = vi.spyOn(Piscina.prototype, 'run')
    const workOf = async (address: string) => {
      hashing.mockClear()
      const statements = await databaseCalls(services, async (watched) => {
        const auth = createAuth({
          ...watched,
          secrets: ['a secret for tests, at least 32 characters'],
          supportAddress: 'hello@regulars.example',
        })
        const answer = await createApp(watched, auth, { trustedProxies: [] }).request(
          '/api/auth/sign-in',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
            body: JSON.stringify({ email: address, password: 'not the password' }),
          },
          { incoming: { socket: { remoteAddress: '198.51.100.70' } } },
        )
        expect(await answer.text()).toContain(refused)
      })
      return { statements, hashes: hashing.mock.calls.length }
    }
    const [counted, written] = [['execute', 'execute'], 'execute']
    expect(await workOf(people.newEmail())).toEqual({
      statements: [...counted, 'select', written],
      hashes: 1,
    })
    // One more read by key, for the hash. Hashing takes a hundred times as long.
    const known = [...counted, 'select', 'select', written]
    expect(await workOf(email)).toEqual({ statements: known, hashes: 1 })
    hashing.mockRestore()
  })

  // Durations are meaningful only on an idle machine.
  if (isProof)
    it('cannot learn from the time whether an address is known', async () => {
      const { email } = await people.signUp()
      const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      for (let tried = 0; tried < 200; tried += 1) {
        if (tried % 8 === 0) people.clock.advance(16 * MINUTES)
        for (const [which, address] of [
          ['known', email],
          ['unknown', `nobody.${tried}@example.com`],
        ] as const) {
          const began = performance.now()
          const answer = await trySignIn(people.visitor(), address, 'not the password')
          took[which].push(performance.now() - began)
          expect(said(answer)).toEqual([400, refused])
        }
      }
      const ratio = median(took.known) / median(took.unknown)
      expect(ratio).toBeGreaterThan(0.9)
      expect(ratio).toBeLessThan(1.1)
    }, 600_000)
})

const median = (sample: number[]): number => sample.toSorted((a, b) => a - b)[Math.floor(sample.length / 2)]!
