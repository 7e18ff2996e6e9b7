import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSuperAdmin } from '#server/commands/accounts/createAdmin.ts'
import { switchOn } from '#tests/accounts/authenticator.ts'
import { NEW_PASSWORD, openPeople, PASSWORD, type People, type Person, said } from '#tests/accounts/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let people: People
beforeAll(async () => {
  people = await openPeople({ adminsNeedFactor: true })
})
afterAll(() => people?.close())
// Each test begins on another day, with all counts at zero.
beforeEach(() => people.clock.advance(2 * 86_400_000))

const UNPROVEN = [403, 'Confirm your email address first.']
const rowsOf = (text: string, id: string) => people.rows(text, [id])
const setProven = ({ id }: Person, proven: boolean) =>
  people.rows('update "user" set email_verified = $2 where id = $1', [id, proven])

/** Everything that a stranger keeps who made an account with somebody else's address. */
type Kept = { squatter: Person; bearer: string; refresh_token: string; key: string; accomplice: Visitor }

/** Everything that was possible before an address had to be proven for it. */
async function squat(): Promise<Kept> {
  const squatter = await people.signUp()
  const { visitor, email } = squatter
  await setProven(squatter, true)
  await people.rows(`update businesses set tier_id = '01939c00-0000-7000-8000-000000000003' where id = $1`, [
    squatter.id,
  ])
  const grant = await people
    .visitor()
    .post('/api/auth/token?grant_type=password', { email, password: PASSWORD })
  const { access_token: bearer, refresh_token } = grant.body as {
    access_token: string
    refresh_token: string
  }
  const made = await visitor.post('/api/app/api-keys', { name: 'Mine' })
  const { secret: key } = made.body as { secret: string }
  const accomplice = await bringIn(visitor)
  await switchOn(people, squatter)
  await setProven(squatter, false)
  return { squatter, bearer, refresh_token, key, accomplice }
}

async function bringIn(owner: Visitor): Promise<Visitor> {
  const email = people.newEmail()
  await owner.post('/api/v1/send-team-invitation', { email, role: 'member' })
  const [mail] = await people.rows<{ outgoing: string }>(
    `select outgoing from communication_logs where recipient = $1 and outgoing like '%token=%'`,
    [email],
  )
  const token = /token=([\w-]+)/.exec(mail!.outgoing)![1]!
  const accomplice = people.visitor()
  const person = { first_name: 'Eve', last_name: 'Mallory', password: PASSWORD }
  const joined = await accomplice.post('/api/auth/invitation/join', { token, ...person })
  if (joined.status !== 201) throw new Error(joined.text)
  return accomplice
}

/** The ways by which the owner of a mailbox comes, each in a browser of their own. */
const comings: Record<string, (email: string) => Promise<Visitor>> = {
  'a mailed code': async (email) => {
    const owner = people.visitor()
    await owner.post('/api/auth/otp', { email })
    await owner.post('/api/auth/verify', { type: 'email', email, token: await people.codeFor(email) })
    return owner
  },
  'a mailed link': async (email) => {
    const owner = people.visitor()
    await owner.post('/api/auth/otp', { email })
    await owner.post('/api/auth/verify', { type: 'magiclink', token: await people.tokenFor(email) })
    return owner
  },
  'a reset': async (email) => {
    await people.visitor().post('/api/auth/recover', { email })
    const token = await people.tokenFor(email)
    await people.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
    return (await people.signIn(email, NEW_PASSWORD)).visitor
  },
  'the link of the sign-up mail, in another browser': async (email) => {
    const owner = people.visitor()
    await people.rows(`update "user" set email_verified = false where email = $1`, [email])
    const token = await people.tokenFor(email)
    const verified = await owner.post('/api/auth/verify', { type: 'signup', token })
    expect(verified.body).toEqual({ email, is_claimed: true })
    return comings['a mailed code']!(email)
  },
}

