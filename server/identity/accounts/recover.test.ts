import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weaknessWords } from '#server/identity/sign-in/weakPassword.ts'
import { confirmAddress } from '#tests/accounts/confirmAddress.ts'
import { databaseCalls } from '#tests/accounts/databaseCalls.ts'
import {
  NEW_PASSWORD,
  openPeople,
  PASSWORD,
  type People,
  type Person,
  refusalOf,
  said,
} from '#tests/accounts/people.ts'
import { requestReset } from './resetPassword.ts'

const DEAD = 'This link has been used already or has expired'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

const recover = (email: string, who = people.visitor(), headers = {}) =>
  who.post('/api/auth/recover', { email }, headers)
const reset = (token: string, password = NEW_PASSWORD, who = people.visitor()) =>
  who.post('/api/auth/reset-password', { token, password })
const opens = (token: string) => people.visitor().post('/api/auth/reset-password/open', { token })
const resetToken = async ({ email }: Person) => {
  expect((await recover(email)).status).toBe(204)
  return people.tokenFor(email)
}

describe('a forgotten password', () => {
  it('has the same answer and the same effects in the database for an unknown address', async () => {
    const { email } = await people.signUp()
    await people.deliver()
    const stranger = people.newEmail()
    const answers = [await recover(email), await recover(stranger)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, undefined],
      [204, undefined],
    ])
    const traces = await people.rows(
      `select kind, user_id from account_mails where recipient = any($1) order by created_at`,
      [[email, stranger]],
    )
    expect(traces).toEqual(Array(2).fill({ kind: 'reset-password', user_id: null }))
    await people.deliver()
    expect(people.mails(stranger)).toEqual([])
    expect(await people.rows('select 1 from account_mails')).toEqual([])
    expect(people.mails(email).at(-1)!.subject).toBe('Choose a new password')
  })

  it('makes no database query about the address, so that its time reveals nothing', async () => {
    const { services } = people.product
    const calls = await databaseCalls(services, (watched) => requestReset(watched, people.newEmail()))
    expect(calls).toEqual(['insert'])
  })

  it('sends links to our own address, whatever host the request names', async () => {
    const { email } = await people.signUp()
    await recover(email, people.visitor(), {
      host: '198.51.100.66',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    })
    await people.deliver()
    const { text, html } = people.mails(email).at(-1)!
    expect(text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\b/)
    expect(text + html).not.toMatch(/evil\.example|198\.51/)
  })

  it('stores no token that a reader of the database could use', async () => {
    const token = await resetToken(await people.signUp())
    const stored = await people.rows<{ identifier: string }>('select identifier, value from verification')
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(token)
    for (const { identifier } of stored)
      for (const tried of [identifier, identifier.split(':')[1]!])
        expect(said(await reset(tried))).toEqual([409, DEAD])
    expect((await opens(token)).status).toBe(200)
  })

  it('works once, also for two at the same time', async () => {
    const person = await people.signUp()
    const token = await resetToken(person)
    expect((await opens(token)).body).toEqual({ email: person.email })
    const answers = await Promise.all([reset(token, 'the first of two'), reset(token, 'the second of two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(said(await reset(token))).toEqual([409, DEAD])
    expect(said(await opens(token))).toEqual([409, DEAD])
    const winner = answers[0]!.status === 204 ? 'the first of two' : 'the second of two'
    expect((await people.signIn(person.email, winner)).status).toBe(200)
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(400)
  })

  it('ends half an hour after it was mailed, or when a newer one is mailed', async () => {
    const person = await people.signUp()
    const first = await resetToken(person)
    const second = await resetToken(person)
    expect(said(await reset(first))).toEqual([409, DEAD])
    people.clock.advance(30 * 60_000)
    expect(said(await reset(second))).toEqual([409, DEAD])
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(200)
  })

  it('accepts no link that was mailed for something else', async () => {
    const { email } = await people.signUp()
    expect(said(await reset(await people.tokenFor(email)))).toEqual([409, DEAD])
  })

  it('signs out every session, tells the mailbox, verifies it, and unlocks a locked account', async () => {
    const person = await people.signUp()
    const thief = (await people.signIn(person.email, PASSWORD)).visitor
    for (let i = 0; i < 11; i++) await people.signIn(person.email, `wrong ${i}`)
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(429)
    const token = await resetToken(person)
    const answer = await reset(token)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
    expect([await people.whoIs(thief), await people.whoIs(person.visitor)]).toEqual([null, null])
    expect((await thief.get('/api/v1/customers')).status).toBe(401)
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(400)
    expect((await people.signIn(person.email, NEW_PASSWORD)).status).toBe(200)
    await people.deliver()
    expect(people.mails(person.email).at(-1)!.subject).toBe('Your password was changed')
    expect(await people.rows('select email_verified from "user" where email = $1', [person.email])).toEqual([
      { email_verified: true },
    ])
  })

  it('ends every code that was on its way, by mail and by text', async () => {
    const person = await people.signUp()
    await confirmAddress(people, person)
    const phone = '+12015550123'
    await person.visitor.post('/api/auth/user/phone', { phone, password: PASSWORD })
    const proof = { phone, token: await people.codeFor(phone) }
    expect((await person.visitor.post('/api/auth/user/phone/verify', proof)).status).toBe(204)
    const { email } = person
    const codesAskedFor = async () => {
      await people.visitor().post('/api/auth/otp', { email })
      await people.visitor().post('/api/auth/otp', { phone })
      const [mailed, texted] = [await people.codeFor(email), await people.codeFor(phone)]
      const link = await people.tokenFor(email)
      return () =>
        Promise.all(
          [
            { type: 'email', email, token: mailed },
            { type: 'magiclink', token: link },
            { type: 'sms', phone, token: texted },
          ].map(async (input) => (await people.visitor().post('/api/auth/verify', input)).status),
        )
    }
    const beforeChange = await codesAskedFor()
    await person.visitor.post('/api/auth/user/password', {
      current_password: PASSWORD,
      password: NEW_PASSWORD,
    })
    expect(await beforeChange()).toEqual([400, 409, 400])
    const beforeReset = await codesAskedFor()
    // One more code is requested, and not sent yet.
    await people.visitor().post('/api/auth/otp', { phone })
    expect((await reset(await resetToken(person), 'the finest password')).status).toBe(204)
    expect(await beforeReset()).toEqual([400, 409, 400])
    expect(await people.rows('select 1 from account_texts where recipient = $1', [phone])).toEqual([])
    // A new code works.
    await people.visitor().post('/api/auth/otp', { email })
    const fresh = { type: 'email', email, token: await people.codeFor(email) }
    expect((await people.visitor().post('/api/auth/verify', fresh)).status).toBe(200)
  })

  it('refuses weak passwords with every reason, and the link still works afterwards', async () => {
    const token = await resetToken(await people.signUp())
    for (const [weak, message, reasons] of [
      ['12345', 'Minimum 6 characters', ['length']],
      ['', 'Minimum 6 characters', ['length', 'characters']],
      ['xyyxyyyx', 'Use at least 3 different characters', ['characters']],
      ['Password1', weaknessWords.pwned, ['pwned']],
    ] as const) {
      expect(refusalOf(await reset(token, weak))).toMatchObject({
        code: 'weak_password',
        message,
        fields: { password: message },
        details: { reasons },
      })
    }
    expect((await reset(token)).status).toBe(204)
  })

  it('mails one address at most five times an hour, known or not, and says when to come back', async () => {
    const { email } = await people.signUp()
    for (const address of [email, people.newEmail()]) {
      const statuses = []
      for (let i = 0; i < 6; i++) statuses.push((await recover(address)).status)
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
      const answer = await recover(address.toUpperCase())
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000)
      expect(refusalOf(answer)!.message).toBe('Too many tries. Please try again in an hour.')
    }
  })

  it('allows one network address at most thirty requests', async () => {
    await people.rows('delete from attempts')
    const crawler = people.visitor('198.51.100.7')
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await recover(people.newEmail(), crawler)).status)
    expect(statuses).toEqual([...Array(30).fill(204), 429])
  })
})

describe('a chosen password', () => {
  it('is refused at sign-up for the same reasons', async () => {
    const account = {
      company_name: 'Weak',
      email: people.newEmail(),
      tier_id: '01939c00-0000-7000-8000-000000000001',
    }
    const answer = await people.visitor().post('/api/auth/sign-up', { ...account, password: 'qwerty123' })
    expect(refusalOf(answer)).toMatchObject({ code: 'weak_password', details: { reasons: ['pwned'] } })
  })
})
