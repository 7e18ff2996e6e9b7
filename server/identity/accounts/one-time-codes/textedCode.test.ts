import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import type { Visitor } from '#tests/world/visitor.ts'
import { forgetCodes } from './jobs.ts'
import { mailCode, textCode } from './requestCode.ts'

const WRONG = 'That code is wrong or has expired. Check the message, or ask for a new code.'
const MINUTES = 60_000
const DAY = 24 * 60 * MINUTES

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

let phones = 0
const newPhone = () => {
  phones += 1
  return `+1201555${String(phones).padStart(4, '0')}`
}
const proven = async (): Promise<Person> => {
  const person = await people.signUp()
  await person.visitor.post('/api/auth/verify', {
    type: 'signup',
    token: await people.tokenFor(person.email),
  })
  return person
}
const wants = (who: Visitor, phone: string, password = PASSWORD) =>
  who.post('/api/auth/user/phone', { phone, password })
const proves = (who: Visitor, phone: string, token: string) =>
  who.post('/api/auth/user/phone/verify', { phone, token })
const removes = (who: Visitor, password = PASSWORD) =>
  who.send('DELETE', '/api/auth/user/phone', { password })
const ask = (phone: string, more: Record<string, unknown> = {}, who = people.visitor()) =>
  who.post('/api/auth/otp', { phone, ...more })
const enter = (phone: string, token: string, who = people.visitor()) =>
  who.post('/api/auth/verify', { type: 'sms', phone, token })
const phoneOf = async ({ visitor }: Person) =>
  ((await visitor.get('/api/auth/user')).body as { phone: string | null }).phone
