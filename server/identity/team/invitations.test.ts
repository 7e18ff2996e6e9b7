import { describe, expect, it } from 'vitest'
import { messageOf, said, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { open, setUp, teams } from './invitations.rig.ts'

setUp()
const USED = 'This invitation has already been used or revoked'
const FULL = "You've reached your seat limit. Upgrade your plan to invite more team members."
const DAY = 86_400_000
const WEEK = 7 * DAY

const mailOf = async (email: string) => {
  const [mail] = await teams.rows<{ subject: string; content: string; outgoing: string }>(
    'select subject, content, outgoing, metadata from communication_logs where recipient = $1',
    [email],
  )
  return mail!
}

const pendingOf = async (business: Parameters<Teams['invite']>[0]) =>
  (await teams.company(business.owner)).invitations!

describe('an invitation', () => {
  it('cannot be guessed, nor accepted with what the database stores of it', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail()
    await teams.invite(business, email)
    const token = await teams.tokenFor(email)
    const [kept] = await teams.rows<{ id: string; token_hash: string }>(
      'select id, token_hash from tenant_invitations where email = $1',
      [email],
    )
    for (const guess of [kept!.id, kept!.token_hash, '%', token.slice(0, -1), token.toUpperCase()]) {
      expect(said(await open(guess))).toEqual([404, 'Invitation not found'])
      expect(said(await teams.join(teams.visitor(), guess))).toEqual([404, 'Invitation not found'])
    }
    expect(said(await open(''))).toEqual([400, 'Invalid invitation link'])
  })

  it('is used once, however often and in how many tabs it is opened', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail()
    await teams.invite(business, email)
    const token = await teams.tokenFor(email)
    const both = await Promise.all([
      teams.join(teams.visitor(), token),
      teams.join(teams.visitor(), token, { first_name: 'Eve' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(said(await teams.join(teams.visitor(), token))).toEqual([409, USED])
    expect(said(await open(token))).toEqual([409, USED])
    expect((await teams.company(business.owner)).members).toHaveLength(2)
  })

  it('stops working when revoked, when sent again, and after seven days', async () => {
    const business = await teams.openBusiness()
    const [revoked, resent, late] = [teams.newEmail(), teams.newEmail(), teams.newEmail()]
    const tokens: string[] = []
    for (const email of [revoked, resent, late]) {
      await teams.invite(business, email)
      tokens.push(await teams.tokenFor(email))
    }
    const idOf = async (email: string) => (await pendingOf(business)).find((one) => one.email === email)!.id
    await teams.withdraw(business.owner, `app/tenant-invitations/${await idOf(revoked)}`)
    const again = await teams.manage(business.owner, `app/tenant-invitations/${await idOf(resent)}/resend`)
    expect(again.body).toMatchObject({ email: resent, expired: false })
    expect(said(await teams.join(teams.visitor(), tokens[0]!))).toEqual([409, USED])
    expect(said(await teams.join(teams.visitor(), tokens[1]!))).toEqual([409, USED])
    expect((await teams.join(teams.visitor(), await teams.tokenFor(resent))).status).toBe(201)
    teams.clock.advance(WEEK)
    expect(said(await open(tokens[2]))).toEqual([409, 'This invitation has expired'])
    expect(said(await teams.join(teams.visitor(), tokens[2]!))).toEqual([409, 'This invitation has expired'])
    expect((await pendingOf(business)).map(({ email, expired }) => [email, expired])).toEqual([[late, true]])
  })

  it('cannot be sent, seen, sent again or revoked by a member or another shop’s admin', async () => {
    const business = await teams.openBusiness()
    const other = await teams.openBusiness()
    const { visitor: member } = await teams.hire(business)
    await teams.invite(business, teams.newEmail())
    const { id } = (await pendingOf(business))[0]!
    const path = `app/tenant-invitations/${id}`
    for (const act of [
      (who: Visitor) => teams.manage(who, `${path}/resend`),
      (who: Visitor) => teams.withdraw(who, path),
    ]) {
      expect((await act(member)).status).toBe(403)
      expect(said(await act(other.owner))).toEqual([404, 'Invitation not found'])
    }
    const asMember = { ...business, owner: member }
    expect((await teams.invite(asMember, teams.newEmail())).status).toBe(403)
    expect((await teams.company(member)).invitations).toBeNull()
    expect((await pendingOf(business)).map((one) => one.id)).toEqual([id])
  })

  it('goes out for the caller’s own tenant alone, by the specification’s call', async () => {
    const [business, other] = [await teams.openBusiness(), await teams.openBusiness()]
    const tenantOf = async ({ businessId }: typeof business) =>
      (await teams.rows<{ id: string }>('select id from tenants where business_id = $1', [businessId]))[0]!.id
    const theirs = await teams.invite(business, teams.newEmail(), { tenantId: await tenantOf(other) })
    expect(said(theirs)).toEqual([404, 'Company not found'])
    expect([await pendingOf(business), await pendingOf(other)]).toEqual([[], []])
    const ours = await teams.invite(business, teams.newEmail(), { tenantId: await tenantOf(business) })
    expect([ours.status, ours.body]).toEqual([200, { success: true, error: null }])
  })

  it('changes no role, address or shop by extra fields of a body', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail()
    expect((await teams.invite(business, email, { role: 'admin' })).status).toBe(400)
    expect((await teams.invite(business, email, { is_tenant_admin: true })).status).toBe(400)
    await teams.invite(business, email)
    const token = await teams.tokenFor(email)
    for (const extra of [{ role: 'admin' }, { email: 'eve@example.com' }, { is_tenant_admin: true }])
      expect((await teams.join(teams.visitor(), token, extra)).status).toBe(400)
    const visitor = teams.visitor()
    await teams.join(visitor, token)
    expect((await visitor.get('/api/auth/session')).body).toMatchObject({
      session: {
        role: 'member',
        user: { email, name: 'Ben Okoro' },
        business: { company_name: business.name },
      },
    })
  })

  it('is for the invited address alone, whoever is signed in', async () => {
    const business = await teams.openBusiness()
    const stranger = await teams.openBusiness()
    const email = teams.newEmail()
    await teams.invite(business, email)
    const token = await teams.tokenFor(email)
    expect(said(await teams.accept(stranger.owner, token))).toEqual([
      400,
      `Please log in with the invited email address: ${email}`,
    ])
    expect((await teams.accept(teams.visitor(), token)).status).toBe(401)
    expect((await teams.company(business.owner)).members).toHaveLength(1)
  })

  it('is sent once to one address, and never to people on the team', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail()
    await teams.invite(business, email)
    expect(messageOf(await teams.invite(business, email.toUpperCase()))).toMatch(/invited already/)
    expect(messageOf(await teams.invite(business, business.email))).toBe(
      'This person is on your team already',
    )
    expect(messageOf(await teams.invite(business, 'nobody'))).toBe('Please enter a valid email address')
    teams.clock.advance(WEEK)
    expect((await teams.invite(business, email)).body).toEqual({ success: true, error: null })
    expect(await pendingOf(business)).toHaveLength(1)
  })

  it('fills nobody’s mailbox: five a day, whoever sends them and however the address is written', async () => {
    const [business, other] = [await teams.openBusiness(), await teams.openBusiness()]
    const email = teams.newEmail()
    await teams.invite(business, email)
    const resend = async () => {
      const [pending] = await pendingOf(business)
      return teams.manage(business.owner, `app/tenant-invitations/${pending!.id}/resend`)
    }
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await resend()).status)
    statuses.push((await teams.invite(other, email.replace('@', '+again@'))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    teams.clock.advance(DAY + 1)
    expect((await resend()).status).toBe(200)
  })

  it('is in no history, answer or table in a usable form', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail()
    await teams.invite(business, email)
    const token = await teams.tokenFor(email)
    const company = await business.owner.get('/api/app/company')
    expect(company.text).not.toContain(token)
    const [log] = await teams.rows<{ content: string; metadata: object; subject: string }>(
      'select content, metadata, subject, dedupe_key from communication_logs where recipient = $1',
      [email],
    )
    expect(JSON.stringify(log)).not.toContain(token)
    expect(
      await teams.rows('select 1 from tenant_invitations i where i::text like $1', [`%${token}%`]),
    ).toEqual([])
    expect(log!.subject).toBe(`You've been invited to join ${business.name}`)
  })

  it('brings no shop’s name that is a link into a stranger’s mailbox', async () => {
    const business = await teams.openBusiness()
    // Such a name is refused now; older businesses may have one.
    const name = [business.businessId, 'Win at www.prize.example']
    await teams.rows('update businesses set company_name = $2 where id = $1', name)
    await teams.rows('update tenants set company_name = $2 where business_id = $1', name)
    const email = teams.newEmail()
    await teams.invite(business, email)
    expect(JSON.stringify(await mailOf(email))).not.toContain('prize')
  })

  it('names the sender, unless their name is the shop’s or a link', async () => {
    const business = await teams.openBusiness()
    const [first, second, third] = [teams.newEmail(), teams.newEmail(), teams.newEmail()]
    const rename = (name: string) =>
      teams.rows('update "user" set name = $2 where email = $1', [business.email, name])
    await rename(business.name)
    await teams.invite(business, third)
    expect((await mailOf(third)).content).toMatch(`You are invited to join ${business.name} as`)
    await rename('Ada Park')
    await teams.invite(business, first)
    expect((await mailOf(first)).content).toMatch(`Ada Park has invited you to join ${business.name}`)
    await rename('Your parcel waits at www.prize.example')
    await teams.invite(business, second)
    expect((await mailOf(second)).content).toMatch(/^The admin has invited you/)
    expect(JSON.stringify(await mailOf(second))).not.toContain('prize')
  })
})

