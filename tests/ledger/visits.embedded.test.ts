import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mergeCustomers } from '#server/data/customer-record/index.ts'
import { previewPurchase, readTillView } from '#server/loyalty/counter/index.ts'
import { type Adjustment, adjust, openingBalance } from '#server/loyalty/ledger/index.ts'
import { createProgram } from '#server/loyalty/programs/index.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
import { buy, customer, key, rewardsOf, sentences, undo, visit } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const tiers = [
  { visits: 2, discount: 10 },
  { visits: 4, discount: 20 },
]
const newLadder = (business: TestBusiness) =>
  business.run((ctx) =>
    createProgram(ctx, { name: 'Ladder', type: 'discount', config: { tiers }, idempotencyKey: key() }),
  )
const correct = (
  business: TestBusiness,
  customerId: string,
  visits: number,
  more: Partial<Adjustment> = {},
) =>
  business.run(
    (ctx) => adjust(ctx, { customerId, visits, reason: 'miscounted', ...more, idempotencyKey: key() }),
    business.owner,
  )
const bring = (business: TestBusiness, customerId: string, visits: number, idempotencyKey = key()) =>
  business.run((ctx) => openingBalance(ctx, { customerId, visits, idempotencyKey }))

const percentOn = async (business: TestBusiness, customerId: string) => {
  const { discount } = await business.run((ctx) => previewPurchase(ctx, { customerId, amount: 1000 }))
  return (discount?.amount ?? 0) / 10
}

describe('a ladder that is made later', () => {
  test('counts earlier visits; an undone last visit does not count', async () => {
    const business = await world.newBusiness({ programs: { points: {} } })
    const ana = await business.addCustomer()
    for (let i = 0; i < 3; i++) await visit(business, ana)
    const { operation_id } = await visit(business, ana)
    await newLadder(business)
    const { cards } = await business.run((ctx) => readTillView(ctx, { customerId: ana }))
    expect(cards.map(({ progress }) => progress.visits)).toEqual([0, 4])
    expect(await percentOn(business, ana)).toBe(20)
    await undo(business, operation_id)
    expect(await percentOn(business, ana)).toBe(10)
    await visit(business, ana, { amount: 1000 })
    expect((await sentences(business, ana)).at(-1)).toBe('Visit 4, 10% off, $1.00 less')
    expect(await rewardsOf(business, ana)).toEqual([])
    expect(await brokenRules(business)).toEqual([])
  })

  test('counts imported visits, once, with those that came since', async () => {
    const business = await world.newBusiness()
    const ana = await business.addCustomer()
    const idempotencyKey = key()
    await bring(business, ana, 3, idempotencyKey)
    await bring(business, ana, 3, idempotencyKey)
    await newLadder(business)
    expect(await percentOn(business, ana)).toBe(10)
    await visit(business, ana)
    expect(await percentOn(business, ana)).toBe(20)
    expect(await customer(business, ana)).toMatchObject({ total_visits: 4 })
  })
})

describe('visits', () => {
  test('move to the survivor of a merge, even if the customer has nothing else', async () => {
    const business = await world.newBusiness()
    const [ana, twin] = [await business.addCustomer('Ana'), await business.addCustomer('Twin')]
    await bring(business, twin, 15)
    const merge = { customerId: ana, duplicateId: twin, confirmation: 'Twin', idempotencyKey: key() }
    await business.run((ctx) => mergeCustomers(ctx, merge), business.owner)
    expect(await customer(business, ana)).toMatchObject({ total_visits: 15 })
    expect(await brokenRules(business)).toEqual([])
  })

  test('can be corrected by an admin, never below zero, with a row that says so', async () => {
    const business = await world.newBusiness({ programs: { discount: { tiers } } })
    const ana = await business.addCustomer()
    await visit(business, ana)
    const change = { customerId: ana, visits: 9, reason: 'mine', idempotencyKey: key() }
    await expect(business.run((ctx) => adjust(ctx, change), business.ben)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(correct(business, ana, -2)).rejects.toMatchObject({
      fields: { visits: 'There are only 1 visit' },
    })
    await expect(correct(business, ana, 0)).rejects.toMatchObject({ code: 'invalid' })
    await expect(correct(business, ana, 1.5)).rejects.toMatchObject({ code: 'invalid' })
    await expect(correct(business, ana, 100_001)).rejects.toMatchObject({ code: 'invalid' })
    await expect(
      correct(business, ana, 2, { programId: business.programs.discount.id }),
    ).rejects.toMatchObject({
      fields: { program_id: 'Visits belong to no program' },
    })
    expect(await correct(business, ana, 3)).toMatchObject({ total_visits: 4, points_balance: null })
    expect(await percentOn(business, ana)).toBe(20)
    expect((await sentences(business, ana)).at(-1)).toBe('+3 visits, corrected by the shop')
    expect(await brokenRules(business)).toEqual([])
  })

  test('that were corrected away are not taken back twice by an undo', async () => {
    const business = await world.newBusiness()
    const ana = await business.addCustomer()
    const brought = await bring(business, ana, 5)
    await buy(business, ana, 500)
    const { operation_id } = await correct(business, ana, -4)
    const undone = await undo(business, brought.operation_id)
    expect(undone.notes).toEqual(['3 visits could not be taken back: there are no more.'])
    expect(await customer(business, ana)).toMatchObject({ total_visits: 0 })
    await undo(business, operation_id)
    expect(await customer(business, ana)).toMatchObject({ total_visits: 4 })
    expect(await sentences(business, ana)).toEqual([
      '+5 visits, opening balance',
      '−4 visits, corrected by the shop',
      '−2 visits, undone: opening balance',
      '+4 visits, undone: adjustment',
    ])
    expect(await brokenRules(business)).toEqual([])
  })
})
