import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import { accountOf, changePassword, DEAD, people, setUp } from './account.rig.ts'

setUp()

const verify = (type: string, token: string, who = people.visitor()) =>
  who.post('/api/auth/verify', { type, token })

const opens = (type: string, token: string) => people.visitor().post('/api/auth/verify/open', { type, token })

const DAY = 86_400_000

const moveTo = ({ visitor }: Person, email: string, password = PASSWORD) =>
  visitor.post('/api/auth/user/email', { email, password })

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

  it('that somebody types fills no mailbox: five mails a day, from however many accounts', async () => {
    const stranger = `victim-${crypto.randomUUID()}@example.com`
    const statuses: number[] = []
    for (let account = 0; account < 3; account++) {
      const person = await people.signUp()
      for (const tag of ['', `+${account}`])
        statuses.push((await moveTo(person, stranger.replace('@', `${tag}@`))).status)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })

  it('of a stranger fills with nobody’s sign-ups, and opens no trials without end, whatever tags are behind it', async () => {
    people.clock.advance(DAY)
    const name = `victim-${crypto.randomUUID()}`
    const tagged = (tag: number) => `${name}+${tag}@example.com`
    const signUp = (tag: number) =>
      people.visitor().post('/api/auth/sign-up', {
        ...{ company_name: 'Blue Door Café', email: tagged(tag), password: PASSWORD },
        tier_id: '01939c00-0000-7000-8000-000000000002',
      })
    const { visitor } = await people.signUp(tagged(1))
    expect((await signUp(2)).status).toBe(201)
    const resend = async () => (await visitor.post('/api/auth/resend', undefined)).status
    expect([await resend(), await resend(), await resend(), await resend()]).toEqual([204, 204, 204, 429])
    expect((await signUp(3)).status).toBe(429)
    await people.deliver()
    expect([1, 2, 3].flatMap((tag) => people.mails(tagged(tag)))).toHaveLength(5)
    people.clock.advance(DAY)
    const statuses = []
    for (const tag of [3, 4, 5, 6]) statuses.push((await signUp(tag)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    expect(await people.rows('select 1 from "user" where email like $1', [`${name}%`])).toHaveLength(5)
    // The owner of the mailbox comes in all the same.
    await people.visitor().post('/api/auth/otp', { email: `${name}@example.com` })
    const code = await people.codeFor(`${name}@example.com`)
    const proof = { type: 'email', email: `${name}@example.com`, token: code }
    expect((await people.visitor().post('/api/auth/verify', proof)).status).toBe(200)
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
