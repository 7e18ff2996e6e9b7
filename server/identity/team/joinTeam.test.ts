import { describe, expect, it } from 'vitest'
import { PASSWORD, said } from '#tests/world/team.ts'
import { open, setUp, teams } from './invitations.rig.ts'

setUp()

describe('joining', () => {
  it('makes account, own row, membership and acceptance, or none of them', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail()
    await teams.invite(business, email)
    const token = await teams.tokenFor(email)
    await teams.rows(
      `alter table tenant_invitations add constraint refuse check (status <> 'accepted') not valid`,
    )
    const visitor = teams.visitor()
    expect((await teams.join(visitor, token)).status).toBe(500)
    await teams.rows('alter table tenant_invitations drop constraint refuse')
    expect(await teams.rows('select 1 from "user" where email = $1', [email])).toEqual([])
    expect((await visitor.get('/api/auth/session')).body).toEqual({ session: null })
    expect((await teams.join(visitor, token)).status).toBe(201)
    const made = await teams.rows(
      `select u.email_verified, b.tenant_id = m.tenant_id as linked, b.is_tenant_admin, m.role, m.status
       from "user" u join businesses b on b.id = u.id join tenant_members m on m.user_id = u.id
       where u.email = $1`,
      [email],
    )
    expect(made).toEqual([
      {
        email_verified: true,
        linked: true,
        is_tenant_admin: false,
        role: 'member',
        status: 'active',
      },
    ])
    expect(await teams.rows('select status from tenant_invitations where email = $1', [email])).toEqual([
      { status: 'accepted' },
    ])
  })

  it('makes no shop: the daily jobs run for workspaces alone', async () => {
    const business = await teams.openBusiness()
    const { email } = await teams.hire(business)
    const found = await teams.rows<{ email: string }>(
      'select b.email from list_businesses() w join businesses b on b.id = w.business_id where b.email = any($1)',
      [[business.email, email]],
    )
    expect(found.map((one) => one.email)).toEqual([business.email])
  })

  it('needs a password of six characters, and uses the address if no name is given', async () => {
    const business = await teams.openBusiness()
    const email = teams.newEmail('nia')
    await teams.invite(business, email)
    const token = await teams.tokenFor(email)
    expect(said(await teams.join(teams.visitor(), token, { password: '12345' }))).toEqual([
      400,
      'Minimum 6 characters',
    ])
    const visitor = teams.visitor()
    await teams.join(visitor, token, { first_name: ' ', last_name: '' })
    expect((await visitor.get('/api/auth/session')).body).toMatchObject({
      session: { user: { name: email.split('@')[0] } },
    })
  })

  it('with an address that has an account needs a sign-in, and keeps the person’s own shop', async () => {
    const business = await teams.openBusiness()
    const customer = await teams.openBusiness()
    await teams.invite(business, customer.email)
    const token = await teams.tokenFor(customer.email)
    expect((await open(token)).body).toMatchObject({
      invitation: {
        company_name: business.name,
        locale: 'en-US',
        email: customer.email,
        role: 'member',
        has_account: true,
      },
    })
    expect(said(await teams.join(teams.visitor(), token))).toEqual([400, 'User already registered'])
    const visitor = teams.visitor()
    await visitor.post('/api/auth/sign-in', { email: customer.email, password: PASSWORD })
    expect((await teams.accept(visitor, token)).body).toEqual({ business_id: business.businessId })
    const { body } = await visitor.get('/api/auth/session')
    expect(body).toMatchObject({ session: { role: 'member', business: { id: business.businessId } } })
    expect((body as { session: { memberships: unknown[] } }).session.memberships).toMatchObject([
      { business_id: customer.businessId, role: 'admin' },
      { business_id: business.businessId, role: 'member' },
    ])
    expect(
      await teams.rows(
        'select tenant_id is not null as own from businesses where id = $1 and is_tenant_admin',
        [customer.businessId],
      ),
    ).toEqual([{ own: true }])
  })
})
