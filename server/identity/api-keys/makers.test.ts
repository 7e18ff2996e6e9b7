import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDate } from '#server/platform/time/calendar.ts'
import { bearer } from '#tests/accounts/tokens.ts'
import { type Business, openTeams, said, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { ApiKeyView } from './contract.ts'

const HOUR = 3_600_000
let teams: Teams
let admin: Visitor
beforeAll(async () => {
  teams = await openTeams()
  const us = await teams.openBusiness()
  await teams.rows('insert into super_admins values ($1)', [us.businessId])
  admin = us.owner
})
afterAll(() => teams?.close())

type Made = ApiKeyView & { secret: string }
const make = async (who: Visitor, name = 'Web shop', more = {}) =>
  (await who.post('/api/app/api-keys', { name, ...more })).body as Made
const list = async ({ owner }: Pick<Business, 'owner'>) =>
  ((await owner.get('/api/app/api-keys')).body as { data: ApiKeyView[] }).data
const call = async ({ secret }: Made) =>
  said(await teams.visitor().get('/api/v1/customers/lookup?search=ada', bearer(secret)))
const WORKS = [200, undefined]

/** A business whose admin made a key, handed the role to Ben and is now a member. */
async function businessOfBen() {
  const business = await teams.openBusiness()
  const ben = await teams.hire(business)
  const made = await make(business.owner)
  await teams.manage(business.owner, `app/tenant-members/${ben.id}/hand-over`)
  const members = (await teams.company(ben.visitor)).members
  const maker = { ...members.find(({ email }) => email === business.email)!, visitor: business.owner }
  return { ...business, owner: ben.visitor, maker, made }
}
const remove = ({ owner, maker }: Awaited<ReturnType<typeof businessOfBen>>, revoke_api_keys: boolean) =>
  teams.withdraw(owner, `app/tenant-members/${maker.id}`, { revoke_api_keys })

describe('a dismissed person who has copied a key', () => {
  it('loses it in the same step, if the admin wants that; the keys of others still work', async () => {
    const business = await businessOfBen()
    const bens = await make(business.owner, 'Kiosk')
    const { members } = await teams.company(business.owner)
    expect(members.find(({ id }) => id === business.maker.id)).toMatchObject({ api_keys: ['Web shop'] })
    expect((await teams.company(business.maker.visitor)).members.flatMap((one) => one.api_keys)).toEqual([])
    expect((await remove(business, true)).status).toBe(204)
    expect(await call(business.made)).toEqual([401, 'Invalid API key'])
    expect(await call(bens)).toEqual(WORKS)
    expect((await list(business)).map(({ name }) => name)).toEqual(['Kiosk'])
    const { body } = await business.owner.get('/api/app/audit')
    const { data: entries } = body as { data: { sentence: string }[] }
    expect(entries[0]!.sentence).toContain('revoked the API key Web shop, which')
  })

  it('is named beside a key that was left working, so that it can be revoked', async () => {
    const business = await businessOfBen()
    const { maker, made } = business
    const { user_id, name } = maker
    expect((await list(business))[0]!.maker).toEqual({ user_id, name, gone: 'not_admin' })
    expect((await remove(business, false)).status).toBe(204)
    expect(await call(made)).toEqual(WORKS)
    expect((await list(business))[0]!.maker).toEqual({
      user_id: maker.user_id,
      name: maker.name,
      gone: 'left',
    })
    await business.owner.send('DELETE', `/api/app/api-keys/${made.id}`)
    expect(await call(made)).toEqual([401, 'Invalid API key'])
  })

  it('who leaves on their own keeps no unnoticed key: the admin’s mail names those they made', async () => {
    const business = await businessOfBen()
    await teams.manage(business.maker.visitor, `app/tenant-members/${business.maker.id}/leave`)
    expect((await list(business))[0]!.maker).toMatchObject({ gone: 'left' })
    const [mail] = await teams.rows<{ content: string }>(
      `select content from communication_logs where business_id = $1 and dedupe_key like 'left:%'`,
      [business.businessId],
    )
    expect(mail!.content).toContain('They made API keys that are still there: Web shop.')
  })

  it('whose account is erased keeps no unnoticed key either', async () => {
    const business = await businessOfBen()
    await remove(business, false)
    await teams.rows('delete from tenant_members where user_id = $1', [business.maker.user_id])
    await teams.rows('delete from "user" where id = $1', [business.maker.user_id])
    expect((await list(business))[0]!.maker).toMatchObject({ name: null, gone: 'left' })
  })
})

describe('a suspended person who has made keys', () => {
  const suspend = (id: string, more = {}) =>
    admin.post(`/api/app/admin/users/${id}/suspend`, { reason: 'Fraud', ...more })
  const keysOf = async (id: string) => {
    const { body } = await admin.get(`/api/app/admin/users/${id}`)
    return (body as { api_keys: { name: string; company_name: string }[] }).api_keys
  }

  it('is shown with them to super admins, and marked for the shop’s admin if the keys still work', async () => {
    const business = await businessOfBen()
    const { user_id: id } = business.maker
    expect(await keysOf(id)).toMatchObject([{ name: 'Web shop', company_name: business.name }])
    expect((await suspend(id, { revoke_api_keys: false })).status).toBe(200)
    expect(await call(business.made)).toEqual(WORKS)
    expect((await list(business))[0]!.maker).toMatchObject({ gone: 'suspended' })
  })

  it('loses them where a program suspends without a word about keys', async () => {
    const business = await businessOfBen()
    expect((await suspend(business.maker.user_id)).body).toMatchObject({ api_keys: [] })
    expect(await call(business.made)).toEqual([401, 'Invalid API key'])
  })

  it('loses all of them, in every shop, if the super admin wants that', async () => {
    const business = await businessOfBen()
    const { user_id: id } = business.maker
    // Another business, whose only admin they are.
    await teams.manage(business.maker.visitor, `app/tenant-members/${business.maker.id}/leave`)
    await teams.manage(business.maker.visitor, 'app/company/set-up')
    const own = await make(business.maker.visitor, 'Own')
    const bens = await make(business.owner, 'Kiosk')
    expect(await call(own)).toEqual(WORKS)
    expect((await suspend(id, { revoke_api_keys: true })).body).toMatchObject({ api_keys: [] })
    for (const key of [business.made, own]) expect(await call(key)).toEqual([401, 'Invalid API key'])
    expect(await call(bens)).toEqual(WORKS)
    const { body } = await business.owner.get('/api/app/audit')
    expect((body as { data: { sentence: string }[] }).data[0]!.sentence).toMatch(
      /^Regulars revoked the API key Web shop, which .+ had made$/,
    )
  })

  it('is out of reach of owners: they cannot look up or end that person’s keys', async () => {
    const business = await businessOfBen()
    expect((await business.owner.get(`/api/app/admin/users/${business.maker.user_id}`)).status).toBe(403)
    const answer = await business.owner.post(`/api/app/admin/users/${business.maker.user_id}/suspend`, {
      reason: 'Mine',
      revoke_api_keys: true,
    })
    expect(answer.status).toBe(403)
    expect(await call(business.made)).toEqual(WORKS)
  })
})

describe('a key with a last day', () => {
  const dayOf = (hours: number) =>
    localDate(new Date(teams.clock.now().getTime() + hours * HOUR), 'America/New_York')

  it('works through that day of the shop’s calendar, and not a moment longer', async () => {
    const business = await teams.openBusiness()
    const made = await make(business.owner, 'Market week', { ends_on: dayOf(24) })
    expect(made).toMatchObject({ ends_on: dayOf(24), has_ended: false })
    const lastDay = dayOf(24)
    while (dayOf(0) !== lastDay) teams.clock.advance(HOUR)
    expect(await call(made)).toEqual(WORKS)
    while (dayOf(0) === lastDay) teams.clock.advance(HOUR)
    expect(await call(made)).toEqual([401, 'This API key has ended'])
    expect((await list(business))[0]).toMatchObject({ ends_on: lastDay, has_ended: true })
  })

  it('is refused for a past day or an invalid one, and no key is made', async () => {
    const business = await teams.openBusiness()
    for (const ends_on of [dayOf(-48), '2026-02-30', 'tomorrow', '']) {
      const answer = await business.owner.post('/api/app/api-keys', { name: 'Late', ends_on })
      expect([ends_on, answer.status]).toEqual([ends_on, 400])
      expect(answer.body).toMatchObject({ error: { fields: { ends_on: expect.any(String) } } })
    }
    expect(await list(business)).toEqual([])
    expect((await make(business.owner, 'Today', { ends_on: dayOf(0) })).secret).toMatch(/^rk_/)
  })

  it('counts as another key than one without, under the same idempotency key', async () => {
    const business = await teams.openBusiness()
    const once = (ends_on: string | null) =>
      business.owner.post('/api/app/api-keys', { name: 'Web shop', ends_on }, { 'idempotency-key': 'one' })
    expect([(await once(null)).status, (await once(dayOf(48))).status]).toEqual([201, 409])
  })
})

describe('the last use of a key', () => {
  it('is never recorded by a call that would have to wait for another', async () => {
    const business = await teams.openBusiness()
    const made = await make(business.owner)
    const { database } = teams.product.services
    await database.transaction({ businessId: business.businessId }, async (tx) => {
      await tx.execute('select 1 from api_keys for update')
      // Answered while the row is locked; a call that waits for the row would wait for ever.
      expect(await call(made)).toEqual(WORKS)
    })
    expect((await list(business))[0]!.last_used_at).toBeNull()
    expect(await call(made)).toEqual(WORKS)
    expect((await list(business))[0]!.last_used_at).toBe(teams.clock.now().toISOString())
  })
})
