import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseCustomer, mergeCustomers } from '#server/data/customer-record/index.ts'
import { buy, claim, key, offer, redeemCode, undo, visit } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { listPrograms } from './listPrograms.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const numbersOf = async (business: TestBusiness, type: string) =>
  (await business.run(listPrograms)).find((program) => program.type === type)

describe('a program’s numbers', () => {
  it('do not include another shop’s', async () => {
    const [here, there] = [await withPoints(), await withPoints()]
    await buy(there, await there.addCustomer(), 5000)
    expect(await numbersOf(here, 'points')).toMatchObject({
      members: 0,
      points_earned: 0,
      points_earned_recent: 0,
      rewards_waiting: 0,
    })
  })

  it('separate the last 30 days from all time', async () => {
    const business = await withPoints()
    const ana = await business.addCustomer()
    await buy(business, ana, 5000)
    business.passDays(31)
    expect(await numbersOf(business, 'points')).toMatchObject({
      members: 1,
      members_recent: 0,
      points_earned: 50,
    })
    await buy(business, ana, 700)
    expect(await numbersOf(business, 'points')).toMatchObject({
      members_recent: 1,
      points_earned: 57,
      points_earned_recent: 7,
    })
  })

  it('count a late undo in the period of the original operation, not in the last 30 days', async () => {
    const business = await withPoints()
    const ana = await business.addCustomer()
    const { operation_id } = await buy(business, ana, 5000)
    business.passDays(31)
    await buy(business, ana, 700)
    await undo(business, operation_id)
    expect(await numbersOf(business, 'points')).toMatchObject({ points_earned: 7, points_earned_recent: 7 })
  })

  it('leave out undone operations', async () => {
    const business = await world.newBusiness({ programs: { points: {}, stamp_card: { stampsRequired: 2 } } })
    const { operation_id } = await buy(business, await business.addCustomer(), 900, { stamps: 2 })
    expect(await numbersOf(business, 'stamp_card')).toMatchObject({
      rewards_issued_recent: 1,
      rewards_waiting: 1,
    })
    await undo(business, operation_id)
    expect(await numbersOf(business, 'points')).toMatchObject({ points_earned: 0, points_earned_recent: 0 })
    expect(await numbersOf(business, 'stamp_card')).toMatchObject({
      rewards_issued: 0,
      rewards_issued_recent: 0,
      rewards_waiting: 0,
    })
  })

  it('follow a reward from claim to use or expiry', async () => {
    const business = await withPoints()
    const ana = await business.addCustomer()
    await buy(business, ana, 5000)
    const { id } = await offer(business, 10, { validDays: 5 })
    const { reward } = await claim(business, ana, id)
    await claim(business, ana, id)
    await redeemCode(business, reward.redemption_code)
    expect(await numbersOf(business, 'points')).toMatchObject({
      points_outstanding: 30,
      rewards_issued: 2,
      rewards_issued_recent: 2,
      rewards_waiting: 1,
      rewards_redeemed: 1,
      rewards_redeemed_recent: 1,
    })
    // After its date nobody can use it, even before the nightly job expires it.
    business.passDays(31)
    expect(await numbersOf(business, 'points')).toMatchObject({
      rewards_waiting: 0,
      rewards_redeemed: 1,
      rewards_redeemed_recent: 0,
    })
  })

  it('say the lowest price in the catalogue, of what is left', async () => {
    const business = await withPoints()
    const lowest = async () => (await numbersOf(business, 'points'))?.cheapest_reward
    expect(await lowest()).toBeNull()
    await offer(business, 250)
    const { id } = await offer(business, 120, { stock: 1 })
    expect(await lowest()).toBe(120)
    const ana = await business.addCustomer()
    await buy(business, ana, 50_000)
    await claim(business, ana, id)
    expect(await lowest()).toBe(250)
  })

  it('count the visits of a ladder', async () => {
    const business = await world.newBusiness({ programs: { discount: {} } })
    const ana = await business.addCustomer()
    await visit(business, ana, { amount: 500 })
    business.passDays(31)
    await visit(business, ana, { amount: 500 })
    expect(await numbersOf(business, 'discount')).toMatchObject({
      visits_counted: 2,
      visits_counted_recent: 1,
    })
  })

  it('count a merged person once, and an erased one not at all', async () => {
    const business = await withPoints()
    const [ana, again] = [await business.addCustomer(), await business.addCustomer('Anna')]
    for (const customer of [ana, again]) await buy(business, customer, 1000)
    const merge = { customerId: ana, duplicateId: again, confirmation: 'Anna', idempotencyKey: key() }
    await business.run((ctx) => mergeCustomers(ctx, merge), business.owner)
    expect(await numbersOf(business, 'points')).toMatchObject({
      members: 1,
      points_outstanding: 20,
      points_earned_recent: 20,
    })
    await business.run((ctx) => eraseCustomer(ctx, { customerId: ana, confirmation: 'Ana' }), business.owner)
    expect(await numbersOf(business, 'points')).toMatchObject({
      members: 0,
      members_recent: 0,
      points_outstanding: 0,
    })
  })
})

const withPoints = () => world.newBusiness({ programs: { points: { minimumRedemption: 1 } } })
