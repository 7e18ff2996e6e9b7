import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTeams, said, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let teams: Teams
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())

const sessionOf = async (who: Visitor) =>
  ((await who.get('/api/auth/session')).body as { session: Record<string, unknown> }).session
const changeRole = (who: Visitor, id: string, role: unknown) =>
  who.post(`/api/app/tenant-members/${id}/change-role`, { role })

/** A person invited for the counter alone. */
async function hireForCounter(business: Awaited<ReturnType<Teams['openBusiness']>>) {
  const email = teams.newEmail('bo')
  expect((await teams.invite(business, email, { role: 'counter' })).status).toBe(200)
  const visitor = teams.visitor()
  const token = await teams.tokenFor(email)
  expect((await visitor.post('/api/auth/invitation/open', { token })).body).toMatchObject({
    invitation: { role: 'counter' },
  })
  await teams.join(visitor, token)
  const { id } = (await teams.company(business.owner)).members.find((member) => member.email === email)!
  return { visitor, email, id }
}

describe('a counter worker', () => {
  it('is invited as one, also when the invitation is sent again', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail('bo')
    await teams.invite(business, email, { role: 'counter' })
    const [invitation] = (await teams.company(business.owner)).invitations!
    expect(invitation).toMatchObject({ role: 'counter' })
    await teams.manage(business.owner, `app/tenant-invitations/${invitation!.id}/resend`)
    const visitor = teams.visitor()
    await teams.join(visitor, await teams.tokenFor(email))
    expect(await sessionOf(visitor)).toMatchObject({
      role: 'counter',
      permissions: ['anyone', 'signed in', 'staff', 'till', 'counter staff', 'sending'],
    })
    expect((await teams.invite(business, teams.newEmail(), { role: 'admin' })).status).toBe(400)
  })

  it('does the counter’s work under their own name, and can undo their own', async () => {
    const business = await teams.openBusiness()
    const bo = await hireForCounter(business)
    const added = await bo.visitor.post('/api/v1/customers', { first_name: 'Ana', phone: '+12125550123' })
    const { id } = added.body as { id: string }
    expect((await bo.visitor.get('/api/v1/customers/lookup?search=ana')).body).toMatchObject({
      data: [{ id }],
    })
    const bought = await bo.visitor.post('/api/v1/purchases', { customer_id: id, amount: 1200 })
    const { operation_id } = bought.body as { operation_id: string }
    expect((await bo.visitor.get(`/api/app/counter/customers/${id}`)).body).toMatchObject({
      recent: [{ operation_id, staff_name: 'Ben Okoro', undo: { needs_reason: false } }],
    })
    expect((await bo.visitor.post(`/api/v1/operations/${operation_id}/undo`, {})).status).toBe(200)
    const owners = await business.owner.post('/api/v1/purchases', { customer_id: id, amount: 700 })
    const theirs = (owners.body as { operation_id: string }).operation_id
    const undo = { reason: 'I want to' }
    expect((await bo.visitor.post(`/api/v1/operations/${theirs}/undo`, undo)).status).toBe(403)
  })

  it('sees no more than a search: no pages, no sorting, no more than eight results', async () => {
    const business = await teams.openBusiness()
    const bo = await hireForCounter(business)
    for (let customer = 0; customer < 10; customer += 1)
      await business.owner.post('/api/v1/customers', { first_name: `Ana ${customer}` })
    const found = await bo.visitor.get('/api/v1/customers/lookup?search=ana')
    expect((found.body as { data: unknown[] }).data).toHaveLength(8)
    for (const more of ['limit=100', 'after=x', 'sort=name'])
      expect((await bo.visitor.get(`/api/v1/customers/lookup?search=ana&${more}`)).status).toBe(400)
    expect((await bo.visitor.get('/api/v1/customers?search=ana')).status).toBe(403)
  })

  it('becomes a member and a counter worker again by the admin’s decision, at the next request', async () => {
    const business = await teams.openBusiness()
    const bo = await hireForCounter(business)
    expect((await bo.visitor.get('/api/v1/customers')).status).toBe(403)
    expect((await changeRole(business.owner, bo.id, 'member')).status).toBe(200)
    expect((await bo.visitor.get('/api/v1/customers')).status).toBe(200)
    expect((await changeRole(business.owner, bo.id, 'counter')).status).toBe(200)
    expect((await bo.visitor.get('/api/v1/customers')).status).toBe(403)
    expect((await bo.visitor.get('/api/v1/customers/lookup')).status).toBe(200)
  })

  it('promotes nobody; and changing a role makes nobody an admin', async () => {
    const business = await teams.openBusiness()
    const other = await teams.openBusiness()
    const bo = await hireForCounter(business)
    const [owner] = (await teams.company(business.owner)).members.filter(({ role }) => role === 'admin')
    expect((await changeRole(bo.visitor, bo.id, 'member')).status).toBe(403)
    expect((await changeRole(business.owner, bo.id, 'admin')).status).toBe(400)
    expect(said(await changeRole(business.owner, owner!.id, 'counter'))).toEqual([
      409,
      'The admin stays the admin. Hand over the admin role first.',
    ])
    expect(said(await changeRole(other.owner, bo.id, 'member'))).toEqual([404, 'Member not found'])
    expect((await business.owner.get('/api/app/company')).status).toBe(200)
  })
})
