import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sqlState } from '#server/platform/database/index.ts'
import { PASSWORD } from '#tests/accounts/people.ts'
import { logOf, newest, sentences } from '#tests/world/auditLog.ts'
import { auditJobs } from './index.ts'
import { addCustomer, addMember, nameOf, owner, people, setUp } from './log.rig.ts'

setUp()
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const asBusiness = (businessId: string, text: string) =>
  people.product.services.database
    .transaction({ businessId }, (tx) => tx.execute(sql.raw(text)))
    .then(() => 'done', sqlState)

describe('the audit log cannot be changed', () => {
  it('by the application: no entry is changed, deleted, or written in the name of another shop', async () => {
    const other = await people.signUp()
    await asBusiness(owner.id, 'select 1')
    for (const text of [
      'update audit_entries set address = null',
      'delete from audit_entries',
      'truncate audit_entries',
      'update platform_entries set address = null',
      'delete from platform_entries',
      `insert into audit_entries (business_id, id, action, actor, created_at)
         values ('${other.id}', gen_random_uuid(), 'signed_in', 'system', now())`,
    ])
      expect([text, await asBusiness(owner.id, text)]).toEqual([text, '42501'])
  })

  it('by the owner of the database either, except by removing the triggers', async () => {
    for (const text of [
      'update audit_entries set address = null',
      'delete from audit_entries',
      'delete from platform_entries',
      'truncate audit_entries',
    ])
      expect([text, await people.rows(text).then(() => 'done', sqlState)]).toEqual([text, '42501'])
  })

  it('by a member, a stranger or another shop; they cannot even read it', async () => {
    const member = await addMember(owner)
    const other = await people.signUp()
    expect((await member.visitor.get('/api/app/audit')).status).toBe(403)
    expect((await member.visitor.get('/api/app/audit.csv')).status).toBe(403)
    expect((await people.visitor().get('/api/app/audit')).status).toBe(401)
    const seen = (await logOf(other.visitor)).data
    expect(seen.map(({ sentence }) => sentence)).not.toContain(expect.stringContaining(owner.email))
    expect((await logOf(other.visitor, `?person=${owner.id}`)).data).toEqual([])
  })

  it('by an action that fails: none of its entries are written', async () => {
    const before = (await logOf(owner.visitor)).data.length
    const customer = await addCustomer(owner.visitor, 'Ada')
    const answer = await owner.visitor.post(`/api/v1/customers/${customer}/erase`, { confirmation: 'Eve' })
    expect(answer.status).toBe(400)
    expect((await logOf(owner.visitor)).data.length).toBe(before)
  })

  it('by a page or a day that does not exist', async () => {
    for (const query of ['?after=x', '?from=2026-02-31', '?kind=other', '?person=me', '?businessId=1'])
      expect([query, (await owner.visitor.get(`/api/app/audit${query}`)).status]).toEqual([query, 400])
  })
})

describe('signing in', () => {
  it('is written with its origin, in the statement that makes the session', async () => {
    const person = await people.signUp()
    const visitor = people.product.visitor('198.51.100.7')
    await visitor.post(
      '/api/auth/sign-in',
      { email: person.email, password: PASSWORD },
      { 'user-agent': FIREFOX },
    )
    expect(await newest(visitor)).toMatchObject({
      kind: 'signing in',
      sentence: `${await nameOf(person.id)} signed in`,
      address: '198.51.100.7',
      browser: 'Firefox',
      system: 'Windows',
    })
    await people.rows(
      `insert into session (id, user_id, token, expires_at, created_at, updated_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, now(), now(), now())`,
      [person.id],
    )
    expect((await sentences(visitor)).filter((one) => one.endsWith(' signed in'))).toHaveLength(2)
  })

  it('that fails is written to the account, and keeps no address without an account', async () => {
    const person = await people.signUp()
    await people.signIn(person.email, 'a wrong password', people.product.visitor('198.51.100.8'))
    expect(await newest(person.visitor)).toMatchObject({
      sentence: `A sign-in by password to the account of ${await nameOf(person.id)} failed`,
      address: '198.51.100.8',
    })
    const unknown = people.newEmail()
    await people.signIn(unknown, 'a wrong password', people.product.visitor('198.51.100.9'))
    const kept = await people.rows<{ entry: string }>(
      `select to_jsonb(p)::text as entry from platform_entries p where address = '198.51.100.9'`,
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]!.entry).not.toContain(unknown)
    expect(kept[0]!.entry).not.toContain('a wrong password')
  })

  it('out, ending other sessions and changing the password are written too', async () => {
    const person = await people.signUp()
    const name = await nameOf(person.id)
    await people.signIn(person.email, PASSWORD)
    await person.visitor.post('/api/auth/sign-out?scope=others', undefined)
    await person.visitor.post('/api/auth/user/password', {
      current_password: PASSWORD,
      password: 'a finer password',
    })
    await person.visitor.post('/api/auth/sign-out', undefined)
    const { visitor } = await people.signIn(person.email, 'a finer password')
    // Sign-ins have the database's time; everything else has the clock of this test, which does not move.
    const told = (await sentences(visitor, '?kind=signing%20in')).filter((one) => !one.endsWith(' signed in'))
    expect(told).toEqual([
      `${name} signed out`,
      `${name} changed their password`,
      `${name} signed out another device`,
    ])
    const all = await people.rows<{ entry: string }>('select to_jsonb(e)::text as entry from audit_entries e')
    expect(all.filter(({ entry }) => entry.includes('a finer password'))).toEqual([])
  })

  it('of a person who is on no team is in no shop’s log', async () => {
    const person = await people.signUp()
    await people.rows('delete from tenant_members where user_id = $1', [person.id])
    const entries = () => people.rows('select 1 from platform_entries where user_id = $1', [person.id])
    const before = (await entries()).length
    await people.signIn(person.email, PASSWORD)
    expect(await entries()).toHaveLength(before + 1)
  })
})

describe('the end of entries', () => {
  it('comes after two years and not before, even if a server’s clock is wrong', async () => {
    const { id } = await people.signUp()
    await people.rows(
      `insert into audit_entries (business_id, id, action, actor, created_at) values
         ($1, gen_random_uuid(), 'shop_closed', 'system', now() - interval '2 years 1 day'),
         ($1, gen_random_uuid(), 'shop_reopened', 'system', now() - interval '729 days')`,
      [id],
    )
    const [job] = auditJobs(people.product.services).handlers
    if (!job || !('work' in job)) throw new Error('no such job')
    await job.work({})
    const left = await people.rows<{ action: string }>(
      `select action from audit_entries where business_id = $1 and actor = 'system'`,
      [id],
    )
    expect(left).toEqual([{ action: 'shop_reopened' }])
  })
})
