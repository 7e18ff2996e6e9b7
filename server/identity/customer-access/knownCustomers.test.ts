import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const PIN = '7391'
const KNOWN = 'regulars_portal_known'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const ask = (visitor: Visitor, phone: string) =>
  visitor.post('/api/auth/portal/code', { phone, country: 'US' })
const confirm = (visitor: Visitor, phone: string, code: string, pin = '2468') =>
  visitor.post('/api/auth/portal/code/confirm', { phone, code, pin })
const leave = (visitor: Visitor) => visitor.post('/api/auth/portal/sign-out', undefined)

/** A customer who was signed in at this browser before, and left. */
async function knownCustomer(phone = portal.newPhone()) {
  await newCustomer(await portal.newBusiness(), { phone, pin: PIN })
  const customer = portal.visitor()
  expect((await signIn(customer, phone, PIN)).status).toBe(200)
  await leave(customer)
  return { customer, phone }
}
const lockByPins = async (phone: string) => {
  for (let n = 0; n < 6; n++) await signIn(portal.visitor(), phone, '0000')
  expect((await signIn(portal.visitor(), phone, PIN)).status).toBe(429)
}

describe('strangers who type a guest’s number', () => {
  it('with five wrong PINs do not lock out the browser in which the guest was signed in', async () => {
    const { customer, phone } = await knownCustomer()
    await lockByPins(phone)
    expect((await signIn(customer, phone, PIN)).status).toBe(200)
    // A signed-in customer is asked for the PIN again, as always.
    const change = { pin: '8264', present_pin: PIN }
    expect((await customer.send('PUT', '/api/app/portal/pin', change)).status).toBe(204)
    await leave(customer)
    expect((await signIn(customer, phone, '8264')).status).toBe(200)
  })

  it('with ten wrong codes and every text there is do not keep that browser from a code', async () => {
    const { customer, phone } = await knownCustomer()
    for (let n = 0; n < 3; n++) await ask(portal.visitor(), phone)
    for (let n = 0; n < 10; n++) await confirm(portal.visitor(), phone, '000000')
    expect((await ask(portal.visitor(), phone)).status).toBe(429)
    expect((await confirm(portal.visitor(), phone, '000000')).status).toBe(429)
    expect((await ask(customer, phone)).status).toBe(200)
    const code = codeIn(await portal.lastText(phone))
    expect((await confirm(customer, phone, code)).status).toBe(200)
    expect((await signIn(customer, phone, '2468')).status).toBe(200)
  })
})

describe('strangers in the café’s Wi-Fi', () => {
  it('with sixty failures do not lock out the browser that knows a guest, whose own tries stay five', async () => {
    const wifi = '198.51.100.9'
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: PIN })
    const customer = portal.visitor(wifi)
    expect((await signIn(customer, phone, PIN)).status).toBe(200)
    await leave(customer)
    // The count is of failures with numbers that nobody has.
    for (let n = 0; n < 60; n++) await signIn(portal.visitor(wifi), `+1415557${1000 + n}`, '0000')
    expect((await signIn(portal.visitor(wifi), phone, PIN)).status).toBe(429)
    expect((await signIn(customer, phone, PIN)).status).toBe(200)
    const change = { pin: '8264', present_pin: PIN }
    expect((await customer.send('PUT', '/api/app/portal/pin', change)).status).toBe(204)
    await leave(customer)
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await signIn(customer, phone, '0000')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('with thirty wrong codes, and ten that they asked for, do not keep that browser from a code', async () => {
    const wifi = '198.51.100.10'
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: PIN })
    const customer = portal.visitor(wifi)
    expect((await signIn(customer, phone, PIN)).status).toBe(200)
    await leave(customer)
    const stranger = () => portal.visitor(wifi)
    for (let n = 0; n < 30; n++) await confirm(stranger(), `+1415558${1000 + n}`, '000000')
    for (let n = 0; n < 10; n++) await ask(stranger(), `+1415558${1000 + n}`)
    expect((await ask(stranger(), phone)).status).toBe(429)
    expect((await confirm(stranger(), phone, '000000')).status).toBe(429)
    expect((await ask(customer, phone)).status).toBe(200)
    const code = codeIn(await portal.lastText(phone))
    expect((await confirm(customer, phone, code === '000000' ? '111111' : '000000')).status).toBe(400)
    expect((await confirm(customer, phone, code)).status).toBe(200)
  })
})

describe('a browser that knows a guest', () => {
  it('has five tries of its own, and no more with another cookie of its kind', async () => {
    const { customer, phone } = await knownCustomer()
    const another = portal.visitor()
    await signIn(another, phone, PIN)
    await leave(another)
    await lockByPins(phone)
    const statuses = []
    for (const browser of [customer, customer, customer, another, another, another])
      statuses.push((await signIn(browser, phone, '0000')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await signIn(customer, phone, PIN)).status).toBe(429)
  })

  it('is known no longer once the PIN was changed', async () => {
    const { customer: thief, phone } = await knownCustomer()
    const customer = portal.visitor()
    await signIn(customer, phone, PIN)
    await customer.send('PUT', '/api/app/portal/pin', { pin: '8264', present_pin: PIN })
    await lockByPins(phone)
    expect((await signIn(thief, phone, '8264')).status).toBe(429)
    await leave(customer)
    expect((await signIn(customer, phone, '8264')).status).toBe(200)
  })

  it('tries nothing at another shop, though it knows the number at one', async () => {
    const { phone } = await knownCustomer()
    // Somebody opens a business, adds the number to it, and signs in there with a PIN of their own.
    await newCustomer(await portal.newBusiness(), { phone, pin: '1593' })
    const thief = portal.visitor()
    expect((await signIn(thief, phone, '1593')).status).toBe(200)
    await lockByPins(phone)
    expect((await signIn(thief, phone, PIN)).status).toBe(400)
    expect((await signIn(thief, phone, '1593')).status).toBe(200)
  })

  it('is not made by a cookie that was made up, changed, or another guest’s', async () => {
    const [{ phone }, other] = [await knownCustomer(), await knownCustomer()]
    await lockByPins(phone)
    const taken = other.customer.cookies.get(KNOWN)!
    for (const cookie of [taken, `x${taken.slice(1)}`, 'a.b', '~~', 'x'.repeat(4000)]) {
      const stranger = portal.visitor()
      stranger.cookies.set(KNOWN, cookie)
      expect((await signIn(stranger, phone, PIN)).status).toBe(429)
    }
  })

  it('signs nobody in by its cookie', async () => {
    const { customer } = await knownCustomer()
    expect(customer.cookies.has(KNOWN)).toBe(true)
    expect((await customer.get('/api/app/portal/card')).status).toBe(401)
  })
})