/** A person whose account has a phone. */
const withPhone = async () => {
  const person = await proven()
  const phone = newPhone()
  expect((await wants(person.visitor, phone)).status).toBe(200)
  expect((await proves(person.visitor, phone, await people.codeFor(phone))).status).toBe(204)
  return { ...person, phone }
}
const lastMail = async (email: string) => {
  await people.deliver()
  return people.mails(email).at(-1)!.subject
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the phone of an account', () => {
  it('is added with the password and the texted code, and the mailbox is told', async () => {
    const person = await proven()
    const phone = newPhone()
    expect(refusalOf(await wants(person.visitor, phone, 'a stolen session'))!.fields).toEqual({
      password: 'This is not your password',
    })
    await people.deliver()
    expect(people.texts(phone)).toEqual([])
    const answer = await wants(person.visitor, '(201) 555-0001'.replace('0001', phone.slice(-4)))
    expect(answer.body).toEqual({ phone, minutes: 10 })
    expect(await phoneOf(person)).toBeNull()
    const code = await people.codeFor(phone)
    expect(people.texts(phone).at(-1)!.body).toBe(
      `${code} confirms this phone for your Regulars account. It works for 10 minutes. Nobody from Regulars will ever ask for it.\n\n@localhost #${code}`,
    )
    expect(refusalOf(await proves(person.visitor, phone, other(code)))!.fields).toEqual({ token: WRONG })
    expect((await proves(person.visitor, phone, code)).status).toBe(204)
    expect(await phoneOf(person)).toBe(phone)
    expect(await lastMail(person.email)).toBe('Your account has a new phone number')
    expect(said(await proves(person.visitor, phone, code))).toEqual([400, WRONG])
  })

  it('cannot be added without a sign-in, nor with the code of another person', async () => {
    const stranger = people.visitor()
    const phone = newPhone()
    for (const answer of [
      await wants(stranger, phone),
      await proves(stranger, phone, '123456'),
      await removes(stranger),
    ])
      expect(answer.status).toBe(401)
    const [asker, thief] = [await proven(), await proven()]
    await wants(asker.visitor, phone)
    const code = await people.codeFor(phone)
    expect(said(await proves(thief.visitor, phone, code))).toEqual([400, WRONG])
    expect(await phoneOf(thief)).toBeNull()
    // The code does not sign in either: it only proves a phone.
    expect(said(await enter(phone, code))).toEqual([400, WRONG])
    expect((await proves(asker.visitor, phone, code)).status).toBe(204)
  })

  it('gets no text before the mailbox is proven, nor if texts to it are expensive or cannot arrive', async () => {
    const person = await people.signUp()
    expect(said(await wants(person.visitor, newPhone()))).toEqual([403, 'Confirm your email address first.'])
    const { visitor } = await proven()
    for (const dear of ['+19005550123', '+18005550123', '+442079460000', '+881612345678'])
      expect(refusalOf(await wants(visitor, dear))!.fields).toEqual({ phone: 'This number cannot get texts' })
    expect(refusalOf(await wants(visitor, 'my phone'))!.fields).toEqual({
      phone: 'Please enter a valid phone number',
    })
  })

  it('is replaced by another, and removed by the password', async () => {
    const person = await withPhone()
    const next = newPhone()
    await wants(person.visitor, next)
    expect(await phoneOf(person)).toBe(person.phone)
    await proves(person.visitor, next, await people.codeFor(next))
    expect(await phoneOf(person)).toBe(next)
    await ask(person.phone)
    const before = people.texts(person.phone).length
    await people.deliver()
    expect(people.texts(person.phone)).toHaveLength(before)
    expect((await removes(person.visitor, 'a stolen session')).status).toBe(400)
    expect((await removes(person.visitor)).status).toBe(204)
    expect([await phoneOf(person), await lastMail(person.email)]).toEqual([
      null,
      'The phone number was taken off your account',
    ])
  })

  it('belongs to the person who proved it last: to one account; the other’s mailbox is told', async () => {
    const former = await withPhone()
    const latter = await proven()
    await wants(latter.visitor, former.phone)
    expect((await proves(latter.visitor, former.phone, await people.codeFor(former.phone))).status).toBe(204)
    expect([await phoneOf(former), await phoneOf(latter)]).toEqual([null, former.phone])
    expect(await lastMail(former.email)).toBe('The phone number was taken off your account')
    await ask(former.phone)
    const here = people.visitor()
    await enter(former.phone, await people.codeFor(former.phone), here)
    expect(await people.whoIs(here)).toBe(latter.email)
  })

  it('that a thief added is removed by a password reset, with any waiting code for another', async () => {
    const { email, phone, visitor } = await withPhone()
    await ask(phone)
    const signsIn = await people.codeFor(phone)
    const next = newPhone()
    await wants(visitor, next)
    const code = await people.codeFor(next)
    await people.visitor().post('/api/auth/recover', { email })
    const token = await people.tokenFor(email)
    await people.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
    expect(said(await enter(phone, signsIn))).toEqual([400, WRONG])
    const owner = (await people.signIn(email, NEW_PASSWORD)).visitor
    expect(said(await proves(owner, next, code))).toEqual([400, WRONG])
    expect(((await owner.get('/api/auth/user')).body as { phone: null }).phone).toBeNull()
  })
})

describe('asking for a code', () => {
  it('makes the same queries for everybody, so that its time reveals nothing', async () => {
    const { email, phone } = await withPhone()
    const { services } = people.product
    const mail = (to: string) =>
      databaseCalls(services, (watched) =>
        mailCode(
          watched,
          { email: to, createUser: false },
          { headers: new Headers(), address: '198.51.100.90' },
        ),
      )
    const text = (to: string) =>
      databaseCalls(services, (watched) => textCode(watched, { phone: to, country: 'US' }, '198.51.100.90'))
    const counted = ['execute', 'execute']
    expect([await mail(email), await mail(people.newEmail())]).toEqual(Array(2).fill([...counted, 'insert']))
    expect([await text(phone), await text(newPhone())]).toEqual(
      // Three attempts, the day's texts of the network, and the text.
      Array(2).fill([...counted, 'execute', 'insert', 'insert']),
    )
  })
})

