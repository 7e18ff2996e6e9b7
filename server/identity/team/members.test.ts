import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTeams, said, type Teams } from '#tests/world/team.ts'

let teams: Teams
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())

const sessionOf = async (who: ReturnType<Teams['visitor']>) =>
  ((await who.get('/api/auth/session')).body as { session: Record<string, unknown> }).session
const rolesIn = async (business: Parameters<Teams['invite']>[0], who = business.owner) =>
  (await teams.company(who)).members.map(({ email, role }) => [email, role])
const remove = (who: ReturnType<Teams['visitor']>, id: string) =>
  teams.withdraw(who, `app/tenant-members/${id}`, { revoke_api_keys: true })
const leave = (who: ReturnType<Teams['visitor']>, id: string) =>
  teams.manage(who, `app/tenant-members/${id}/leave`)
const handOver = (who: ReturnType<Teams['visitor']>, id: string) =>
  teams.manage(who, `app/tenant-members/${id}/hand-over`)

describe('a member', () => {
  it('can neither remove nor promote anybody, themselves included', async () => {
    const business = await teams.openBusiness()
    const ben = await teams.hire(business)
    const [owner] = (await teams.company(business.owner)).members.filter(({ role }) => role === 'admin')
    for (const id of [ben.id, owner!.id]) {
      expect((await remove(ben.visitor, id)).status).toBe(403)
      expect((await handOver(ben.visitor, id)).status).toBe(403)
    }
    expect(await sessionOf(ben.visitor)).toMatchObject({
      role: 'member',
      permissions: ['anyone', 'signed in', 'staff', 'till', 'counter staff', 'sending', 'business'],
    })
    expect((await teams.company(ben.visitor)).members).toHaveLength(2)
  })

  it('of another shop is unknown', async () => {
    const business = await teams.openBusiness()
    const other = await teams.openBusiness()
    const ben = await teams.hire(business)
    expect(said(await remove(other.owner, ben.id))).toEqual([404, 'Member not found'])
    expect(said(await handOver(other.owner, ben.id))).toEqual([404, 'Member not found'])
  })

  it('who is removed loses access at the next request, in the middle of a session', async () => {
    const business = await teams.openBusiness()
    const ben = await teams.hire(business)
    expect((await ben.visitor.get('/api/v1/programs')).status).toBe(200)
    expect((await remove(business.owner, ben.id)).status).toBe(204)
    expect((await ben.visitor.get('/api/v1/programs')).status).toBe(403)
    expect((await ben.visitor.post('/api/v1/programs', {})).status).toBe(403)
    expect(await sessionOf(ben.visitor)).toMatchObject({ role: null, business: null, left_shop: true })
    expect((await teams.company(business.owner)).seats.used).toBe(1)
    expect(said(await remove(business.owner, ben.id))).toEqual([404, 'Member not found'])
  })

  it('who was removed can be invited again and gets the same membership row', async () => {
    const business = await teams.openBusiness()
    const ben = await teams.hire(business)
    await remove(business.owner, ben.id)
    await teams.invite(business, ben.email)
    expect((await teams.accept(ben.visitor, await teams.tokenFor(ben.email))).status).toBe(200)
    expect((await teams.company(business.owner)).members.map(({ id }) => id)).toContain(ben.id)
    expect((await ben.visitor.get('/api/v1/programs')).status).toBe(200)
  })
})

describe('leaving a team', () => {
  it('ends the member’s access at the next request, and tells the admin', async () => {
    const business = await teams.openBusiness()
    const ben = await teams.hire(business)
    expect((await leave(ben.visitor, ben.id)).status).toBe(204)
    expect((await ben.visitor.get('/api/v1/programs')).status).toBe(403)
    expect(await sessionOf(ben.visitor)).toMatchObject({ role: null, business: null, left_shop: true })
    expect(await rolesIn(business)).toEqual([[business.email, 'admin']])
    const mails = await teams.rows<{ recipient: string; subject: string }>(
      `select recipient, subject from communication_logs where business_id = $1 and dedupe_key like 'left:%'`,
      [business.businessId],
    )
    expect(mails).toEqual([
      { recipient: business.email, subject: `${ben.email} has left the team of ${business.name}` },
    ])
    expect((await leave(ben.visitor, ben.id)).status).toBe(403)
  })

  it('ends no other membership: sent twice, or with somebody else’s, it does nothing', async () => {
    const [first, second] = [await teams.openBusiness(), await teams.openBusiness()]
    const [ben, nia] = [await teams.hire(first), await teams.hire(first)]
    await teams.invite(second, ben.email)
    await teams.accept(ben.visitor, await teams.tokenFor(ben.email))
    await ben.visitor.post('/api/auth/session/business', { business_id: first.businessId })
    expect(said(await leave(ben.visitor, nia.id))).toEqual([404, 'Member not found'])
    expect((await leave(ben.visitor, ben.id)).status).toBe(204)
    expect(said(await leave(ben.visitor, ben.id))).toEqual([404, 'Member not found'])
    expect(await sessionOf(ben.visitor)).toMatchObject({ business: { id: second.businessId } })
    expect((await teams.company(second.owner)).members.map(({ email }) => email)).toContain(ben.email)
    expect((await teams.company(first.owner)).members.map(({ email }) => email)).toContain(nia.email)
  })

  it('is refused to the admin, who is told what to do, also if the role arrives at the same moment', async () => {
    const business = await teams.openBusiness()
    const [owner] = (await teams.company(business.owner)).members
    expect(said(await leave(business.owner, owner!.id))).toEqual([
      409,
      'A team needs an admin, and you are the only one on it. You can close the shop in Settings.',
    ])
    const ben = await teams.hire(business)
    expect(said(await leave(business.owner, owner!.id))).toEqual([
      409,
      'A team needs an admin. Make somebody else the admin first, then you can leave.',
    ])
    const answers = await Promise.all([handOver(business.owner, ben.id), leave(ben.visitor, ben.id)])
    const [handed, left] = answers.map(({ status }) => status)
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([handed, left])
    const roles = await rolesIn(business, handed === 200 ? ben.visitor : business.owner)
    expect(roles.filter(([, role]) => role === 'admin')).toHaveLength(1)
  })
})

