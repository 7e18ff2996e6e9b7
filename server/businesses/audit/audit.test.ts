import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { sqlState } from '#server/platform/database/index.ts'
import { openPeople, PASSWORD, type People, type Person } from '#tests/accounts/people.ts'
import { logOf, newest, sentences } from '#tests/world/auditLog.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { AuditEntry } from './contract.ts'
import { auditJobs } from './index.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let people: People
let owner: Person
beforeAll(async () => {
  people = await openPeople()
  owner = await people.signUp()
  await people.rows(`update businesses set tier_id = '01939c00-0000-7000-8000-000000000003' where id = $1`, [
    owner.id,
  ])
})
afterAll(() => people?.close())

const nameOf = async (id: string) =>
  (await people.rows<{ name: string }>('select name from "user" where id = $1', [id]))[0]!.name

async function addMember(of: Person): Promise<Person> {
  const member = await people.signUp()
  await people.rows(
    `update tenant_members set role = 'member', business_id = $2,
       tenant_id = (select id from tenants where business_id = $2) where user_id = $1`,
    [member.id, of.id],
  )
  return member
}
async function addCustomer(who: Visitor, first_name: string): Promise<string> {
  const { body } = await who.post('/api/v1/customers', { first_name, email: `${newId()}@example.com` })
  return (body as { id: string }).id
}
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

