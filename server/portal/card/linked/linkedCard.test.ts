import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueCardLink } from '#server/identity/customer-access/index.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { enrolInActivePrograms } from '#server/loyalty/ledger/index.ts'
import { newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const PIN = '2468'

/** Makes a customer with a full stamp card and a rebate code, whose texted link was used on their own phone. */
async function regular() {
  const phone = portal.newPhone()
  const business = await portal.newBusiness({
    name: 'Café Sunrise',
    programs: {
      stamp_card: { stampsRequired: 4, rewardDescription: 'Free coffee' },
      rebate_code: { codePrefix: 'SUN', discountValue: 10 },
    },
  })
  const id = await newCustomer(business, { phone, pin: PIN, firstName: 'Ludmilla' })
  await portal.rows(`update customers set email = 'ludmilla@example.com' where id = $1`, [id])
  await business.run((ctx) => enrolInActivePrograms(ctx, id, 'sign-up'))
  await business.run((ctx) =>
    recordPurchase(ctx, {
      customerId: id,
      amount: 1240,
      stamps: 4,
      confirmRepeatVisit: true,
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  const { link } = await business.run((ctx) => issueCardLink(ctx, { customerId: id, phone }))
  const path = new URL(link).pathname
  await press(portal.visitor(), path)
  return { business, phone, id, path }
}

const press = (visitor: Visitor, path: string, form: Record<string, string> = {}) =>
  visitor.send('POST', path, new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

const isIn = async (visitor: Visitor) => (await visitor.get('/api/app/portal/card')).status === 200

describe('whoever has a link that was used', () => {
  it('sees the progress and what waits, and nothing that is worth something or says who it is', async () => {
    const { path, phone, id } = await regular()
    const stranger = portal.visitor()
    const { status, text, headers } = await stranger.get(path)
    expect(status).toBe(200)
    for (const shown of ['Café Sunrise', 'Free coffee', 'Show code to redeem']) expect(text).toContain(shown)
    const codes = await portal.rows<{ code: string }>(
      'select redemption_code as code from customer_rewards where customer_id = $1',
      [id],
    )
    expect(codes.length).toBeGreaterThan(1)
    const [{ cus }] = (await portal.rows<{ cus: string }>(
      'select unique_customer_id as cus from customers where id = $1',
      [id],
    )) as [{ cus: string }]
    const secrets = [...codes.map(({ code }) => code), cus, id, phone, phone.slice(-4), 'Ludmilla', 'Guest']
    for (const secret of [...secrets, 'ludmilla@example.com', '12.40']) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/<script|<style/)
    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('gets no session from it, chooses no PIN with it, and proves no phone', async () => {
    const { path, phone, id } = await regular()
    await portal.rows('update customers set phone_proven_at = null where id = $1', [id])
    const thief = portal.visitor()
    const forms: Record<string, string>[] = [
      {},
      { pin: '9753' },
      { present_pin: '' },
      { present_pin: 'x', pin: '9753' },
    ]
    for (const form of forms)
      expect([(await press(thief, path, form)).headers.getSetCookie(), await isIn(thief)]).toEqual([
        [],
        false,
      ])
    for (const place of ['card', 'history', 'profile'])
      expect((await thief.get(`/api/app/portal/${place}`)).status).toBe(401)
    expect((await signIn(portal.visitor(), phone, '9753')).status).toBe(400)
    const [row] = await portal.rows<{ at: Date | null }>(
      'select phone_proven_at as at from customers where id = $1',
      [id],
    )
    expect(row!.at).toBeNull()
  })

  it('guesses the PIN no more often than with the phone number', async () => {
    const { path, phone } = await regular()
    const tries = async (pin: string) => (await press(portal.visitor(), path, { present_pin: pin })).status
    for (let n = 0; n < 3; n += 1) expect(await tries(`111${n}`)).toBe(400)
    for (let n = 0; n < 2; n += 1) expect((await signIn(portal.visitor(), phone, `222${n}`)).status).toBe(400)
    const refused = await press(portal.visitor(), path, { present_pin: PIN })
    expect([refused.status, refused.text.includes('Too many wrong PINs.')]).toEqual([429, true])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // The card is still shown.
    expect((await portal.visitor().get(path)).status).toBe(200)
  })

  it('opens the whole card with the PIN, and is told of a wrong one', async () => {
    const { path } = await regular()
    const customer = portal.visitor()
    const wrong = await press(customer, path, { present_pin: '1357' })
    expect([wrong.status, wrong.text.includes('Invalid PIN. Please try again.')]).toEqual([400, true])
    const right = await press(customer, path, { present_pin: PIN })
    expect([right.status, right.headers.get('location')]).toEqual([303, '/customer/dashboard'])
    expect(await isIn(customer)).toBe(true)
    // From now on the link opens the whole card here.
    expect((await customer.get(path)).headers.get('location')).toBe('/customer/dashboard')
  })

  it('sees it until the end of the day that it names, and no longer', async () => {
    const { path } = await regular()
    const { text } = await portal.visitor().get(path)
    const [day] = /(?<=until )[^,]+, \d{4}/.exec(text)!
    const ends = new Date(`${day} 23:59:59Z`)
    portal.clock.advance(ends.getTime() - portal.clock.now().getTime() - 24 * 3_600_000)
    expect((await portal.visitor().get(path)).status).toBe(200)
    portal.clock.advance(2 * 24 * 3_600_000)
    expect((await portal.visitor().get(path)).status).toBe(410)
    expect((await press(portal.visitor(), path, { present_pin: PIN })).status).toBe(410)
  })

  it.each([
    [
      'the customer was merged or erased',
      `update customers set erased_at = now(), phone = null where id = $1`,
    ],
    ['the phone changed', `update customers set phone = '+14155550777' where id = $1`],
    ['the portal is closed to them', 'update customers set portal_enabled = false where id = $1'],
  ])('sees nothing once %s', async (_, change) => {
    const { path, id } = await regular()
    await portal.rows(change, [id])
    const { status, text } = await portal.visitor().get(path)
    expect([status, text.includes('Free coffee')]).toEqual([410, false])
    expect((await press(portal.visitor(), path, { present_pin: PIN })).status).toBe(410)
  })

  it('sees nothing once the shop closes', async () => {
    const { path, business } = await regular()
    await portal.rows('update businesses set closing_at = now() where id = $1', [business.businessId])
    const { status, text } = await portal.visitor().get(path)
    expect([status, text.includes('Free coffee')]).toEqual([410, false])
    expect(text).toContain('Café Sunrise')
  })

  it('cannot load it without end, nor try others without end', async () => {
    const { path } = await regular()
    const load = async () => (await portal.visitor().get(path)).status
    const statuses = new Set<number>()
    for (let n = 0; n < 121; n += 1) statuses.add(await load())
    expect([...statuses]).toEqual([200, 429])
    const other = await regular()
    const unknown = new Set<number>()
    const prober = portal.visitor()
    for (let n = 0; n < 61; n += 1) unknown.add((await prober.get(`/card/${n}`)).status)
    expect([...unknown]).toEqual([404, 429])
    expect((await prober.get(other.path)).status).toBe(200)
  })

  it('signs in on a page with the shop’s face, which an address without a shop does not have', async () => {
    const { path, business } = await regular()
    await portal.rows('update businesses set closing_at = now() where id = $1', [business.businessId])
    const [way] = /\/customer\/login\?at=[\w-]+/.exec((await portal.visitor().get(path)).text)!
    expect((await portal.visitor().get(way)).text).toContain('Café Sunrise')
    for (const other of [
      '/customer/login',
      '/customer/login?at=x',
      `/customer/login?at=${crypto.randomUUID()}`,
    ]) {
      const { status, text } = await portal.visitor().get(other)
      expect([status, text.includes('name="shop"')]).toEqual([200, false])
    }
  })
})
