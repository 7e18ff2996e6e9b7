import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Business, messageOf, openTeams, PASSWORD, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const MINUTE = 60_000
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

let teams: Teams
let business: Business
let bo: Awaited<ReturnType<Teams['hire']>>
let customerId: string
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())
beforeEach(async () => {
  business = await teams.openBusiness()
  bo = await teams.hire(business)
  await changeRole('counter')
  // A search for any two of these letters finds a customer.
  for (const first of LETTERS.slice(0, 3)) {
    const first_name = LETTERS.map((second) => first + second).join(' ')
    const { body } = await business.owner.post('/api/v1/customers', { first_name: first_name.slice(0, 100) })
    customerId = (body as { id: string }).id
  }
})

const changeRole = (role: string) =>
  business.owner.post(`/api/app/tenant-members/${bo.id}/change-role`, { role })
const search = (text: string, who: Visitor = bo.visitor) =>
  who.get(`/api/v1/customers/lookup?search=${encodeURIComponent(text)}`)
/** Searches that find somebody; none of them continues another. */
const words = (count: number) =>
  LETTERS.slice(0, 3)
    .flatMap((first) => LETTERS.map((second) => first + second))
    .slice(0, count)
const leaf = async (count: number) => {
  for (const word of words(count)) expect([word, (await search(word)).status]).toEqual([word, 200])
}
const buy = (who = bo.visitor, key: string = crypto.randomUUID()) =>
  who.post('/api/v1/purchases', { customer_id: customerId, amount: 500 }, { 'idempotency-key': key })

describe('a counter worker', () => {
  it('cannot page through the customers: after 60 searches the search pauses, with a message, for an hour', async () => {
    await leaf(60)
    teams.clock.advance(48 * MINUTE)
    const refused = await search('cz')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '720'])
    expect(messageOf(refused)).toBe(
      'You have looked up guests 60 times without recording anything. Searching goes on in 12 minutes, or as soon as you record something for a guest. Scanning a guest’s card still works.',
    )
    // The pause belongs to the person, on every device.
    const elsewhere = teams.visitor()
    await elsewhere.post('/api/auth/sign-in', { email: bo.email, password: PASSWORD })
    expect((await search('cz', elsewhere)).status).toBe(429)
    teams.clock.advance(12 * MINUTE)
    expect((await search('cz')).status).toBe(200)
  })

  it('learns no more names by adding guests whose phones are taken', async () => {
    const phones = Array.from({ length: 4 }, (_, n) => `+1201555012${n}`)
    for (const phone of phones) await business.owner.post('/api/v1/customers', { first_name: 'Ada', phone })
    const adds = (phone: string) => bo.visitor.post('/api/v1/customers', { phone })
    await leaf(58)
    const both = await Promise.all(phones.slice(0, 3).map(adds))
    expect(both.map(({ status }) => status).sort()).toEqual([409, 409, 429])
    const refused = await adds(phones[3]!)
    expect([refused.status, refused.text.includes('Ada')]).toEqual([429, false])
    expect((await search('cz')).status).toBe(429)
    // A new customer is still added.
    expect((await adds('+12015550129')).status).toBe(201)
  })

  it('cannot get more by sending many searches at once', async () => {
    await leaf(50)
    const all = await Promise.all(LETTERS.map((letter) => search(`c${letter}`)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
  })

  it('can serve any number of guests: each recorded purchase resets the count, once', async () => {
    await leaf(60)
    teams.clock.advance(1000)
    expect((await buy(bo.visitor, 'the one purchase')).status).toBe(201)
    teams.clock.advance(1000)
    await leaf(60)
    teams.clock.advance(1000)
    // A repeated purchase does not count, nor one that somebody else recorded.
    expect((await buy(bo.visitor, 'the one purchase')).status).toBe(201)
    expect((await buy(business.owner)).status).toBe(201)
    expect((await search('cz')).status).toBe(429)
  })

  it('is not counted for typing on, finding nobody, listing the newest, or scanning a card', async () => {
    for (let round = 0; round < 20; round += 1) {
      for (const typed of ['a', 'aa', 'aa ', 'aa a', 'aa ab']) expect((await search(typed)).status).toBe(200)
      for (const none of ['zz', 'zzz', '']) expect((await search(none)).status).toBe(200)
    }
    await leaf(40)
    expect((await search('cz')).status).toBe(429)
    const [customer] = await teams.rows<{ code: string }>(
      'select unique_customer_id as code from customers where business_id = $1 and id = $2',
      [business.businessId, customerId],
    )
    expect((await search('')).status).toBe(200)
    expect((await search(customer!.code)).body).toMatchObject({ data: [{ id: customerId }] })
  })

  it('can type on for a minute, and only from the last search', async () => {
    await leaf(59)
    expect((await search('c')).status).toBe(200)
    expect((await search('ca')).status).toBe(200)
    // Deleting a letter and typing again is another search.
    expect((await search('cb')).status).toBe(429)
    teams.clock.advance(MINUTE)
    expect((await search('ca b')).status).toBe(429)
  })
})

it('a person who may see the whole list can search without a limit', async () => {
  await changeRole('member')
  await leaf(61)
  for (const word of words(61)) expect((await search(word, business.owner)).status).toBe(200)
})

describe('an API key', () => {
  const programWith = async (...scopes: string[]) => {
    const made = await business.owner.post('/api/app/api-keys', { name: 'Till', scopes })
    const bearer = { authorization: `Bearer ${(made.body as { secret: string }).secret}` }
    const send = (method: string, path: string, body?: unknown) =>
      teams.visitor().send(method, path, body, { ...bearer, 'idempotency-key': crypto.randomUUID() })
    return {
      find: (text: string) => send('GET', `/api/v1/customers/lookup?search=${encodeURIComponent(text)}`),
      buy: () => send('POST', '/api/v1/purchases', { customer_id: customerId, amount: 500 }),
    }
  }

  it('of a till cannot page through the customers, and finds whoever gives a whole phone or address', async () => {
    const [given, other] = ['+12015550123', '+12015550124']
    for (const phone of [given, other])
      await business.owner.post('/api/v1/customers', { phone, email: `${phone.slice(1)}@example.com` })
    const { find, buy: buyAsProgram } = await programWith('till')
    for (const word of words(60)) expect((await find(word)).status).toBe(200)
    for (const part of ['cz', '555', '@example.com', '+1201555012', '12015550123@example'])
      expect([part, (await find(part)).status]).toEqual([part, 429])
    for (const whole of [given, '(201) 555-0123', '12015550123@example.com'])
      expect((await find(whole)).body).toMatchObject({ data: [{ phone: given }] })
    teams.clock.advance(1000)
    expect((await buyAsProgram()).status).toBe(201)
    expect((await find('cz')).status).toBe(200)
  })

  it('that may read customers finds without a limit', async () => {
    const { find } = await programWith('till', 'customers:read')
    for (const word of words(61)) expect((await find(word)).status).toBe(200)
  })
})