describe('whoever made an account with somebody else’s address', () => {
  it('can set up nothing that lets others into the shop, or speaks for it', async () => {
    const { visitor, id } = await people.signUp()
    await people.rows(
      `update businesses set tier_id = '01939c00-0000-7000-8000-000000000003' where id = $1`,
      [id],
    )
    const email = { from_email: 'a@evil.example', from_name: 'A', api_key: '', report_key: '' }
    for (const tried of [
      visitor.post('/api/app/api-keys', { name: 'Mine' }),
      visitor.post('/api/v1/send-team-invitation', { email: people.newEmail(), role: 'member' }),
      visitor.send('PUT', '/api/app/settings/email', email),
      visitor.send('PUT', '/api/app/settings/domain', { host: 'card.evil.localhost' }),
      visitor.send('PUT', '/api/app/settings/mailchimp/key', { api_key: `${'a'.repeat(32)}-us21` }),
    ])
      expect(said(await tried)).toEqual(UNPROVEN)
    expect(await rowsOf('select 1 from api_keys where business_id = $1', id)).toEqual([])
  })

  it.each(Object.keys(comings))('holds nothing once its owner came by %s', async (coming) => {
    const { squatter, bearer, refresh_token, key, accomplice } = await squat()
    const { email, visitor } = squatter
    const asKey = { authorization: `Bearer ${key}` }
    expect((await people.visitor().get('/api/v1/customers/lookup?search=a', asKey)).status).toBe(200)
    expect((await accomplice.get('/api/v1/customers')).status).toBe(200)
    const owner = await comings[coming]!(email)
    expect(await people.whoIs(owner)).toBe(email)
    await owner.post('/api/v1/customers', { first_name: 'Ana' })
    expect(await people.whoIs(visitor)).toBeNull()
    expect((await people.signIn(email, PASSWORD)).status).toBe(400)
    for (const headers of [asKey, { authorization: `Bearer ${bearer}` }])
      expect((await people.visitor().get('/api/v1/customers/lookup?search=a', headers)).status).toBe(401)
    const renewed = await people.visitor().post('/api/auth/token?grant_type=refresh_token', { refresh_token })
    expect(renewed.status).toBe(400)
    expect((await accomplice.get('/api/v1/customers')).status).toBe(403)
    expect((await owner.get('/api/auth/factors')).body).toMatchObject({ factor: null })
    expect((await owner.get('/api/app/company')).body).toMatchObject({
      members: [{ email }],
      invitations: [],
    })
    expect((await owner.get('/api/auth/user')).body).toMatchObject({ email_verified: true })
  })

  it('loses it to nobody by the link of the sign-up mail in the browser that made the account', async () => {
    const { visitor, email } = await people.signUp()
    const token = await people.tokenFor(email)
    const opened = await visitor.post('/api/auth/verify/open', { type: 'signup', token })
    expect(opened.body).toMatchObject({ is_signed_in: true })
    const verified = await visitor.post('/api/auth/verify', { type: 'signup', token })
    expect(verified.body).toEqual({ email, is_claimed: false })
    expect(await people.whoIs(visitor)).toBe(email)
    expect((await people.signIn(email, PASSWORD)).status).toBe(200)
  })

  it('cannot bring the owner of another address into the account: that is confirmed where it is signed in alone', async () => {
    const stranger = await people.signUp()
    const wanted = people.newEmail()
    await stranger.visitor.post('/api/auth/user/email', { email: wanted, password: PASSWORD })
    const token = await people.tokenFor(wanted)
    const refused = [403, 'Sign in to your account in this browser first, then open the link again.']
    const link = { type: 'email_change', token }
    expect(said(await people.visitor().post('/api/auth/verify', link))).toEqual(refused)
    const other = await people.signUp()
    expect(said(await other.visitor.post('/api/auth/verify', link))).toEqual(refused)
    expect(await people.rows('select 1 from "user" where email = $1', [wanted])).toEqual([])
    expect((await stranger.visitor.post('/api/auth/verify', link)).status).toBe(200)
  })
})

