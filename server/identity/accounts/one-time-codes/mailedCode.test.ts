import { describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, said } from '#tests/accounts/people.ts'
import { inProof } from '#tests/engines/proof.ts'
import { ask, DEAD, enter, follow, people, proven, setUp } from './mailedCode.rig.ts'

setUp()
const WRONG = 'That code is wrong or has expired. Check the message, or ask for a new code.'
const MINUTES = 60_000
const HOUR = 60 * MINUTES
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a mailed code', () => {
  it('signs in once, in the browser where it is typed', async () => {
    const { email } = await proven()
    await ask(email)
    const code = await people.codeFor(email)
    const here = people.visitor()
    const answer = await enter(email.toUpperCase(), code, here)
    expect([answer.status, answer.body]).toEqual([200, { email, is_super_admin: false }])
    expect(await people.whoIs(here)).toBe(email)
    expect(said(await enter(email, code))).toEqual([400, WRONG])
    expect((await people.signIn(email, PASSWORD)).status).toBe(200)
  })

  it('ends with its link, and the link with it; only the newest pair works', async () => {
    const { email } = await proven()
    await ask(email)
    const [first, firstLink] = [await people.codeFor(email), await people.tokenFor(email)]
    await ask(email)
    const [code, link] = [await people.codeFor(email), await people.tokenFor(email)]
    expect(said(await follow(firstLink))).toEqual([409, DEAD])
    if (first !== code) expect(said(await enter(email, first))).toEqual([400, WRONG])
    expect((await follow(link)).status).toBe(200)
    expect(said(await enter(email, code))).toEqual([400, WRONG])
    expect(said(await follow(link))).toEqual([409, DEAD])
    await ask(email)
    const [next, nextLink] = [await people.codeFor(email), await people.tokenFor(email)]
    expect((await enter(email, next)).status).toBe(200)
    expect(said(await follow(nextLink))).toEqual([409, DEAD])
  })

  it('used by many at the same time signs one in', async () => {
    const { email } = await proven()
    await ask(email)
    const [code, link] = [await people.codeFor(email), await people.tokenFor(email)]
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => enter(email, code)),
      ...Array.from({ length: 3 }, () => follow(link)),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('works for ten minutes', async () => {
    const { email } = await proven()
    await ask(email)
    const [code, link] = [await people.codeFor(email), await people.tokenFor(email)]
    people.clock.advance(10 * MINUTES)
    expect(said(await enter(email, code))).toEqual([400, WRONG])
    expect(said(await follow(link))).toEqual([409, DEAD])
  })

  it('is stored nowhere but in the mail', async () => {
    const { email } = await proven()
    await ask(email)
    const [code, link] = [await people.codeFor(email), await people.tokenFor(email)]
    const kept = JSON.stringify(
      await people.rows('select * from one_time_codes where recipient = $1', [email]),
    )
    expect(kept).toContain(email)
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(link)
    expect(people.mails(email).at(-1)!.subject).not.toMatch(/\d/)
  })

  it('leads to our own address, whatever host the request names', async () => {
    const { email } = await proven()
    await ask(email, {}, people.visitor(), { host: '198.51.100.66', 'x-forwarded-host': 'evil.example' })
    await people.deliver()
    const { text, html } = people.mails(email).at(-1)!
    expect(text).toContain('http://localhost:3000/login/link?token=')
    expect(text + html).not.toMatch(/evil\.example|198\.51/)
  })

  it('gives a new session, whatever cookie was there before', async () => {
    const { email } = await proven()
    await ask(email)
    const victim = people.visitor()
    const fixed = (await people.signUp()).visitor
    for (const [name, value] of fixed.cookies) victim.cookies.set(name, value)
    await enter(email, await people.codeFor(email), victim)
    expect([...victim.cookies.values()]).not.toEqual([...fixed.cookies.values()])
    expect([await people.whoIs(victim), (await people.whoIs(fixed)) === email]).toEqual([email, false])
  })

  it('can be asked for and used from our own pages alone: no other site can sign a visitor in as somebody else', async () => {
    const { email, visitor } = await proven()
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await ask(email, {}, visitor, foreign)).status).toBe(403)
    await ask(email)
    const body = { type: 'email', email, token: await people.codeFor(email) }
    expect((await visitor.post('/api/auth/verify', body, foreign)).status).toBe(403)
    // A form of another site sends no cookie and cannot claim to be JSON.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const victim = people.visitor()
      const answer = await victim.post('/api/auth/verify', JSON.stringify(body), {
        ...foreign,
        'content-type': type,
      })
      expect([answer.status, victim.cookies.size]).toEqual([400, 0])
    }
    expect((await people.visitor().post('/api/auth/verify', body)).status).toBe(200)
  })
})

