import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { PASSWORD } from '#tests/accounts/people.ts'
import { logOf, newest, sentences } from '#tests/world/auditLog.ts'
import type { AuditEntry } from './contract.ts'
import { addCustomer, addMember, nameOf, people, setUp } from './log.rig.ts'

setUp()

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
    await visitor.get('/api/v1/exports/customers.csv')
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

  it('is downloaded in the language of the account, whatever the browser of the link wants', async () => {
    const { visitor, id } = await people.signUp()
    const read = async (wanted: string) => {
      const { text } = await visitor.get('/api/app/audit.csv', { 'accept-language': wanted })
      return parse(text, { columns: true, bom: true }) as Record<string, string>[]
    }
    await people.rows(`update "user" set name = 'Uwe', language = 'de' where id = $1`, [id])
    const [german] = await read('es')
    expect(german).toMatchObject({ Art: 'Exporte', Was: expect.stringContaining('audit.csv') })
    expect(german!.Was).not.toContain('exported')
    await people.rows(`update "user" set language = null where id = $1`, [id])
    expect((await read('es'))[0]).toMatchObject({ Tipo: 'Exportaciones' })
    await people.rows(`update "user" set language = 'en' where id = $1`, [id])
    expect((await read('es'))[0]).toMatchObject({ kind: 'exports', what: 'Uwe exported audit.csv' })
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
