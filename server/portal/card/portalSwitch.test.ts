import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { openBusinessWithCode } from '#tests/world/joining.ts'
import { messageOf, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'

const NOT_FOUND = 'Phone number not found. Please check and try again.'
const DISABLED = 'Portal access is disabled. Please contact the business.'
const WRONG_PIN = 'Invalid PIN. Please try again.'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal?.close())

const card = '/api/app/portal/card'

/** Opens a business with its owner signed in and a customer with a PIN. */
async function openBusiness() {
  const { owner, businessId } = await openBusinessWithCode(portal.product, {
    name: 'Harbour',
    program: { name: 'Points', type: 'points', config: {} },
  })
  const phone = portal.newPhone()
  const added = await owner.post('/api/v1/customers', { first_name: 'Ada', phone })
  const { id } = added.body as { id: string }
  const pin = await hashPassword('4711')
  await portal.rows('update customers set phone_proven_at = now(), auth_pin = $2 where id = $1', [id, pin])
  const turnBusiness = (enabled: boolean) => owner.send('PUT', '/api/app/settings/portal', { enabled })
  const turnCustomer = (enabled: boolean) => owner.send('PUT', `/api/v1/customers/${id}/portal`, { enabled })
  return { owner, businessId, phone, id, turnBusiness, turnCustomer }
}

describe.each(['turnBusiness', 'turnCustomer'] as const)('the portal, switched off by %s', (turn) => {
  it('signs nobody in, says so in the order of the refusals, and can be switched on again', async () => {
    const business = await openBusiness()
    expect((await business[turn](false)).status).toBe(200)
    expect(messageOf(await signIn(portal.visitor(), business.phone, '4711'))).toBe(DISABLED)
    expect(messageOf(await signIn(portal.visitor(), business.phone, '0000'))).toBe(DISABLED)
    expect(messageOf(await signIn(portal.visitor(), portal.newPhone(), '4711'))).toBe(NOT_FOUND)
    await business[turn](true)
    expect(messageOf(await signIn(portal.visitor(), business.phone, '0000'))).toBe(WRONG_PIN)
    expect((await signIn(portal.visitor(), business.phone, '4711')).status).toBe(200)
  })

  it('ends sessions, for reading and for claiming', async () => {
    const business = await openBusiness()
    const customer = portal.visitor()
    await signIn(customer, business.phone, '4711')
    expect((await customer.get(card)).status).toBe(200)
    await business[turn](false)
    expect((await customer.get(card)).status).toBe(401)
    expect((await customer.get('/api/app/portal/history')).status).toBe(401)
    const claim = await customer.post(`/api/app/portal/rewards/${business.id}/claim`, undefined)
    expect(claim.status).toBe(401)
  })

  it('texts no code and accepts none', async () => {
    const business = await openBusiness()
    await portal.visitor().post('/api/auth/portal/code', { phone: business.phone })
    const code = /\b\d{6}\b/.exec((await portal.lastText(business.phone)) ?? '')![0]
    await business[turn](false)
    const confirmed = await portal
      .visitor()
      .post('/api/auth/portal/code/confirm', { phone: business.phone, code, pin: '2468' })
    expect(confirmed.status).toBe(400)
    const texts = () => portal.rows('select 1 from communication_logs where recipient = $1', [business.phone])
    const before = (await texts()).length
    await portal.visitor().post('/api/auth/portal/code', { phone: business.phone })
    expect(await texts()).toHaveLength(before)
  })

  it('can still be used at another shop that knows the phone', async () => {
    const business = await openBusiness()
    await newCustomer(await portal.newBusiness(), { phone: business.phone, pin: '1357' })
    await business[turn](false)
    expect((await signIn(portal.visitor(), business.phone, '1357')).status).toBe(200)
    expect(messageOf(await signIn(portal.visitor(), business.phone, '4711'))).toBe(WRONG_PIN)
  })
})

describe('the switches', () => {
  it('are independent: the shop’s does not admit a guest who is kept out', async () => {
    const business = await openBusiness()
    await business.turnCustomer(false)
    await business.turnBusiness(false)
    await business.turnBusiness(true)
    expect(messageOf(await signIn(portal.visitor(), business.phone, '4711'))).toBe(DISABLED)
    const { body } = await business.owner.get(`/api/app/customers/${business.id}/record`)
    expect(body).toMatchObject({ shop_portal_enabled: true, customer: { portal_enabled: false } })
  })

  it('cannot be changed by another shop', async () => {
    const [mine, theirs] = [await openBusiness(), await openBusiness()]
    const path = `/api/v1/customers/${theirs.id}/portal`
    expect((await mine.owner.send('PUT', path, { enabled: false })).status).toBe(404)
    await mine.turnBusiness(false)
    expect((await signIn(portal.visitor(), theirs.phone, '4711')).status).toBe(200)
  })
})
