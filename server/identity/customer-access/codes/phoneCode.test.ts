import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, messageOf, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { tryCode, useCode } from './phoneCodes.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const card = '/api/app/portal/card'
const ask = (visitor: Visitor, phone: string, country = 'US') =>
  visitor.post('/api/auth/portal/code', { phone, country })
const confirm = (visitor: Visitor, phone: string, code: string, pin = '2468') =>
  visitor.post('/api/auth/portal/code/confirm', { phone, code, pin })
const wrongCode = /^That code is wrong or has expired/
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A customer with an unproven phone and a waiting code. */
async function waiting() {
  const phone = portal.newPhone()
  const id = await newCustomer(await portal.newBusiness(), { phone, proven: false })
  const visitor = portal.visitor()
  await ask(visitor, phone)
  return { phone, id, customer: visitor, code: codeIn(await portal.lastText(phone)) }
}

describe('a code cannot be', () => {
  it('guessed: after five wrong ones even the right one does not work', async () => {
    const { phone, code } = await waiting()
    for (let guess = 0; guess < 5; guess += 1)
      expect(messageOf(await confirm(portal.visitor(), phone, otherThan(code)))).toMatch(wrongCode)
    const right = await confirm(portal.visitor(), phone, code)
    expect([right.status, messageOf(right)]).toEqual([400, expect.stringMatching(wrongCode)])
    const [customer] = await portal.rows('select phone_proven_at from customers where phone = $1', [phone])
    expect(customer).toEqual({ phone_proven_at: null })
  })

  it('guessed at over many codes and networks: ten wrong ones an hour lock the phone', async () => {
    const { phone, customer: visitor } = await waiting()
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push((await confirm(portal.visitor(), phone, '000000')).status)
      await ask(visitor, phone)
    }
    expect(statuses.indexOf(429)).toBe(10)
    const code = codeIn(await portal.lastText(phone))
    expect(messageOf(await confirm(portal.visitor(), phone, code))).toMatch(
      /^Too many wrong codes\. Please try again in/,
    )
  })

  it('used twice, not even at the same moment', async () => {
    const { phone, code } = await waiting()
    const pins = ['2580', '7391', '4826', '6093']
    const all = await Promise.all(pins.map((pin) => confirm(portal.visitor(), phone, code, pin)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect((await confirm(portal.visitor(), phone, code)).status).toBe(400)
  })

  it('used by two requests that both checked it before either used it', async () => {
    const { phone, code } = await waiting()
    const { database, keyring } = portal.services
    const digits = phone.slice(1)
    const now = portal.clock.now()
    const [one, other] = [
      await tryCode(database.plain, keyring, digits, code, now),
      await tryCode(database.plain, keyring, digits, code, now),
    ]
    expect([typeof one, other]).toEqual(['string', one])
    expect(await useCode(database.plain, keyring, digits, one!, now)).toBe(true)
    expect(await useCode(database.plain, keyring, digits, one!, now)).toBe(false)
  })

  it('used after ten minutes', async () => {
    const { phone, code } = await waiting()
    portal.clock.advance(10 * 60_000)
    expect((await confirm(portal.visitor(), phone, code)).status).toBe(400)
  })

  it('used for another phone', async () => {
    const one = await waiting()
    const other = await waiting()
    if (one.code === other.code) return
    expect((await confirm(portal.visitor(), other.phone, one.code)).status).toBe(400)
  })

  it('read by the shop: neither its history nor the tables of codes contain it', async () => {
    const { phone, code } = await waiting()
    const logs = await portal.rows<{ content: string }>(
      'select content from communication_logs where recipient = $1',
      [phone],
    )
    expect(logs).toEqual([{ content: '[a sign-in code]' }])
    const kept = await portal.rows<{ all: string }>('select row(c.*)::text as all from phone_codes c')
    expect(kept.filter(({ all }) => all.includes(`,${code},`))).toEqual([])
  })

  it('asked for more than three times an hour, from any network', async () => {
    const { phone } = await waiting()
    const statuses = []
    for (let request = 0; request < 4; request += 1)
      statuses.push((await ask(portal.visitor(), phone)).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    portal.clock.advance(3_600_000)
    expect((await ask(portal.visitor(), phone)).status).toBe(200)
  })

  it('requested by one network for more than ten phones an hour, known or not', async () => {
    const statuses = []
    for (let phone = 0; phone < 11; phone += 1)
      statuses.push((await ask(portal.visitor('2001:db8:1:2::7'), `+1415557${1000 + phone}`)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await ask(portal.visitor('2001:db8:1:2:ffff::9'), '+14155579999')).status).toBe(429)
    expect((await ask(portal.visitor('2001:db8:1:3::7'), '+14155579999')).status).toBe(200)
  })
})

describe('asking for a code', () => {
  it('does not reveal who is known', async () => {
    const known = portal.newPhone()
    const closed = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone: known })
    await newCustomer(await portal.newBusiness(), { phone: closed, enabled: false })
    const answers = []
    for (const phone of [known, closed, portal.newPhone(), 'no phone']) {
      const { status, body } = await ask(portal.visitor(), phone)
      answers.push({ status, body })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":200,"body":{"minutes":10}}']),
    )
    expect(await portal.lastText(closed)).toBeUndefined()
    expect(await portal.lastText(known)).toMatch(/^\d{6} is your code/)
  })
})

