import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { customers } from '../tables.ts'
import { addCustomerOnce } from './addCustomerOnce.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const add = (business: TestBusiness, input: Parameters<typeof addCustomerOnce>[1], key: string) =>
  business.run((ctx) => addCustomerOnce(ctx, input, key))
const countRows = (business: TestBusiness) =>
  business.run(async (ctx) => (await ctx.tx.select().from(customers)).length)

describe('a repeated request to add a customer, after a lost answer', () => {
  it('gets the customer of the first time, also without a phone and at the same moment', async () => {
    const business = await world.newBusiness()
    const again = await Promise.all([1, 2, 3].map(() => add(business, { first_name: 'Ada' }, 'one')))
    expect(new Set(again.map(({ customer }) => customer.id)).size).toBe(1)
    expect(again.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await countRows(business)).toBe(1)
  })

  it('is refused if the input is another, with the customer who was added', async () => {
    const business = await world.newBusiness()
    const { customer } = await add(business, { first_name: 'Ada' }, 'one')
    await expect(add(business, { first_name: 'Ada', last_name: 'King' }, 'one')).rejects.toMatchObject({
      code: 'conflict',
      message: `Ada (${customer.unique_customer_id}) was added already, as first typed`,
      details: { reason: 'key_reused', customer: { id: customer.id } },
    })
    expect(await countRows(business)).toBe(1)
  })

  it('counts as the first after a refusal, which adds nobody', async () => {
    const business = await world.newBusiness()
    await expect(add(business, { phone: '12' }, 'one')).rejects.toMatchObject({ code: 'invalid' })
    expect((await add(business, { phone: '201-555-0123' }, 'one')).repeated).toBe(false)
  })

  it('adds another customer under another key; each shop has its own keys', async () => {
    const [one, other] = [await world.newBusiness(), await world.newBusiness()]
    await add(one, { first_name: 'Ada' }, 'one')
    await add(one, { first_name: 'Ada' }, 'two')
    await add(other, { first_name: 'Ada' }, 'one')
    expect([await countRows(one), await countRows(other)]).toEqual([2, 1])
  })
})
