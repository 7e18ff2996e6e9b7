import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewPurchase, readTillView } from '#server/loyalty/counter/index.ts'
import { type Adjustment, adjust, openingBalance } from '#server/loyalty/ledger/index.ts'
import { createProgram } from '#server/loyalty/programs/index.ts'
import { newWorld, type TestShop, type World } from '#tests/world/index.ts'
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
const newLadder = (shop: TestShop) =>
  shop.run((ctx) =>
    createProgram(ctx, { name: 'Ladder', type: 'discount', config: { tiers }, idempotencyKey: key() }),
  )
const correct = (shop: TestShop, customerId: string, visits: number, more: Partial<Adjustment> = {}) =>
  shop.run(
    (ctx) => adjust(ctx, { customerId, visits, reason: 'miscounted', ...more, idempotencyKey: key() }),
    shop.owner,
  )
const bring = (shop: TestShop, customerId: string, visits: number, idempotencyKey = key()) =>
  shop.run((ctx) => openingBalance(ctx, { customerId, visits, idempotencyKey }))

const percentOn = async (shop: TestShop, customerId: string) => {
  const { discount } = await shop.run((ctx) => previewPurchase(ctx, { customerId, amount: 1000 }))
  return (discount?.amount ?? 0) / 10
}

describe('a ladder that is made later', () => {
  test('counts the visits from before it, whose last one is no visit any more once it is undone', async () => {
    const shop = await world.newShop({ programs: { points: {} } })
    const ana = await shop.addCustomer()
    for (let i = 0; i < 3; i++) await visit(shop, ana)
    const { operation_id } = await visit(shop, ana)
    await newLadder(shop)
    const { cards } = await shop.run((ctx) => readTillView(ctx, ana))
    expect(cards.map(({ progress }) => progress.visits)).toEqual([0, 4])
    expect(await percentOn(shop, ana)).toBe(20)
    await undo(shop, operation_id)
    expect(await percentOn(shop, ana)).toBe(10)
    await visit(shop, ana, { amount: 1000 })
    expect((await sentences(shop, ana)).at(-1)).toBe('Visit 4, 10% off, $1.00 less')
    expect(await rewardsOf(shop, ana)).toEqual([])
    expect(await brokenRules(shop)).toEqual([])
  })

  test('counts what a file brought, once, beside what came since', async () => {
    const shop = await world.newShop()
    const ana = await shop.addCustomer()
    const idempotencyKey = key()
    await bring(shop, ana, 3, idempotencyKey)
    await bring(shop, ana, 3, idempotencyKey)
    await newLadder(shop)
    expect(await percentOn(shop, ana)).toBe(10)
    await visit(shop, ana)
    expect(await percentOn(shop, ana)).toBe(20)
    expect(await customer(shop, ana)).toMatchObject({ total_visits: 4 })
  })
})

describe('visits', () => {
  test('are an admin’s to correct, never below none, with a row that says so', async () => {
    const shop = await world.newShop({ programs: { discount: { tiers } } })
    const ana = await shop.addCustomer()
    await visit(shop, ana)
    const change = { customerId: ana, visits: 9, reason: 'mine', idempotencyKey: key() }
    await expect(shop.run((ctx) => adjust(ctx, change), shop.ben)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(correct(shop, ana, -2)).rejects.toMatchObject({
      fields: { visits: 'There are only 1 visit' },
    })
    await expect(correct(shop, ana, 0)).rejects.toMatchObject({ code: 'invalid' })
    await expect(correct(shop, ana, 1.5)).rejects.toMatchObject({ code: 'invalid' })
    await expect(correct(shop, ana, 100_001)).rejects.toMatchObject({ code: 'invalid' })
    await expect(correct(shop, ana, 2, { programId: shop.programs.discount.id })).rejects.toMatchObject({
      fields: { program_id: 'Visits belong to no program' },
    })
    expect(await correct(shop, ana, 3)).toMatchObject({ total_visits: 4, points_balance: null })
    expect(await percentOn(shop, ana)).toBe(20)
    expect((await sentences(shop, ana)).at(-1)).toBe('+3 visits, corrected by the shop')
    expect(await brokenRules(shop)).toEqual([])
  })

  test('that were corrected away are not taken back twice by an undo', async () => {
    const shop = await world.newShop()
    const ana = await shop.addCustomer()
    const brought = await bring(shop, ana, 5)
    await buy(shop, ana, 500)
    const { operation_id } = await correct(shop, ana, -4)
    const undone = await undo(shop, brought.operation_id)
    expect(undone.notes).toEqual(['3 visits could not be taken back: there are no more.'])
    expect(await customer(shop, ana)).toMatchObject({ total_visits: 0 })
    await undo(shop, operation_id)
    expect(await customer(shop, ana)).toMatchObject({ total_visits: 4 })
    expect(await sentences(shop, ana)).toEqual([
      '+5 visits, opening balance',
      '-4 visits, corrected by the shop',
      '-2 visits, undone: opening balance',
      '+4 visits, undone: adjustment',
    ])
    expect(await brokenRules(shop)).toEqual([])
  })
})