describe('seats', () => {
  it('are one if the plan says nothing, and the owner uses it', async () => {
    const business = await teams.openBusiness('Free')
    await teams.rows(`update subscription_tiers set features = features - 'max_seats' where name = 'Free'`)
    expect((await teams.company(business.owner)).seats).toEqual({ used: 1, held: 0, max: 1 })
    const answer = await teams.invite(business, teams.newEmail())
    expect(said(answer)).toEqual([409, FULL])
    expect(answer.body).toMatchObject({ error: { details: { limit: 'seats', upgrade: '/subscription' } } })
  })

  it('are held for invited people: ten invitations at once find four seats of five', async () => {
    const business = await teams.openBusiness('Pro')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => teams.invite(business, teams.newEmail())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter((answer) => messageOf(answer) === FULL)).toHaveLength(6)
    expect((await teams.company(business.owner)).seats).toEqual({ used: 5, held: 4, max: 5 })
    // The page about the plan has the same count.
    expect((await business.owner.get('/api/app/subscription')).body).toMatchObject({
      usage: { seats: { used: 5, limit: 5 } },
    })
  })

  it('are freed by revoked and expired invitations, and taken by a new one', async () => {
    const business = await teams.openBusiness('Pro')
    for (let n = 0; n < 4; n++) await teams.invite(business, teams.newEmail())
    const [first] = await pendingOf(business)
    await teams.withdraw(business.owner, `app/tenant-invitations/${first!.id}`)
    expect((await teams.invite(business, teams.newEmail())).status).toBe(200)
    teams.clock.advance(WEEK)
    expect((await teams.company(business.owner)).seats).toMatchObject({ used: 1, held: 0 })
    const [expired] = await pendingOf(business)
    for (let n = 0; n < 4; n++) await teams.invite(business, teams.newEmail())
    const again = await teams.manage(business.owner, `app/tenant-invitations/${expired!.id}/resend`)
    expect(said(again)).toEqual([409, FULL])
  })

  it('are checked again on joining: of two who join at once for the last seat one is clearly refused', async () => {
    const business = await teams.openBusiness('Agency')
    const emails = Array.from({ length: 6 }, () => teams.newEmail())
    for (const email of emails) await teams.invite(business, email)
    const tokens = await Promise.all(emails.map((email) => teams.tokenFor(email)))
    await teams.putOnPlan(business, 'Pro')
    const answers = await Promise.all(tokens.map((token) => teams.join(teams.visitor(), token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(messageOf)).toEqual(Array(2).fill(expect.stringMatching(/no free seat/)))
    expect((await teams.company(business.owner)).members).toHaveLength(5)
    // A refused person left no account behind and can try again.
    const late = emails[answers.findIndex(({ status }) => status !== 201)]!
    expect(await teams.rows('select 1 from "user" where email = $1', [late])).toEqual([])
    await teams.putOnPlan(business, 'Agency')
    expect((await teams.join(teams.visitor(), await teams.tokenFor(late))).status).toBe(201)
  })
})
