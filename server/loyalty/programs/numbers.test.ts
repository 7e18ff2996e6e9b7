import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseCustomer, mergeCustomers } from '#server/surfaces/customer-record/index.ts'
import { buy, claim, key, offer, redeemCode, undo, visit } from '#tests/ledger/till.ts'
import { newWorld, type TestShop, type World } from '#tests/world/index.ts'
import { listPrograms } from './listPrograms.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const numbersOf = async (shop: TestShop, type: string) =>
  (await shop.run(listPrograms)).find((program) => program.type === type)

describe('a program’s numbers', () => {
  it('are another shop’s alone', async () => {
    const [here, there] = [await withPoints(), await withPoints()]
    await buy(there, await there.addCustomer(), 5000)
    expect(await numbersOf(here, 'points')).toMatchObject({
      members: 0,
      points_earned: 0,
      points_earned_recent: 0,
      rewards_waiting: 0,
    })
  })

  it('tell the last 30 days from all time', async () => {
    const shop = await withPoints()
    const ana = await shop.addCustomer()
    await buy(shop, ana, 5000)
    shop.passDays(31)
    expect(await numbersOf(shop, 'points')).toMatchObject({
      members: 1,
      members_recent: 0,
      points_earned: 50,
    })
    await buy(shop, ana, 700)
    expect(await numbersOf(shop, 'points')).toMatchObject({
      members_recent: 1,
      points_earned: 57,
      points_earned_recent: 7,
    })
  })

  it('take what is undone late from when it was given, not from the last 30 days', async () => {
    const shop = await withPoints()
    const ana = await shop.addCustomer()
    const { operation_id } = await buy(shop, ana, 5000)
    shop.passDays(31)
    await buy(shop, ana, 700)
    await undo(shop, operation_id)
    expect(await numbersOf(shop, 'points')).toMatchObject({ points_earned: 7, points_earned_recent: 7 })
  })

  it('leave out what was taken back', async () => {
    const shop = await world.newShop({ programs: { points: {}, stamp_card: { stampsRequired: 2 } } })
    const { operation_id } = await buy(shop, await shop.addCustomer(), 900, { stamps: 2 })
    expect(await numbersOf(shop, 'stamp_card')).toMatchObject({
      rewards_issued_recent: 1,
      rewards_waiting: 1,
    })
    await undo(shop, operation_id)
    expect(await numbersOf(shop, 'points')).toMatchObject({ points_earned: 0, points_earned_recent: 0 })
    expect(await numbersOf(shop, 'stamp_card')).toMatchObject({
      rewards_issued: 0,
      rewards_issued_recent: 0,
      rewards_waiting: 0,
    })
  })

  it('follow a reward from its claim over its use to its end', async () => {
    const shop = await withPoints()
    const ana = await shop.addCustomer()
    await buy(shop, ana, 5000)
    const { id } = await offer(shop, 10, { validDays: 5 })
    const { reward } = await claim(shop, ana, id)
    await claim(shop, ana, id)
    await redeemCode(shop, reward.redemption_code)
    expect(await numbersOf(shop, 'points')).toMatchObject({
      points_outstanding: 30,
      rewards_issued: 2,
      rewards_issued_recent: 2,
      rewards_waiting: 1,
      rewards_redeemed: 1,
      rewards_redeemed_recent: 1,
    })
    // Past its day nobody can use it, swept or not.
    shop.passDays(31)
    expect(await numbersOf(shop, 'points')).toMatchObject({
      rewards_waiting: 0,
      rewards_redeemed: 1,
      rewards_redeemed_recent: 0,
    })
  })

  it('count the visits of a ladder', async () => {
    const shop = await world.newShop({ programs: { discount: {} } })
    const ana = await shop.addCustomer()
    await visit(shop, ana, { amount: 500 })
    shop.passDays(31)
    await visit(shop, ana, { amount: 500 })
    expect(await numbersOf(shop, 'discount')).toMatchObject({ visits_counted: 2, visits_counted_recent: 1 })
  })

  it('know a person who was entered twice as one, and nobody who was erased', async () => {
    const shop = await withPoints()
    const [ana, again] = [await shop.addCustomer(), await shop.addCustomer('Anna')]
    for (const customer of [ana, again]) await buy(shop, customer, 1000)
    const merge = { customerId: ana, duplicateId: again, confirmation: 'Anna', idempotencyKey: key() }
    await shop.run((ctx) => mergeCustomers(ctx, merge), shop.owner)
    expect(await numbersOf(shop, 'points')).toMatchObject({
      members: 1,
      points_outstanding: 20,
      points_earned_recent: 20,
    })
    await shop.run((ctx) => eraseCustomer(ctx, { customerId: ana, confirmation: 'Ana' }), shop.owner)
    expect(await numbersOf(shop, 'points')).toMatchObject({
      members: 0,
      members_recent: 0,
      points_outstanding: 0,
    })
  })
})

const withPoints = () => world.newShop({ programs: { points: { minimumRedemption: 1 } } })