describe('a mailed link', () => {
  it('does nothing on GET: only its button signs in', async () => {
    const { email } = await proven()
    await ask(email)
    const token = await people.tokenFor(email)
    const scanner = people.visitor()
    for (const path of ['/api/auth/verify', '/api/auth/otp/open'])
      expect((await scanner.get(`${path}?token=${token}`)).status).toBe(404)
    for (let i = 0; i < 3; i++) {
      const answer = await scanner.post('/api/auth/otp/open', { token })
      expect(answer.body).toEqual({ email, has_account: true })
    }
    expect(await people.whoIs(scanner)).toBeNull()
    expect((await follow(token)).status).toBe(200)
    expect(said(await scanner.post('/api/auth/otp/open', { token }))).toEqual([409, DEAD])
  })

  it('of another kind signs nobody in', async () => {
    const person = await people.signUp()
    const verifies = await people.tokenFor(person.email)
    expect(said(await follow(verifies))).toEqual([409, DEAD])
    await ask(person.email)
    const signsIn = await people.tokenFor(person.email)
    const asSignUp = await people.visitor().post('/api/auth/verify', { type: 'signup', token: signsIn })
    expect(said(asSignUp)).toEqual([409, DEAD])
  })
})

describe('asking for a code', () => {
  it('has the same answer and the same effects in the database for an unknown address', async () => {
    const { email } = await proven()
    await people.deliver()
    const stranger = people.newEmail()
    const ways = [email, stranger].map((one) => ask(one, { create_user: false }))
    const answers = await Promise.all(ways)
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { minutes: 10 }]))
    const traces = await people.rows('select kind, user_id from account_mails where recipient = any($1)', [
      [email, stranger],
    ])
    expect(traces).toEqual(Array(2).fill({ kind: 'sign-in-code', user_id: null }))
    await people.deliver()
    expect(people.mails(stranger)).toEqual([])
    expect(people.mails(email).at(-1)!.subject).toBe('Your code to sign in')
    const wrong = await Promise.all([email, stranger].map((one) => enter(one, '000000')))
    expect(wrong.map(said)).toEqual(Array(2).fill([400, WRONG]))
  })

  it('takes an address or a phone, and no other field', async () => {
    const email = people.newEmail()
    for (const [field, body] of Object.entries({ email: {}, phone: { email, phone: '+12015550123' } }))
      expect(refusalOf(await people.visitor().post('/api/auth/otp', body))!.fields).toEqual({
        [field]: 'You must provide either an email or phone number',
      })
    for (const extra of [{ channel: 'whatsapp' }, { is_super_admin: true }, { redirect_to: 'https://e.vil' }])
      expect((await ask(email, extra)).status).toBe(400)
    expect((await enter(email, '123456', people.visitor(), { user_id: 'x' })).status).toBe(400)
    expect(refusalOf(await enter(email, '12a456'))!.fields).toEqual({
      token: 'Enter the 6 digits of the code',
    })
  })

  it('fills no stranger’s mailbox: five offers of an account a day, whatever tags are behind its name', async () => {
    people.clock.advance(25 * HOUR)
    const name = `victim-${crypto.randomUUID()}`
    const all = Array.from({ length: 7 }, (_, tag) => `${name}+${tag}@example.com`)
    for (const one of all) expect((await ask(one)).status).toBe(200)
    await people.deliver()
    expect(all.map((one) => people.mails(one).length)).toEqual([1, 1, 1, 1, 1, 0, 0])
  })

  it('opens five accounts a month with one mailbox, and no sixth', async () => {
    const name = `often-${crypto.randomUUID()}`
    const statuses = []
    for (let tag = 0; tag < 6; tag++) {
      people.clock.advance(25 * HOUR)
      const email = `${name}+${tag}@example.com`
      await ask(email)
      statuses.push((await enter(email, await people.codeFor(email))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('is limited per address and per network', async () => {
    const email = people.newEmail()
    for (let i = 0; i < 5; i++) expect((await ask(email)).status).toBe(200)
    const sixth = await ask(email)
    expect([sixth.status, sixth.headers.has('retry-after')]).toEqual([429, true])
    const one = people.visitor('198.51.100.77')
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await ask(people.newEmail(), {}, one)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })

  it('is limited for all the networks together that one subscriber holds', async () => {
    const askFrom = (n: number, prefix = '2001:db8:77') =>
      ask(people.newEmail(), {}, people.visitor(`${prefix}:${n.toString(16)}::1`))
    const answers = await Promise.all(Array.from({ length: 152 }, (_, n) => askFrom(n)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await askFrom(1, '2001:db8:78')).status).toBe(200)
  })
})

describe('guessing a code', () => {
  const guess = (email: string, code: string, n: number) =>
    enter(email, code, people.visitor(`10.${(n >> 8) & 255}.${n & 255}.1`))

  it('five times ends the code for everybody, but not its link', async () => {
    const { email } = await proven()
    await ask(email)
    const [code, link] = [await people.codeFor(email), await people.tokenFor(email)]
    for (let i = 0; i < 5; i++) expect(said(await guess(email, other(code), i))).toEqual([400, WRONG])
    expect(said(await enter(email, code))).toEqual([400, WRONG])
    expect((await follow(link)).status).toBe(200)
  })

  it('at the same time counts every try', async () => {
    const { email } = await proven()
    await ask(email)
    const code = await people.codeFor(email)
    await Promise.all(Array.from({ length: 8 }, (_, n) => guess(email, other(code), 900 + n)))
    const [{ tries }] = (await people.rows('select tries from one_time_codes where recipient = $1', [
      email,
    ])) as [{ tries: number }]
    expect(tries).toBe(5)
    expect(said(await enter(email, code))).toEqual([400, WRONG])
  })

  it('for one account with ever new codes is locked after ten tries, known or not', async () => {
    const { email } = await proven()
    for (const one of [email, people.newEmail()]) {
      const statuses = []
      for (let i = 0; i < 12; i++) {
        if (i % 5 === 0) await ask(one)
        statuses.push((await guess(one, '000000', 2_000 + i)).status)
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    }
  })

  const GUESSES = inProof(10_000, 600)
  const ACCOUNTS = GUESSES / 5

  it(`${GUESSES} times, of ${ACCOUNTS} accounts from as many networks, finds nothing and locks`, async () => {
    people.clock.advance(25 * HOUR)
    const { email } = await proven()
    await ask(email)
    const [code, link] = [await people.codeFor(email), await people.tokenFor(email)]
    const victims = Array.from({ length: ACCOUNTS - 1 }, () => people.newEmail())
    const answers = new Map<number, number>()
    for (let n = 0; n < GUESSES; n += 100) {
      const batch = Array.from({ length: 100 }, (_, i) => {
        const at = (n + i) % ACCOUNTS
        const victim = at === 0 ? email : victims[at - 1]!
        return guess(victim, other(code), 5_000 + at)
      })
      for (const { status } of await Promise.all(batch)) answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(answers)).toEqual({ 400: 200, 429: GUESSES - 200 })
    const locked = await enter(email, code)
    expect([locked.status, refusalOf(locked)!.message]).toEqual([
      429,
      expect.stringMatching(/^Codes cannot be used just now\. The link in the mail can/),
    ])
    expect((await follow(link)).status).toBe(200)
    people.clock.advance(HOUR)
    await ask(email)
    expect((await enter(email, await people.codeFor(email))).status).toBe(200)
  }, 600_000)
})