describe('a texted code', () => {
  it('signs in to the account of the phone, once', async () => {
    const { email, phone } = await withPhone()
    await ask(`(201) 555-${phone.slice(-4)}`, { country: 'US', channel: 'sms' })
    const code = await people.codeFor(phone)
    const here = people.visitor()
    expect((await enter(phone, code, here)).body).toEqual({ email, is_super_admin: false })
    expect(await people.whoIs(here)).toBe(email)
    expect(said(await enter(phone, code))).toEqual([400, WRONG])
  })

  it('goes only to a phone that an account has proven, opens no account, and the answer reveals nothing', async () => {
    const { phone } = await withPhone()
    const stranger = newPhone()
    const answers = [await ask(phone), await ask(stranger)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { minutes: 10 }]))
    await people.deliver()
    expect(people.texts(stranger)).toEqual([])
    expect(said(await enter(stranger, '123456'))).toEqual([400, WRONG])
    expect(await people.rows('select 1 from account_texts')).toEqual([])
  })

  it('costs no shop anything and is in no shop’s history', async () => {
    const { phone, id } = await withPhone()
    await ask(phone)
    await people.codeFor(phone)
    expect(await people.rows('select 1 from communication_logs where business_id = $1', [id])).toEqual([])
  })

  it('is not sent after a STOP', async () => {
    const { phone } = await withPhone()
    const { services } = people.product
    await people.rows(
      'insert into suppressions (sender, phone_hash, stopped, changed_at) values ($1, $2, true, now())',
      [services.smsSender, services.keyring.hash(`phone:${phone}`)],
    )
    const before = people.texts(phone).length
    await ask(phone)
    await people.deliver()
    expect(people.texts(phone)).toHaveLength(before)
  })

  it('works for ten minutes and five tries', async () => {
    const { phone } = await withPhone()
    await ask(phone)
    const code = await people.codeFor(phone)
    for (let i = 0; i < 5; i++) await enter(phone, other(code))
    expect(said(await enter(phone, code))).toEqual([400, WRONG])
    await ask(phone)
    const next = await people.codeFor(phone)
    people.clock.advance(10 * MINUTES)
    expect(said(await enter(phone, next))).toEqual([400, WRONG])
  })

  it('is refused when asked for too often: per phone, per network, and per account that adds a phone', async () => {
    people.clock.advance(DAY)
    const { phone } = await withPhone()
    people.clock.advance(DAY)
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await ask(phone)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const one = people.visitor('198.51.100.78')
    const fromOne = []
    for (let i = 0; i < 11; i++) fromOne.push((await ask(newPhone(), {}, one)).status)
    expect(fromOne).toEqual([...Array(10).fill(200), 429])
    const fraud = await proven()
    const toMany = []
    for (let i = 0; i < 6; i++) toMany.push(await wants(fraud.visitor, newPhone()))
    expect(toMany.map(({ status }) => status)).toEqual([...Array(5).fill(200), 429])
    expect(toMany.at(-1)!.headers.has('retry-after')).toBe(true)
  })

  it('is sent only up to the platform’s daily limit, and unknown numbers use up nothing', async () => {
    people.clock.advance(DAY)
    const { phone } = await withPhone()
    const before = people.texts(phone).length
    await people.rows(
      `insert into attempts (key, count, window_ends_at) values ('texted-codes:sign-ins', 2000, $1)
       on conflict (key) do update set count = excluded.count, window_ends_at = excluded.window_ends_at`,
      [new Date(people.clock.now().getTime() + DAY).toISOString()],
    )
    expect((await ask(phone)).status).toBe(200)
    await people.deliver()
    expect(people.texts(phone)).toHaveLength(before)
    people.clock.advance(DAY)
    await ask(newPhone())
    await people.deliver()
    const [counted] = await people.rows<{ count: number }>(
      `select count from attempts where key = 'texted-codes:sign-ins'`,
    )
    expect(counted!.count).toBe(2001)
    await ask(phone)
    await people.deliver()
    expect(people.texts(phone)).toHaveLength(before + 1)
  })

  it('is deleted when it expires, and so is a text that could not be sent', async () => {
    const { phone } = await withPhone()
    await ask(phone)
    await people.codeFor(phone)
    await ask(phone)
    people.clock.advance(11 * MINUTES)
    await forgetCodes(people.product.services)
    expect(await people.rows('select 1 from one_time_codes union all select 1 from account_texts')).toEqual(
      [],
    )
  })
})
