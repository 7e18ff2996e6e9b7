import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerChallenge, switchOn } from '#tests/accounts/authenticator.ts'
import { type Company, openCompany } from '#tests/accounts/company.ts'
import { beginWithGoogle, comeBack, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { openPeople, PASSWORD, type People, type Person } from '#tests/accounts/people.ts'
import { newest, sentences } from '#tests/world/auditLog.ts'

const DAY = 86_400_000

let people: People
let company: Company
beforeAll(async () => {
  company = await openCompany('acme', 'example.com', () => 'http://localhost:3000')
  people = await openPeople({ google: true, sso: [company.provider] })
})
afterAll(async () => {
  await people?.close()
  await company?.close()
})
// Each test begins on a day of its own, on which no attempt is counted yet.
beforeEach(() => people.clock.advance(2 * DAY))

const nameOf = async ({ id }: Person) =>
  (await people.rows<{ name: string }>('select name from "user" where id = $1', [id]))[0]!.name
const confirmed = async (): Promise<Person> => {
  const person = await people.signUp()
  const token = await people.tokenFor(person.email)
  await person.visitor.post('/api/auth/verify', { type: 'signup', token })
  return person
}
const suspended = async ({ id }: Person, isOut = true) =>
  people.rows('update "user" set suspended_at = $2 where id = $1', [id, isOut ? new Date() : null])
let phones = 0
const newPhone = () => {
  phones += 1
  return `+1201556${String(phones).padStart(4, '0')}`
}
const setPhone = async ({ visitor }: Person, phone: string) => {
  await visitor.post('/api/auth/user/phone', { phone, password: PASSWORD })
  const token = await people.codeFor(phone)
  expect((await visitor.post('/api/auth/user/phone/verify', { phone, token })).status).toBe(204)
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const ofKind = (person: Person, failed: string) =>
  people.rows<{ address: string; way: string }>(
    `select address, details ->> 'way' as way from audit_entries where about_user_id = $1 and action = $2
     order by created_at, id`,
    [person.id, failed],
  )
const failuresOf = (person: Person) => ofKind(person, 'sign_in_failed')
const entriesOfNobody = (address: string) =>
  people.rows<{ entry: string }>(
    'select to_jsonb(p)::text as entry from platform_entries p where address = $1',
    [address],
  )

describe('a failed sign-in is written to the account that it was for', () => {
  it('at the second step, with a code of the app and with a backup code', async () => {
    const person = await people.signUp()
    const app = await switchOn(people, person)
    const thief = people.product.visitor('198.51.100.20')
    await people.signIn(person.email, PASSWORD, thief)
    await answerChallenge(thief, other(await app.nextCode()))
    await answerChallenge(thief, 'ABCDE-FGHJK')
    const name = await nameOf(person)
    expect((await sentences(person.visitor)).slice(0, 2).toSorted()).toEqual([
      `A sign-in by a backup code to the account of ${name} failed`,
      `A sign-in by a code of the authenticator app to the account of ${name} failed`,
    ])
    expect((await failuresOf(person)).map(({ address }) => address)).toEqual([
      '198.51.100.20',
      '198.51.100.20',
    ])
  })

  it('by a mailed and by a texted code', async () => {
    const person = await confirmed()
    const phone = newPhone()
    await setPhone(person, phone)
    const thief = people.product.visitor('198.51.100.21')
    await thief.post('/api/auth/otp', { email: person.email })
    const mailed = other(await people.codeFor(person.email))
    await thief.post('/api/auth/verify', { type: 'email', email: person.email, token: mailed })
    await thief.post('/api/auth/verify', { type: 'sms', phone, token: '000000' })
    const name = await nameOf(person)
    expect((await sentences(person.visitor)).slice(0, 2).toSorted()).toEqual([
      `A sign-in by a mailed code to the account of ${name} failed`,
      `A sign-in by a texted code to the account of ${name} failed`,
    ])
  })

  it('also when the account is suspended, by every way in', async () => {
    const person = await confirmed()
    const phone = newPhone()
    await setPhone(person, phone)
    await people.visitor().post('/api/auth/otp', { email: person.email })
    const email = { email: person.email, token: await people.codeFor(person.email) }
    await suspended(person)
    const who = people.visitor()
    await people.signIn(person.email, PASSWORD, who)
    await who.post('/api/auth/verify', { type: 'email', ...email })
    await who.post('/api/auth/otp', { email: person.email })
    await who.post('/api/auth/verify', { type: 'magiclink', token: await people.tokenFor(person.email) })
    await who.post('/api/auth/otp', { phone })
    await who.post('/api/auth/verify', { type: 'sms', phone, token: await people.codeFor(phone) })
    const url = await beginWithGoogle(who)
    expect(await comeBack(who, await signInAtGoogle(url.href, person.email))).toMatch(/error=suspended/)
    const { body } = await who.post('/api/auth/sso', { provider_id: 'acme' })
    const led = await signInAtGoogle((body as { url: string }).url, person.email)
    expect(await comeBack(who, led)).toMatch(/error=sso_suspended/)
    expect((await failuresOf(person)).map(({ way }) => way).toSorted()).toEqual([
      'email_code',
      'google',
      'magic_link',
      'password',
      'sms_code',
      'sso',
    ])
    await suspended(person, false)
  })

  it('through Google or a company, where the address is not proven or not in the company’s domains', async () => {
    const person = await people.signUp()
    const thief = people.visitor()
    const url = await beginWithGoogle(thief)
    expect(await comeBack(thief, await signInAtGoogle(url.href, person.email))).toMatch(/account_not_linked/)
    expect((await newest(person.visitor)).sentence).toBe(
      `A sign-in through Google to the account of ${await nameOf(person)} failed`,
    )
    const elsewhere = await people.signUp(`ada-${crypto.randomUUID()}@elsewhere.example`)
    company.setAccount('claims', { email: elsewhere.email.toUpperCase(), email_verified: true })
    const { body } = await thief.post('/api/auth/sso', { provider_id: 'acme' })
    const led = await signInAtGoogle((body as { url: string }).url, 'claims')
    expect(await comeBack(thief, led)).toMatch(/error=sso_/)
    expect((await newest(elsewhere.visitor)).sentence).toBe(
      `A sign-in through a company to the account of ${await nameOf(elsewhere)} failed`,
    )
  })

  it('through Google to the account that it opens, not to the account that has its address now', async () => {
    const [first, second] = [await confirmed(), await people.signUp()]
    people.product.standIns.google.setAccount('moved', { email: first.email, email_verified: true })
    const enter = async () => {
      const visitor = people.visitor()
      const url = await beginWithGoogle(visitor)
      return comeBack(visitor, await signInAtGoogle(url.href, 'moved'))
    }
    expect(await enter()).toMatch(/dashboard$/)
    people.product.standIns.google.setAccount('moved', { email: second.email, email_verified: true })
    await suspended(first)
    expect(await enter()).toMatch(/error=suspended/)
    expect([(await failuresOf(first)).length, (await failuresOf(second)).length]).toEqual([1, 0])
  })
})

describe('the log of failed sign-ins', () => {
  it('keeps no address, phone or code without an account, and writes as many entries for those', async () => {
    const known = await confirmed()
    const phone = newPhone()
    for (const [at, email] of [
      ['198.51.100.30', known.email],
      ['198.51.100.31', people.newEmail()],
    ] as const) {
      await people.product.visitor(at).post('/api/auth/verify', { type: 'email', email, token: '246802' })
    }
    await people.product
      .visitor('198.51.100.31')
      .post('/api/auth/verify', { type: 'sms', phone, token: '246802' })
    expect(await failuresOf(known)).toEqual([{ address: '198.51.100.30', way: 'email_code' }])
    const kept = await entriesOfNobody('198.51.100.31')
    expect(kept).toHaveLength(2)
    for (const { entry } of kept) expect(entry).not.toMatch(/@example|246802|\+1201/)
  })

  it('grows by no more than the limits on attempts allow', async () => {
    const person = await people.signUp()
    const app = await switchOn(people, person)
    for (let signIn = 0; signIn < 4; signIn += 1) {
      const thief = people.product.visitor(`203.0.113.${signIn}`)
      await people.signIn(person.email, PASSWORD, thief)
      for (let tries = 0; tries < 6; tries += 1) await answerChallenge(thief, other(await app.code()))
    }
    expect(await failuresOf(person)).toHaveLength(10)
    const stranger = people.newEmail()
    for (let tries = 0; tries < 15; tries += 1)
      await people.product
        .visitor(`203.0.114.${tries}`)
        .post('/api/auth/verify', { type: 'email', email: stranger, token: '000000' })
    const kept = await people.rows(`select 1 from platform_entries where address like '203.0.114.%'`)
    expect(kept).toHaveLength(10)
  })

  it('stops growing when a provider names one account again and again', async () => {
    const person = await people.signUp()
    company.setAccount('claimed', { email: person.email, email_verified: false })
    for (let claims = 0; claims < 12; claims += 1) {
      const who = people.product.visitor(`203.0.115.${claims}`)
      const { body } = await who.post('/api/auth/sso', { provider_id: 'acme' })
      expect(await comeBack(who, await signInAtGoogle((body as { url: string }).url, 'claimed'))).toMatch(
        /error=sso_/,
      )
    }
    expect(await failuresOf(person)).toHaveLength(10)
  })
})

describe('what becomes of an account', () => {
  it('says who typed a wrong code for a new phone, or to switch two-step sign-in off', async () => {
    const person = await confirmed()
    const name = await nameOf(person)
    const phone = newPhone()
    await person.visitor.post('/api/auth/user/phone', { phone, password: PASSWORD })
    const code = await people.codeFor(phone)
    await person.visitor.post('/api/auth/user/phone/verify', { phone, token: other(code) })
    expect((await newest(person.visitor)).sentence).toBe(`${name} typed a wrong code for a new phone number`)
    const app = await switchOn(people, person)
    people.clock.advance(30_000)
    const proof = { password: PASSWORD, code: other(await app.code()) }
    const answer = await person.visitor.send('DELETE', `/api/auth/factors/${app.factorId}`, proof)
    expect(answer.status).toBe(400)
    expect((await newest(person.visitor)).sentence).toBe(
      `${name} typed a wrong code of the authenticator app`,
    )
  })

  it('says that a wrong password was given when it was asked for again, not by whom', async () => {
    const person = await people.signUp()
    const wrong = { phone: newPhone(), password: 'not theirs at all' }
    expect((await person.visitor.post('/api/auth/user/phone', wrong)).status).toBe(400)
    expect((await newest(person.visitor)).sentence).toBe(
      `Someone gave a wrong password where that of ${await nameOf(person)} was asked for again`,
    )
  })

  it('says that the first sign-in by mail ended the earlier sign-in methods', async () => {
    const person = await people.signUp()
    const owner = people.visitor()
    await owner.post('/api/auth/otp', { email: person.email })
    const token = await people.codeFor(person.email)
    await owner.post('/api/auth/verify', { type: 'email', email: person.email, token })
    const claimed = `${await nameOf(person)} proved their mailbox for the first time: what opened the account before, and keys, team and connections of the shop, ended`
    expect(await sentences(owner)).toContain(claimed)
    await owner.post('/api/auth/otp', { email: person.email })
    const again = await people.codeFor(person.email)
    await owner.post('/api/auth/verify', { type: 'email', email: person.email, token: again })
    expect((await sentences(owner)).filter((one) => one === claimed)).toHaveLength(1)
  })

  it('says on both accounts that a phone moved, and does not tell the former one where to', async () => {
    const [former, next] = [await confirmed(), await confirmed()]
    const phone = newPhone()
    await setPhone(former, phone)
    await setPhone(next, phone)
    const lost = await newest(former.visitor)
    expect(lost).toMatchObject({
      kind: 'signing in',
      sentence: `The account of ${await nameOf(former)} lost its phone number to another account`,
      address: null,
      browser: null,
    })
    expect((await newest(next.visitor)).sentence).toBe(
      `${await nameOf(next)} set the phone number of their account`,
    )
  })

  it('says that a name was changed, once, and keeps neither name', async () => {
    const person = await people.signUp()
    const [before, after] = [`Ada-${crypto.randomUUID()}`, `Eve-${crypto.randomUUID()}`]
    for (const name of [before, after, after]) await person.visitor.send('PUT', '/api/auth/user', { name })
    const told = await sentences(person.visitor)
    expect(told.filter((one) => one === `${after} changed the name of their account`)).toHaveLength(2)
    const kept = await people.rows<{ entry: string }>(
      'select to_jsonb(e)::text as entry from audit_entries e where user_id = $1',
      [person.id],
    )
    expect(kept.filter(({ entry }) => entry.includes(before) || entry.includes(after))).toEqual([])
  })

  it('is not filled by a name that is changed again and again', async () => {
    const person = await people.signUp()
    const answers: number[] = []
    for (let change = 0; change < 22; change += 1)
      answers.push((await person.visitor.send('PUT', '/api/auth/user', { name: `Name ${change}` })).status)
    expect(answers).toEqual([...Array(20).fill(200), 429, 429])
  })

  it('says that a reset by mail ended what a stranger had set up', async () => {
    const person = await people.signUp()
    await people.visitor().post('/api/auth/recover', { email: person.email })
    const token = await people.tokenFor(person.email)
    await people.visitor().post('/api/auth/reset-password', { token, password: 'a finer password' })
    const { visitor } = await people.signIn(person.email, 'a finer password')
    expect(await sentences(visitor)).toContain(
      `${await nameOf(person)} proved their mailbox for the first time: what opened the account before, and keys, team and connections of the shop, ended`,
    )
  })
})
