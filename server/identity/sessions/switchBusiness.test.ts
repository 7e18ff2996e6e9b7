import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openTeams, PASSWORD, said, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let teams: Teams
let own: Business
let other: Business
/** A person on two teams, in their own business. */
let person: Visitor
beforeAll(async () => {
  teams = await openTeams()
  own = await teams.openBusiness()
  other = await teams.openBusiness()
  await teams.invite(other, own.email)
  await teams.accept(own.owner, await teams.tokenFor(own.email))
  person = own.owner
  await switchTo(own.businessId)
})
afterAll(() => teams?.close())

const switchTo = (business_id: string, who = person) =>
  who.post('/api/auth/session/business', { business_id })
const inTransaction = (businessId: string) => ({ 'regulars-business': businessId })
const addProgram = (headers: Record<string, string>) =>
  person.post(
    '/api/v1/programs',
    { name: 'Coffee', type: 'stamp_card', config: { rewardDescription: 'One' } },
    headers,
  )
const programsOf = (businessId: string) =>
  teams.rows('select 1 from loyalty_programs where business_id = $1', [businessId])
const businessOf = async (who: Visitor) =>
  ((await who.get('/api/auth/session')).body as { session: { business: { id: string } } }).session.business.id

describe('switching shops', () => {
  it('is refused for a shop whose team the person is not on', async () => {
    const stranger = await teams.openBusiness()
    for (const id of [stranger.businessId, crypto.randomUUID()])
      expect(said(await switchTo(id))).toEqual([404, 'Shop not found'])
    expect((await switchTo(own.businessId, teams.visitor())).status).toBe(401)
    expect(await businessOf(person)).toBe(own.businessId)
  })

  it('lasts for the session, with the role of that shop, and does not change other sessions', async () => {
    const elsewhere = teams.visitor()
    await elsewhere.post('/api/auth/sign-in', { email: own.email, password: PASSWORD })
    expect((await switchTo(other.businessId)).body).toEqual({ business_id: other.businessId })
    expect((await person.get('/api/auth/session')).body).toMatchObject({
      session: { business: { id: other.businessId }, role: 'member' },
    })
    expect(await businessOf(elsewhere)).toBe(own.businessId)
    await switchTo(own.businessId)
  })

  it('lets a tab that still shows the other shop write nothing, and tells it', async () => {
    await switchTo(other.businessId)
    const answer = await addProgram(inTransaction(own.businessId))
    expect(said(answer)).toEqual([409, 'You are in another shop now. Nothing was done.'])
    expect(answer.body).toMatchObject({
      error: { details: { reason: 'another shop', business_id: other.businessId } },
    })
    expect((await person.get('/api/app/company', inTransaction(own.businessId))).status).toBe(409)
    expect([await programsOf(own.businessId), await programsOf(other.businessId)]).toEqual([[], []])
    // Signing out still works for such a tab.
    expect(
      (
        await person.post(
          '/api/auth/session/business',
          { business_id: own.businessId },
          inTransaction(other.businessId),
        )
      ).status,
    ).toBe(200)
    expect((await addProgram(inTransaction(own.businessId))).status).toBe(201)
    expect(await programsOf(other.businessId)).toEqual([])
  })

  it('after being removed from the current shop writes nothing into the other one by mistake', async () => {
    const business = await teams.openBusiness()
    await teams.invite(business, own.email)
    await teams.accept(person, await teams.tokenFor(own.email))
    const member = (await teams.company(business.owner)).members.find(({ email }) => email === own.email)!
    await teams.withdraw(business.owner, `app/tenant-members/${member.id}`, { revoke_api_keys: true })
    const programs = await programsOf(own.businessId)
    expect((await addProgram(inTransaction(business.businessId))).status).toBe(409)
    expect(await programsOf(own.businessId)).toEqual(programs)
    expect(await businessOf(person)).toBe(own.businessId)
  })
})
