import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditPage } from '#server/businesses/audit/contract.ts'
import { newId } from '#server/platform/context/ids.ts'
import { writeTimeCursor } from '#server/platform/http/pages/page.ts'
import { beginWithGoogle, comeBack, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { openPeople, PASSWORD, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import type { UserItem, UserView } from './usersContract.ts'

const SUSPENDED = 'This account is suspended. Please contact us at hello@regulars.example.'
const WRONG = 'Invalid login credentials'

let people: People
let admin: Person
beforeAll(async () => {
  people = await openPeople({ google: true })
  admin = await superAdmin()
})
// The acts here need a sign-in a few minutes old at most, and a busy machine takes longer for all of these tests.
beforeEach(() => people.rows('update session set created_at = now() where user_id = $1', [admin.id]))
afterAll(() => people?.close())

async function superAdmin(): Promise<Person> {
  const person = await people.signUp()
  await people.rows('insert into super_admins values ($1)', [person.id])
  return person
}
const act = (who: Person, person: { id: string }, what: string, body?: unknown) =>
  who.visitor.post(`/api/app/admin/users/${person.id}/${what}`, body)
const suspend = (person: { id: string }, who = admin) => act(who, person, 'suspend', { reason: 'Spam' })
const look = async (person: { id: string }) =>
  (await admin.visitor.get(`/api/app/admin/users/${person.id}`)).body as UserView
const listed = async (query: string) =>
  (await admin.visitor.get(`/api/app/admin/users${query}`)).body as { data: UserItem[]; next: string | null }
const logged = async (query = '') =>
  ((await admin.visitor.get(`/api/app/admin/audit${query}`)).body as AuditPage).data
const nameOf = async (id: string) =>
  (await people.rows<{ name: string }>('select name from "user" where id = $1', [id]))[0]!.name

describe('a suspended person', () => {
  it('is signed out at the next request, on every device, and cannot sign in by any way', async () => {
    const email = people.newEmail()
    const withGoogle = people.visitor()
    const enter = async (visitor = people.visitor()) =>
      comeBack(visitor, await signInAtGoogle((await beginWithGoogle(visitor)).href, email))
    await enter(withGoogle)
    const [{ id }] = (await people.rows<{ id: string }>('select id from "user" where email = $1', [
      email,
    ])) as [{ id: string }]
    expect(await people.whoIs(withGoogle)).toBe(email)
    expect((await suspend({ id })).status).toBe(200)
    expect(await people.whoIs(withGoogle)).toBeNull()
    expect(await enter()).toBe('http://localhost:3000/login?error=suspended')
    expect(await people.rows('select 1 from session where user_id = $1', [id])).toEqual([])
  })

  it('is told so only after the right password: a stranger sees no difference', async () => {
    const person = await people.signUp()
    await suspend(person)
    expect(said((await people.signIn(person.email, PASSWORD)).answer)).toEqual([403, SUSPENDED])
    expect(said((await people.signIn(person.email, 'a wrong password')).answer)).toEqual([400, WRONG])
    expect(await people.rows('select 1 from session where user_id = $1', [person.id])).toEqual([])
  })

  it('stays suspended with another password, which a mailed link can still set', async () => {
    const person = await people.signUp()
    await suspend(person)
    await people.visitor().post('/api/auth/recover', { email: person.email })
    const token = await people.tokenFor(person.email)
    const reset = await people
      .visitor()
      .post('/api/auth/reset-password', { token, password: 'a finer password' })
    expect(reset.status).toBe(204)
    expect(said((await people.signIn(person.email, 'a finer password')).answer)).toEqual([403, SUSPENDED])
  })

  it('cannot use a session that was made at the same moment', async () => {
    const person = await people.signUp()
    await people.rows('update "user" set suspended_at = now() where id = $1', [person.id])
    expect(await people.whoIs(person.visitor)).toBeNull()
    expect((await person.visitor.get('/api/auth/user')).status).toBe(401)
    expect((await person.visitor.post('/api/auth/user/password', {})).status).toBe(401)
  })

  it('has everything as before once restored', async () => {
    const person = await people.signUp()
    await suspend(person)
    expect(said(await suspend(person))).toEqual([409, 'This account is suspended already.'])
    expect((await act(admin, person, 'restore')).body).toMatchObject({
      suspended_at: null,
      suspended_reason: null,
    })
    expect(said(await act(admin, person, 'restore'))).toEqual([409, 'This account is not suspended.'])
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(200)
  })
})

describe('suspending a person', () => {
  it('is for super admins alone', async () => {
    const [owner, other] = [await people.signUp(), await people.signUp()]
    for (const what of ['suspend', 'restore', 'sign-out', 'remove-factors']) {
      expect((await act(owner, other, what, { reason: 'Mine' })).status).toBe(403)
      expect((await act(owner, owner, what, { reason: 'Mine' })).status).toBe(403)
    }
    for (const path of ['/app/admin/users', `/app/admin/users/${owner.id}`, '/app/admin/audit'])
      expect((await owner.visitor.get(`/api${path}`)).status).toBe(403)
    expect(await people.whoIs(other.visitor)).toBe(other.email)
  })

  it('is never possible for oneself, so that one super admin is left, even if two suspend each other at once', async () => {
    expect(said(await suspend(admin))).toEqual([409, 'You cannot suspend your own account.'])
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await superAdmin(), await superAdmin()]
      const answers = await Promise.all([suspend(two, one), suspend(one, two)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await people.rows('select 1 from "user" where id = any($1) and suspended_at is null', [
        [one.id, two.id],
      ])
      expect(left).toHaveLength(1)
    }
  })

  it('needs a reason, and names the person only by an id', async () => {
    const person = await people.signUp()
    for (const body of [
      {},
      { reason: ' ' },
      { reason: 'x'.repeat(501) },
      { reason: 'x', email: admin.email },
    ])
      expect((await act(admin, person, 'suspend', body)).status).toBe(400)
    expect((await act(admin, { id: 'me' }, 'suspend', { reason: 'x' })).status).toBe(400)
    expect(said(await suspend({ id: newId() }))).toEqual([404, 'User not found'])
    expect(await people.whoIs(person.visitor)).toBe(person.email)
  })

  it('is refused to a write that another site starts', async () => {
    const person = await people.signUp()
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const path = `/api/app/admin/users/${person.id}/suspend`
    expect((await admin.visitor.post(path, { reason: 'x' }, foreign)).status).toBe(403)
  })
})

describe('the list of users', () => {
  it('finds by name and address, no letter works as a wildcard, and pages without a gap', async () => {
    const word = newId()
    const found = [await people.signUp(`${word}-1@example.com`), await people.signUp(`${word}-2@example.com`)]
    expect((await listed(`?search=${word.toUpperCase()}`)).data.map(({ id }) => id).sort()).toEqual(
      found.map(({ id }) => id).sort(),
    )
    await people.rows(`update "user" set name = '100% Ädä' where id = $1`, [found[0]!.id])
    for (const typed of ['100%25%20%C3%A4D', '100%25%20ad'])
      expect((await listed(`?search=${typed}`)).data.map(({ id }) => id)).toEqual([found[0]!.id])
    expect((await listed(`?search=%25${word}`)).data).toEqual([])
    await people.rows(
      `insert into "user" (id, name, email, created_at, updated_at)
       select gen_random_uuid(), 'Many', 'many' || n || '@many.example', '2020-01-01'::timestamptz + (n / 7) * interval '1 hour', now()
       from generate_series(1, 120) n`,
    )
    const seen: string[] = []
    for (let after = ''; ; ) {
      const page = await listed(`?search=many.example${after && `&after=${after}`}`)
      seen.push(...page.data.map(({ id }) => id))
      if (!page.next) break
      after = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  })

  it('shows one person’s shops, ways to sign in and devices, and no secret', async () => {
    const person = await people.signUp()
    const view = await look(person)
    expect(view).toMatchObject({
      email: person.email,
      is_super_admin: false,
      sign_in_ways: ['password'],
      businesses: [
        { business_id: person.id, company_name: 'Blue Door Café', role: 'admin', standing: 'open' },
      ],
    })
    expect(view.sessions).toHaveLength(1)
    const [kept] = await people.rows<{ token: string; password: string }>(
      'select s.token, a.password from session s join account a using (user_id) where s.user_id = $1',
      [person.id],
    )
    expect(JSON.stringify(view)).not.toContain(kept!.token)
    expect(JSON.stringify(view)).not.toContain(kept!.password)
    expect((await look(admin)).is_super_admin).toBe(true)
  })

  it('signs a person out everywhere, who may sign in again', async () => {
    const person = await people.signUp()
    expect((await act(admin, person, 'sign-out')).body).toMatchObject({ sessions: [] })
    expect(await people.whoIs(person.visitor)).toBeNull()
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(200)
  })
})

describe('a person who lost the app and the backup codes', () => {
  it('is helped by a super admin, not by themself, and told by mail', async () => {
    const person = await people.signUp()
    await people.rows(
      `insert into factors (id, user_id, sealed_secret, last_step, confirmed_at, created_at) values ($1, $1, 'x', 0, now(), now())`,
      [person.id],
    )
    expect((await look(person)).two_factor).toBe(true)
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(401)
    expect((await act(admin, person, 'remove-factors')).body).toMatchObject({ two_factor: false })
    expect((await people.signIn(person.email, PASSWORD)).status).toBe(200)
    await people.deliver()
    expect(people.mails(person.email).at(-1)!.subject).toBe('Two-step sign-in is off')
    expect((await act(admin, person, 'remove-factors')).status).toBe(409)
    expect((await act(admin, admin, 'remove-factors')).status).toBe(409)
    const entries = await logged(`?person=${person.id}&kind=platform`)
    expect(entries[0]!.sentence).toContain('switched two-step sign-in off for the account of')
  })
})

describe('the actions of super admins', () => {
  it('are written down, with their looks and the reasons they gave', async () => {
    const person = await people.signUp()
    await look(person)
    await suspend(person)
    await act(admin, person, 'restore')
    await act(admin, person, 'sign-out')
    const [who, whom] = [await nameOf(admin.id), await nameOf(person.id)]
    const entries = await logged(`?person=${person.id}&kind=platform`)
    expect(entries.map(({ sentence, reason, business }) => [sentence, reason, business])).toEqual([
      [`${who} signed ${whom} out everywhere`, null, null],
      [`${who} restored the account of ${whom}`, null, null],
      [`${who} suspended the account of ${whom}`, 'Spam', null],
      [`${who} looked at the account of ${whom}`, null, null],
    ])
  })

  it('are written down for every page and every search', async () => {
    const looks = async (path: string) => {
      const before = (await logged('?kind=platform')).length
      expect((await admin.visitor.get(`/api/app/admin/${path}`)).status).toBe(200)
      // One entry is the tested look, one is this look at the log.
      return (await logged('?kind=platform')).length - before - 1
    }
    const end = writeTimeCursor({ at: new Date('2999-01-01'), id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' })
    for (const path of [`audit?after=${end}`, 'users?search=@', `users?after=${end}`])
      expect([path, await looks(path)]).toEqual([path, 1])
  })

  it('in a shop’s log are seen by the shop, with the name, and show them no customer of it', async () => {
    const person = await people.signUp()
    const first_name = `Ada-${newId()}`
    const { body } = await person.visitor.post('/api/v1/customers', { first_name })
    await person.visitor.get(`/api/v1/customers/${(body as { id: string }).id}/export`)
    const seen = await admin.visitor.get(`/api/app/admin/audit?business_id=${person.id}`)
    expect((seen.body as AuditPage).data.map(({ sentence }) => sentence)).toContain(
      `${await nameOf(person.id)} exported everything about a customer`,
    )
    expect(seen.text).not.toContain(first_name)
    const own = (await person.visitor.get('/api/app/audit?kind=platform')).body as AuditPage
    expect(own.data.map(({ sentence }) => sentence)).toEqual([
      `${await nameOf(admin.id)}, of Regulars, looked at this log`,
    ])
  })

  it('are listed in every shop’s log together, newest first, page by page', async () => {
    const first = await people.signUp()
    const second = await people.signUp()
    await people.rows(
      `insert into audit_entries (business_id, id, action, actor, created_at)
       select case when n % 2 = 0 then $1::uuid else $2::uuid end, gen_random_uuid(), 'logo_changed', 'system',
         '2021-05-05'::timestamptz + (n / 3) * interval '1 minute' from generate_series(1, 130) n`,
      [first.id, second.id],
    )
    const seen: string[] = []
    for (let before = ''; ; ) {
      const query = `?from=2021-05-05&to=2021-05-05${before && `&after=${before}`}`
      const page = (await admin.visitor.get(`/api/app/admin/audit${query}`)).body as AuditPage
      seen.push(...page.data.map(({ id }) => id))
      if (!page.next) break
      before = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([130, 130])
    expect(refusalOf(await admin.visitor.get('/api/app/admin/audit?after=x'))?.code).toBe('invalid')
  })
})