describe('what is done in the shop', () => {
  it('says which settings changed, from what to what, and writes nothing if none did', async () => {
    const { visitor } = await people.signUp()
    const read = async () =>
      (await visitor.get('/api/app/settings')).body as {
        profile: object
        version: number
      }
    const save = async (change: object) => {
      const { profile, version } = await read()
      await visitor.send('PUT', '/api/app/settings/profile', { version, ...profile, ...change })
    }
    await save({ company_name: '=Harbour', visit_window_minutes: 30 })
    const entry = await newest(visitor)
    expect(entry.sentence).toMatch(/ changed the company name and minutes between visits$/)
    expect(entry.changes).toEqual([
      { setting: 'Company name', from: 'Blue Door Café', to: '=Harbour' },
      { setting: 'Minutes between visits', from: '15', to: '30' },
    ])
    await save({})
    expect((await newest(visitor)).sentence).toBe(entry.sentence)
    for (const enabled of [false, false]) await visitor.send('PUT', '/api/app/settings/portal', { enabled })
    expect((await newest(visitor)).changes).toEqual([{ setting: 'Customer portal', from: 'on', to: 'off' }])
    expect(await sentences(visitor, '?kind=settings')).toHaveLength(3)
  })

  it('names team, exports, corrections, closing and opening again', async () => {
    const boss = await people.signUp()
    await people.prove(boss)
    await people.rows(
      `update businesses set tier_id = '01939c00-0000-7000-8000-000000000003' where id = $1`,
      [boss.id],
    )
    const { visitor } = boss
    const member = await addMember(boss)
    await visitor.post('/api/v1/send-team-invitation', { email: 'tom@example.com', role: 'member' })
    const company = (await visitor.get('/api/app/company')).body as {
      members: { id: string; user_id?: string; email: string }[]
    }
    const membership = company.members.find(({ email }) => email === member.email)!
    await visitor.send('DELETE', `/api/app/tenant-members/${membership.id}`, { revoke_api_keys: true })
    await visitor.get('/api/app/exports/customers.csv')
    const program = await visitor.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const customer = await addCustomer(visitor, 'Zoë')
    await visitor.post(`/api/v1/customers/${customer}/adjustments`, {
      program_id: (program.body as { id: string }).id,
      points: -0 + 5,
      reason: 'Zoë forgot her card',
    })
    await visitor.post('/api/app/account/close', { company_name: 'Blue Door Café', password: PASSWORD })
    await visitor.post('/api/app/account/reopen', undefined)
    const who = await nameOf(boss.id)
    expect((await sentences(visitor)).slice(0, 7)).toEqual([
      `${who} opened the shop again`,
      `${who} closed the shop`,
      `${who} corrected Points by +5 points for Zoë`,
      `${who} made the program Points`,
      `${who} exported customers.csv`,
      `${who} removed ${await nameOf(member.id)} from the team`,
      `${who} invited tom@example.com to the team`,
    ])
    expect(await sentences(visitor, `?person=${member.id}&kind=team`)).toEqual([
      `${who} removed ${await nameOf(member.id)} from the team`,
    ])
  })

  it('names codes handed out, refunds and corrected visits', async () => {
    const { visitor, id } = await people.signUp()
    const config = { codePrefix: 'HI' }
    const { body } = await visitor.post('/api/v1/programs', { name: 'Welcome', type: 'rebate_code', config })
    const customer_id = await addCustomer(visitor, 'Zoë')
    const codes = `/api/v1/programs/${(body as { id: string }).id}/codes`
    const headers = { 'idempotency-key': newId() }
    for (let twice = 0; twice < 2; twice += 1)
      expect((await visitor.post(codes, { customer_id }, headers)).status).toBe(201)
    const bought = await visitor.post('/api/v1/purchases', { customer_id, amount: 1240 })
    const { operation_id } = bought.body as { operation_id: string }
    const refund = await visitor.post(`/api/v1/operations/${operation_id}/refund`, {
      amount: 450,
      left: 1240,
    })
    expect(refund.body).toMatchObject({ amount: 450, left: 790, currency: 'USD' })
    await visitor.post(`/api/v1/customers/${customer_id}/adjustments`, { visits: 2, reason: 'an old card' })
    const who = await nameOf(id)
    expect(await sentences(visitor, '?kind=customers')).toEqual([
      `${who} corrected the visits by +2 visits for Zoë`,
      `${who} gave $4.50 of a purchase back to Zoë`,
      `${who} gave a Welcome code to Zoë`,
    ])
  })

  it('forgets the name of an erased customer everywhere', async () => {
    const { visitor, id } = await people.signUp()
    const name = `Ada-${newId()}`
    const customer = await addCustomer(visitor, name)
    await visitor.get(`/api/v1/customers/${customer}/export`)
    expect(await sentences(visitor, '?kind=exports')).toEqual([
      `${await nameOf(id)} exported everything about ${name}`,
    ])
    expect((await visitor.post(`/api/v1/customers/${customer}/erase`, { confirmation: name })).status).toBe(
      200,
    )
    expect((await visitor.get('/api/app/audit')).text).not.toContain(name)
    const kept = await people.rows<{ entry: string }>(
      'select to_jsonb(e)::text as entry from audit_entries e where business_id = $1',
      [id],
    )
    expect(kept.length).toBeGreaterThan(2)
    expect(kept.filter(({ entry }) => entry.includes(name))).toEqual([])
  })

  it('is downloaded whole, safe to open in a spreadsheet, and the download is written down', async () => {
    const { visitor, id } = await people.signUp()
    await people.rows(
      `insert into audit_entries (business_id, id, action, actor, details, created_at)
       select $1, gen_random_uuid(), 'data_exported', 'system', '{"file": "=1+1"}', date_trunc('milliseconds', now()) - interval '1 day' * (n / 100)
       from generate_series(1, 2500) n`,
      [id],
    )
    await people.rows(`update "user" set name = '=cmd|calc' where id = $1`, [id])
    const { text, headers } = await visitor.get('/api/app/audit.csv')
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true })
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
    expect(new Set(rows.map(({ entry_id }) => entry_id)).size).toBe(rows.length)
    expect(rows.filter(({ what }) => what === 'Regulars exported =1+1')).toHaveLength(2500)
    expect(rows.map(({ what }) => what)).toContain("'=cmd|calc exported audit.csv")
    expect(rows.filter(({ what }) => /^[=+@-]/.test(what!))).toEqual([])
  })

  it('comes page by page, newest first, with every entry exactly once', async () => {
    const { visitor, id } = await people.signUp()
    await people.rows(
      `insert into audit_entries (business_id, id, action, actor, created_at)
       select $1, gen_random_uuid(), 'shop_opened', 'system', '2026-03-01T05:00:00Z'::timestamptz + interval '1 hour' * (n / 3)
       from generate_series(0, 239) n`,
      [id],
    )
    const seen: AuditEntry[] = []
    for (let before = ''; ; ) {
      const page = await logOf(visitor, `?kind=settings${before && `&after=${before}`}`)
      seen.push(...page.data)
      if (!page.next) break
      before = page.next
    }
    expect(new Set(seen.map((one) => one.id)).size).toBe(241)
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    // A day of the business in New York: from five in the morning UTC to five on the next day.
    const day = await logOf(visitor, '?from=2026-03-02&to=2026-03-02')
    expect(day.data.at(-1)).toBeDefined()
    expect(day.next).not.toBeNull()
    const times = (await logOf(visitor, '?to=2026-03-01')).data.map(({ at }) => at)
    expect(times[0]).toBe('2026-03-02T04:00:00.000Z')
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