describe('with the code a guest', () => {
  it('proves the phone, chooses a PIN and is signed in', async () => {
    const { phone, customer: visitor, code, id } = await waiting()
    const answer = await confirm(visitor, phone, code, '2468')
    expect(answer.body).toMatchObject({ session: { customerId: id, phone } })
    expect((await visitor.get(card)).status).toBe(200)
    expect((await signIn(portal.visitor(), phone, '2468')).status).toBe(200)
    expect((await signIn(portal.visitor(), phone, '4711')).status).toBe(400)
  })

  it('signs out everybody who knew the old PIN, and can sign in though that one had locked the phone', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone, pin: '1111' })
    const thief = portal.visitor()
    await signIn(thief, phone, '1111')
    for (let guess = 0; guess < 6; guess += 1) await signIn(portal.visitor(), phone, '0000')
    const visitor = portal.visitor()
    await ask(visitor, phone)
    expect((await confirm(visitor, phone, codeIn(await portal.lastText(phone)))).status).toBe(200)
    expect((await thief.get(card)).status).toBe(401)
    expect((await signIn(portal.visitor(), phone, '2468')).status).toBe(200)
  })

  it('sets the PIN at every shop that knows the phone, with a log entry, but not at a closed portal', async () => {
    const phone = portal.newPhone()
    const [bar, baker, closed] = await Promise.all(
      ['Bar', 'Baker', 'Closed'].map((name) => portal.newBusiness({ name })),
    )
    await newCustomer(bar!, { phone, pin: '1111' })
    await newCustomer(baker!, { phone, proven: false })
    const closedId = await newCustomer(closed!, { phone, pin: '1111', enabled: false, proven: false })
    const visitor = portal.visitor()
    await ask(visitor, phone)
    const offered = await confirm(visitor, phone, codeIn(await portal.lastText(phone)))
    const { businesses } = offered.body as { businesses: { company_name: string }[] }
    expect(businesses.map(({ company_name }) => company_name).sort()).toEqual(['Baker', 'Bar'])
    const entered = await signIn(visitor, phone, '2468', { business_id: baker!.businessId })
    expect(entered.body).toMatchObject({ session: { businessId: baker!.businessId } })
    const [left] = await portal.rows('select phone_proven_at from customers where id = $1', [closedId])
    expect(left).toEqual({ phone_proven_at: null })
    const told = await portal.rows<{ company: string }>(
      `select t.company_name as company, e.action, e.actor, e.details, e.address, e.device
       from audit_entries e join tenants t on t.business_id = e.business_id where e.business_id = any($1)`,
      [[bar!, baker!, closed!].map(({ businessId }) => businessId)],
    )
    const chosen = {
      action: 'portal_pin_chosen',
      actor: 'customer',
      details: {},
      address: null,
      device: null,
    }
    expect(told.toSorted((a, b) => a.company.localeCompare(b.company))).toEqual([
      { company: 'Baker', ...chosen },
      { company: 'Bar', ...chosen },
    ])
  })

  it('cannot choose the end of their number or their date of birth; only the right code reveals that', async () => {
    const { phone, customer: visitor, code } = await waiting()
    await portal.rows(`update customers set birthday = '1987-03-21' where phone = $1`, [phone])
    expect(messageOf(await confirm(portal.visitor(), phone, otherThan(code), '1987'))).toMatch(wrongCode)
    for (const pin of [phone.slice(-4), '1987', '2103']) {
      const answer = await confirm(visitor, phone, code, pin)
      expect(answer).toMatchObject({ status: 400, body: { error: { fields: { pin: expect.any(String) } } } })
    }
    expect((await confirm(visitor, phone, code, '2580')).status).toBe(200)
  })

  it.each(['123', '1234567', '12a4', '', '0000', '1234', '98765', '7890'])(
    'cannot choose the PIN %s',
    async (pin) => {
      const { phone, customer: visitor, code } = await waiting()
      const answer = await confirm(visitor, phone, code, pin)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: { fields: { pin: expect.any(String) } } })
    },
  )
})
