import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy, claim, offer, refund, rewardsOf, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { addCustomer } from '../adding/addCustomer.ts'
import { viewCustomer } from '../view.ts'
import { type CustomerSearch, countCustomers, listCustomers, selectCustomers } from './listCustomers.ts'

let world: World
let business: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness({
    programs: { points: { minimumRedemption: 1 }, free_item: { requiredPurchases: 1, validDays: 2 } },
  })
})
afterAll(() => world.close())

const add = async (first_name: string, at = business, phone?: string) =>
  (await at.run((ctx) => addCustomer(ctx, { first_name, phone }))).id
const list = (wanted: CustomerSearch & { sort?: 'spent' }, at = business) =>
  at.run((ctx) => listCustomers(ctx, { ...wanted, limit: 20 }))
const names = async (wanted: CustomerSearch, at = business) =>
  (await list(wanted, at)).data.map(({ first_name }) => first_name).sort()
const spentOf = async (id: string, at = business) =>
  (await list({}, at)).data.find((one) => one.id === id)!.total_spent

describe('a list that is narrowed', () => {
  it('by a program of another shop has nobody, with any search', async () => {
    const other = await world.newBusiness({ programs: { stamp_card: {} } })
    await buy(other, await add('Ada', other), 100)
    await buy(business, await add('Ada'), 100)
    const program = other.programs.stamp_card.id
    expect(await names({ program })).toEqual([])
    expect(await names({ program, search: 'ada', reward: 'waiting' })).toEqual([])
    expect(await names({ program }, other)).toEqual(['Ada'])
  })

  it('has the members of the program with an unused reward, in the list, the count and the selection alike', async () => {
    const other = await world.newBusiness({
      programs: { free_item: { requiredPurchases: 1, validDays: 2 }, points: {} },
    })
    const [holder, lapsed] = [await add('Holder', other), await add('Lapsed', other)]
    await add('Newcomer', other)
    await buy(other, lapsed, 100)
    other.passDays(3)
    await buy(other, holder, 100)
    const program = other.programs.free_item.id
    expect(await names({ program }, other)).toEqual(['Holder', 'Lapsed'])
    // The reward is past its date, though the nightly job has not expired it yet.
    expect(await rewardsOf(other, lapsed)).toMatchObject([{ status: 'earned' }])
    for (const wanted of [
      { reward: 'waiting' },
      { reward: 'waiting', program },
      { reward: 'waiting', search: 'hol' },
      { reward: 'waiting', search: 'hodler', forgiving: true },
    ] as const) {
      expect(await names(wanted, other)).toEqual(['Holder'])
      expect(await other.run((ctx) => countCustomers(ctx, wanted))).toEqual({ count: 1, more: false })
      const { ids } = await other.run((ctx) => selectCustomers(ctx, wanted))
      expect(ids).toEqual([holder])
    }
    expect(await names({ reward: 'waiting', search: 'lapsed' }, other)).toEqual([])
  })

  it('does not let the search by a whole phone number ignore a filter', async () => {
    const other = await world.newBusiness({ programs: { points: {} } })
    const search = '(201) 555-0123'
    const paul = await add('Paul', other, search)
    const wanted = { search, program: other.programs.points.id }
    expect(await names(wanted, other)).toEqual([])
    expect(await other.run((ctx) => countCustomers(ctx, wanted))).toEqual({ count: 0, more: false })
    await buy(other, paul, 100)
    expect(await names(wanted, other)).toEqual(['Paul'])
  })
})

describe('what a customer has spent', () => {
  it('is not shown to counter workers who search', async () => {
    const { data } = await list({})
    expect(data.length).toBeGreaterThan(0)
    for (const customer of data) expect(viewCustomer(customer)).not.toHaveProperty('total_spent')
  })

  it('is what was paid, less refunds and undone purchases, and sorts the list', async () => {
    const other = await world.newBusiness({ programs: { points: { minimumRedemption: 1 } } })
    const [ana, bo] = [await add('Ana', other), await add('Bo', other)]
    const first = await buy(other, ana, 1000)
    const second = await buy(other, ana, 2500)
    await buy(other, bo, 1500)
    await refund(other, first.operation_id, 400)
    expect(await spentOf(ana, other)).toBe(3100)
    await undo(other, first.operation_id)
    expect(await spentOf(ana, other)).toBe(2500)
    await refund(other, second.operation_id, 2500)
    expect(await spentOf(ana, other)).toBe(0)
    const sorted = (await list({ sort: 'spent' }, other)).data
    expect(sorted.map(({ first_name, total_spent }) => [first_name, total_spent])).toEqual([
      ['Bo', 1500],
      ['Ana', 0],
    ])
  })

  it('does not change when a reward is claimed with points', async () => {
    const other = await world.newBusiness({ programs: { points: { minimumRedemption: 1 } } })
    const ana = await add('Ana', other)
    await buy(other, ana, 5000)
    await claim(other, ana, (await offer(other, 10)).id)
    expect(await spentOf(ana, other)).toBe(5000)
  })
})
