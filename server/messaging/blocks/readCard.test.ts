import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { adjust } from '#server/loyalty/ledger/index.ts'
import { createReward } from '#server/loyalty/rewards/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type NewBusiness, newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { readCard } from './readCard.ts'

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
    buy: (amount = 1000) => buy(business, ana, amount),
    read: () => business.run((ctx) => readCard(ctx, ana, 'en')),
  }
}

const buy = (business: TestBusiness, customerId: string, amount: number) =>
  business.run((ctx) =>
    recordPurchase(ctx, { customerId, amount, confirmRepeatVisit: true, idempotencyKey: newId() }),
  )

describe('a guest’s card in a mail', () => {
  it("is none for the shop next door's guest", async () => {
    const { ana, buy } = await open({ points: {} })
    await buy()
    const other = await world.newBusiness({ name: 'The Other Place', programs: { points: {} } })
    await expect(other.run((ctx) => readCard(ctx, ana, 'en'))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is none before the first program is joined', async () => {
    const { read } = await open({ stamp_card: {} })
    expect(await read()).toBeNull()
  })

  it('tells points, how many are missing, and when they are enough', async () => {
    const { business, buy, read } = await open({ points: { pointsPerDollar: 1, minimumRedemption: 20 } })
    await buy()
    expect((await read())?.said, 'nothing can be claimed').toEqual(['10 points'])
    await business.run(
      (ctx) => createReward(ctx, { programId: business.programs.points!.id, name: 'Bun', pointsPrice: 20 }),
      business.owner,
    )
    expect(await read()).toMatchObject({ said: ['10 points', '10 more to your next reward'], stamps: null })
    await buy()
    expect(await read()).toMatchObject({ said: ['20 points', 'You have enough for a reward'] })
  })

  it('draws stamps and tells what a full card earns', async () => {
    const { buy, read } = await open({ stamp_card: { stampsRequired: 4, rewardDescription: 'A coffee' } })
    await buy()
    expect(await read()).toMatchObject({
      said: ['1 of 4 stamps', 'A full card earns: A coffee'],
      stamps: { have: 1, of: 4 },
    })
  })

  it('tells the next step of a ladder', async () => {
    const tiers = [
      { visits: 2, discount: 10 },
      { visits: 5, discount: 20 },
    ]
    const { buy, read } = await open({ discount: { tiers } })
    await buy()
    expect(await read()).toMatchObject({ said: ['1 visit', '1 more to 10% off'], stamps: null })
  })

  it('is of several the one that moved last', async () => {
    const { business, ana, buy, read } = await open({ points: {}, stamp_card: {} })
    await buy()
    for (const [type, change] of [
      ['points', { points: 5 }],
      ['stamp_card', { stamps: 1 }],
    ] as const) {
      const { id, name } = business.programs[type]
      business.passDays(1)
      const correction = { customerId: ana, programId: id, ...change, reason: 'forgotten' }
      await business.run((ctx) => adjust(ctx, { ...correction, idempotencyKey: newId() }), business.owner)
      expect(await read()).toMatchObject({ program: name })
    }
  })
})