describe('a super admin', () => {
  const make = (email: string) =>
    makeSuperAdmin(people.product.services, email, async (id) => {
      await people.rows('insert into super_admins values ($1) on conflict do nothing', [id])
    })
  const choosePassword = async (email: string) => {
    const token = await people.tokenFor(email)
    return people.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
  }

  it('is not whoever signed up with that address before', async () => {
    const { squatter, bearer, refresh_token, key, accomplice } = await squat()
    const { email, visitor } = squatter
    await make(email)
    expect([await people.whoIs(visitor), (await people.signIn(email, PASSWORD)).status]).toEqual([null, 400])
    for (const authorization of [`Bearer ${bearer}`, `Bearer ${key}`])
      expect((await people.visitor().get('/api/v1/customers', { authorization })).status).toBe(401)
    const renewed = await people.visitor().post('/api/auth/token?grant_type=refresh_token', { refresh_token })
    expect(renewed.status).toBe(400)
    expect((await accomplice.get('/api/v1/customers')).status).toBe(403)
    expect((await choosePassword(email)).status).toBe(204)
    const admin = (await people.signIn(email, NEW_PASSWORD)).visitor
    expect((await admin.get('/api/auth/user')).body).toMatchObject({ email_verified: true })
    await switchOn(people, { ...squatter, visitor: admin }, NEW_PASSWORD)
    expect((await admin.get('/api/app/admin/users')).status).toBe(200)
  })

  it('is made by a link to their own mailbox that works once, and by nothing else', async () => {
    const email = people.newEmail()
    await make(email)
    expect(
      await people.rows('select 1 from account a join "user" u on u.id = a.user_id where u.email = $1', [
        email,
      ]),
    ).toEqual([])
    const token = await people.tokenFor(email)
    expect(people.mails(email).at(-1)!.subject).toBe('You are a super admin of Regulars')
    const reset = () => people.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })
    expect([(await reset()).status, (await reset()).status]).toEqual([204, 409])
    expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('with a proven account keeps its password and second step, and signs in anew', async () => {
    const person = await people.signUp()
    const app = await switchOn(people, person)
    await make(person.email)
    expect(await people.whoIs(person.visitor)).toBeNull()
    const { answer, visitor } = await people.signIn(person.email, PASSWORD)
    expect(answer.status).toBe(401)
    const code = await app.nextCode()
    await visitor.post('/api/auth/factors/challenge', { code, remember_device: false })
    expect((await visitor.get('/api/app/admin/users')).status).toBe(200)
  })

  it('keeps the second step whoever opens the mailbox, and whichever super admin or session asks', async () => {
    const [person, other] = [await people.signUp(), await people.signUp()]
    const [app] = [await switchOn(people, person), await switchOn(people, other)]
    for (const { email } of [person, other]) await make(email)
    const entered = async ({ email }: Person, code: string) => {
      const { visitor } = await people.signIn(email, PASSWORD)
      await visitor.post('/api/auth/factors/challenge', { code, remember_device: false })
      return visitor
    }
    const admin = await entered(person, await app.nextCode())
    const byCommand =
      'Whoever runs this installation removes a super admin’s second step: npm run remove-factors'
    const own = { password: PASSWORD, code: await app.nextCode() }
    expect(said(await admin.send('DELETE', `/api/auth/factors/${app.factorId}`, own))).toEqual([
      403,
      byCommand,
    ])
    const others = await admin.post(`/api/app/admin/users/${other.id}/remove-factors`, undefined)
    expect(said(others)).toEqual([409, byCommand])
    // The state of an account made before its address had to be proven.
    for (const coming of Object.values(comings)) {
      await setProven(person, false)
      await people.visitor().post('/api/auth/otp', { email: person.email })
      await coming(person.email).catch(() => {})
      expect(
        await rowsOf('select 1 from factors where user_id = $1 and confirmed_at is not null', person.id),
      ).toHaveLength(1)
    }
  })
})
