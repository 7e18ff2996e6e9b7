import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import { startSession } from './sessions.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
const card = '/api/app/portal/card'

describe('a session', () => {
  const signedIn = async () => {
    const phone = portal.newPhone()
    const business = await portal.newBusiness()
    const id = await newCustomer(business, { phone })
    const visitor = portal.visitor()
    await signIn(visitor, phone, '4711')
    expect((await visitor.get(card)).status).toBe(200)
    const change = (what: string) => portal.rows(`update customers set ${what} where id = $1`, [id])
    return { customer: visitor, phone, business, id, change }
  }

  it('ends with the PIN, the portal, the proof of the phone and the person, whoever removed them', async () => {
    for (const change of [
      `auth_pin = 'another'`,
      'auth_pin = null',
      'portal_enabled = false',
      'phone_proven_at = null',
      'erased_at = now()',
      'merged_into = id',
    ]) {
      const session = await signedIn()
      await session.change(change)
      expect([change, (await session.customer.get(card)).status]).toEqual([change, 401])
    }
  })

  it('does not begin with a PIN that was changed after it was checked', async () => {
    const { customer: visitor, business, id, change } = await signedIn()
    const [kept] = await portal.rows<{ pin: string }>('select auth_pin as pin from customers where id = $1', [
      id,
    ])
    const { businessId } = business
    const begin = () =>
      portal.product.services.database.transaction({ businessId }, (tx) =>
        startSession(tx, { businessId, customerId: id, keptPin: kept!.pin }, undefined, portal.clock.now()),
      )
    await begin()
    await change(`auth_pin = 'another'`)
    await expect(begin()).rejects.toMatchObject({ message: 'Invalid PIN. Please try again.' })
    expect(await portal.rows('select 1 from portal_sessions where customer_id = $1', [id])).toHaveLength(2)
    expect((await visitor.get(card)).status).toBe(401)
  })

  it('ends after 30 days', async () => {
    const { customer: visitor } = await signedIn()
    portal.clock.advance(30 * 86_400_000 - 1)
    expect((await visitor.get(card)).status).toBe(200)
    portal.clock.advance(1)
    expect((await visitor.get(card)).status).toBe(401)
  })

  it('ends at sign-out, on the server too', async () => {
    const { customer: visitor } = await signedIn()
    const token = visitor.cookies.get('regulars_portal')!
    await visitor.post('/api/auth/portal/sign-out', undefined)
    expect([...visitor.cookies.keys()]).toEqual(['regulars_portal_known'])
    const thief = portal.visitor()
    thief.cookies.set('regulars_portal', token)
    expect((await thief.get(card)).status).toBe(401)
  })

  it.each(['', 'x', 'a'.repeat(43), '%00', '"; drop table', '../'])(
    'cannot be made up (%s)',
    async (token) => {
      const thief = portal.visitor()
      thief.cookies.set('regulars_portal', token)
      expect((await thief.get(card)).status).toBe(401)
    },
  )

  it('opens nothing of the console', async () => {
    const { customer: visitor } = await signedIn()
    for (const path of ['/api/v1/programs', '/api/v1/rewards']) {
      expect((await visitor.get(path)).status).toBe(401)
    }
  })
})