describe('the admin role', () => {
  it('stays with a team: nobody can remove its admin', async () => {
    const business = await teams.openBusiness()
    const [owner] = (await teams.company(business.owner)).members
    expect(said(await remove(business.owner, owner!.id))).toEqual([
      409,
      'The admin cannot be removed. Hand over the admin role first.',
    ])
    expect((await handOver(business.owner, owner!.id)).status).toBe(409)
    expect(await rolesIn(business)).toEqual([[business.email, 'admin']])
  })

  it('passes to a member, at the next request of both, and both get a mail', async () => {
    const business = await teams.openBusiness()
    const ben = await teams.hire(business)
    expect((await handOver(business.owner, ben.id)).status).toBe(200)
    expect(await sessionOf(ben.visitor)).toMatchObject({ role: 'admin' })
    expect(await sessionOf(business.owner)).toMatchObject({ role: 'member' })
    expect((await teams.invite(business, teams.newEmail())).status).toBe(403)
    expect((await teams.invite({ ...business, owner: ben.visitor }, teams.newEmail())).status).toBe(200)
    expect((await teams.company(business.owner)).company.admin_email).toBe(ben.email)
    const mails = await teams.rows<{ recipient: string }>(
      `select recipient from communication_logs where business_id = $1 and dedupe_key like 'hand-over:%'`,
      [business.businessId],
    )
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([ben.email, business.email].sort())
  })

  it('handed to two people at once goes to one: there is always exactly one admin', async () => {
    const business = await teams.openBusiness()
    const [ben, nia] = [await teams.hire(business), await teams.hire(business)]
    const answers = await Promise.all([
      handOver(business.owner, ben.id),
      handOver(business.owner, nia.id),
      remove(business.owner, ben.id),
    ])
    expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect((await rolesIn(business, nia.visitor)).filter(([, role]) => role === 'admin')).toHaveLength(1)
  })

  it('once handed over, a removed founder has no way back, and their new shop is a separate one', async () => {
    const business = await teams.openBusiness()
    const ben = await teams.hire(business)
    await handOver(business.owner, ben.id)
    const founder = (await teams.company(ben.visitor)).members.find(({ email }) => email === business.email)!
    expect((await remove(ben.visitor, founder.id)).status).toBe(204)
    expect((await business.owner.get('/api/app/company')).status).toBe(403)
    const before = await teams.rows('select * from businesses where id = $1', [business.businessId])
    const { body } = await teams.manage(business.owner, 'app/company/set-up')
    const made = (body as { business_id: string }).business_id
    expect(made).not.toBe(business.businessId)
    expect(await teams.rows('select * from businesses where id = $1', [business.businessId])).toEqual(before)
    expect((await teams.company(business.owner)).members).toMatchObject([
      { email: business.email, role: 'admin' },
    ])
    expect((await teams.company(ben.visitor)).members).toHaveLength(1)
  })
})

describe('setting up a company', () => {
  it('gives a person without a team one of their own, once, however many tabs ask for it', async () => {
    const business = await teams.openBusiness()
    const ben = await teams.hire(business)
    await remove(business.owner, ben.id)
    const answers = await Promise.all([1, 2, 3].map(() => teams.manage(ben.visitor, 'app/company/set-up')))
    const made = new Set(answers.map(({ body }) => (body as { business_id: string }).business_id))
    expect(made.size).toBe(1)
    expect(await sessionOf(ben.visitor)).toMatchObject({
      role: 'admin',
      business: { company_name: 'Ben Okoro' },
    })
    const { members, company } = await teams.company(ben.visitor)
    expect(members).toMatchObject([{ email: ben.email, role: 'admin', is_self: true }])
    expect(members[0]!.accepted_at).not.toBeNull()
    expect(company).toMatchObject({ admin_email: ben.email, subscription_status: 'trial', tier_name: 'Free' })
    const templates = await ben.visitor.get('/api/auth/session')
    expect(templates.status).toBe(200)
  })

  it('changes nothing for a person with a shop', async () => {
    const business = await teams.openBusiness()
    expect((await teams.manage(business.owner, 'app/company/set-up')).body).toEqual({
      business_id: business.businessId,
    })
    expect(await rolesIn(business)).toEqual([[business.email, 'admin']])
  })
})
