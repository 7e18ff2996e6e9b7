import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { travellingClock } from '#server/platform/time/clock.ts'
import { openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const SESSION = 20
const BUSINESS = 30

const clock = travellingClock(new Date())
let product: Product
let owner: Visitor
let sameOwner: Visitor
let other: Visitor
let customerId: string
beforeAll(async () => {
  product = await openProduct(clock, { callLimits: { session: SESSION, business: BUSINESS } })
  const program = { name: 'Coffee card', type: 'stamp_card' }
  owner = (await openBusinessWithCode(product, { program })).owner
  other = (await openBusinessWithCode(product, { program })).owner
  const customer = { first_name: 'Ana', phone: '(212) 555-0199' }
  customerId = ((await owner.post('/api/v1/customers', customer)).body as { id: string }).id
  const email = /"email":"([^"]+)"/.exec((await owner.get('/api/auth/session')).text)![1]!
  sameOwner = product.visitor()
  await sameOwner.post('/api/auth/sign-in', { email, password: 'a fine password' })
})
afterAll(() => product.close())

/** The number of answered calls among `calls`, and the last refusal. */
async function ask(by: Visitor, calls: number) {
  const answers = []
  for (let n = 0; n < calls; n++) answers.push(await by.get('/api/app/settings'))
  return {
    answered: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ status }) => status !== 200).at(-1),
  }
}
const nextMinute = () => clock.advance(60_000)

describe('a session that calls without end', () => {
  it('is refused beyond its limit, and told when to come back; recording and looking up go on', async () => {
    nextMinute()
    const { answered, refused } = await ask(owner, SESSION + 5)
    expect(answered).toBe(SESSION)
    expect([refused!.status, refused!.body]).toMatchObject([429, { error: { code: 'too_many_requests' } }])
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let n = 0; n < BUSINESS; n++)
      expect((await owner.get('/api/v1/customers/lookup?search=2125550199')).status).toBe(200)
    expect((await owner.get(`/api/app/counter/customers/${customerId}`)).status).toBe(200)
    const purchase = { customer_id: customerId, amount: 500 }
    expect((await owner.post('/api/v1/purchases', purchase)).status).toBe(201)
  })

  it('uses up its shop’s calls with the shop’s other sessions, and no other shop’s', async () => {
    nextMinute()
    expect((await ask(owner, SESSION)).answered).toBe(SESSION)
    expect((await ask(sameOwner, SESSION)).answered).toBe(BUSINESS - SESSION)
    expect((await ask(other, 5)).answered).toBe(5)
  })

  it('is answered again when the minute is over', async () => {
    nextMinute()
    expect((await ask(owner, 5)).answered).toBe(5)
  })
})
