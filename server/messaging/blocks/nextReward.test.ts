import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { createReward } from '#server/loyalty/rewards/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type NewBusiness, newWorld, type World } from '#tests/world/index.ts'
import { exampleOnTheWay, readOnTheWay } from './nextReward.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function open(programs: NewBusiness['programs']) {
  const business = await world.newBusiness({ programs })
  const ana = await business.addCustomer('Ana')
  return {
    business,
    ana,
    way: () => business.run((ctx) => readOnTheWay(ctx, ana, 'en-US')),
    example: () => business.run((ctx) => exampleOnTheWay(ctx, 120, 'en-US')),
    offer: (name: string, pointsPrice: number) =>
      business.run(
        (ctx) => createReward(ctx, { programId: business.programs.points!.id, name, pointsPrice }),
        business.owner,
      ),
    buy: () =>
      business.run((ctx) =>
        recordPurchase(ctx, {
          ...{ customerId: ana, amount: 1000, confirmRepeatVisit: true },
          idempotencyKey: newId(),
        }),
      ),
  }
}

describe('the way to the next reward', () => {
  it("of the shop next door's guest is not found", async () => {
    const { ana } = await open({ points: {} })
    const other = await world.newBusiness({ programs: { points: {} } })
    await expect(other.run((ctx) => readOnTheWay(ctx, ana, 'en-US'))).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is a card’s stamps, its reward and the places left, before the first stamp too', async () => {
    const { buy, way } = await open({ stamp_card: { stampsRequired: 4, rewardDescription: 'A coffee' } })
    expect(await way()).toEqual({ stamps: 0, reward: 'A coffee', missing: 4 })
    await buy()
    expect(await way()).toEqual({ stamps: 1, reward: 'A coffee', missing: 3 })
  })

  it('of points is the cheapest reward that they do not buy yet, and the dearest once they buy all', async () => {
    const { buy, way, offer } = await open({ points: { pointsPerDollar: 1, minimumRedemption: 5 } })
    expect(await way(), 'points alone are no reward').toEqual({ stamps: 0, reward: null, missing: 0 })
    await offer('Cake', 15)
    await offer('Bun', 10)
    expect(await way()).toMatchObject({ reward: 'Bun', missing: 10 })
    await buy()
    expect(await way()).toMatchObject({ reward: 'Cake', missing: 5 })
    await buy()
    expect(await way()).toMatchObject({ reward: 'Cake', missing: 0 })
  })

  it('passes over programs that lead to nothing with a name', async () => {
    const { buy, way } = await open({
      stamp_card: { rewardDescription: '' },
      rebate_code: {},
      discount: { tiers: [{ visits: 3, discount: 10 }] },
    })
    await buy()
    expect(await way()).toEqual({ stamps: 1, reward: '10% off', missing: 2 })
  })

  it('of an example guest is in the programs that the shop has', async () => {
    const { example } = await open({ free_item: { requiredPurchases: 6, itemName: 'A loaf' } })
    expect(await example()).toEqual({ stamps: 4, reward: 'A loaf', missing: 2 })
  })
})
