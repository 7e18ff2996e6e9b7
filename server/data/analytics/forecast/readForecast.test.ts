import { afterAll, beforeAll, expect, it } from 'vitest'
import { setRewardCost } from '#server/loyalty/rewards/index.ts'
import { buy, claim, offer, redeemCode, rewardsOf, visit } from '#tests/ledger/till.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { readPointMonths } from './forecastQueries.ts'
import { readForecast } from './readForecast.ts'
import { sumHeld } from './sumHeld.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

it('of the points held when a month began, those used in it count, also those of later months; newer ones don’t', async () => {
  const points = { pointsPerDollar: 1, minimumRedemption: 1, welcomeBonus: 5, pointsExpireDays: 0 }
  const business = await world.newBusiness({
    timeZone: 'America/New_York',
    programs: { points, discount: { tiers: [{ visits: 1000, discount: 1 }] } },
  })
  const ana = await business.addCustomer('Ana')
  const coffee = await offer(business, 50, { validDays: 0 })
  // Ten months: in each, 100 points are given and 50 used.
  for (let month = 0; month < 10; month++) {
    business.passDays(1)
    await buy(business, ana, 10_000)
    business.passDays(14)
    await claim(business, ana, coffee.id)
    business.passDays(15)
  }
  const zone = 'America/New_York'
  const { now, past } = await business.run(async (ctx) =>
    readPointMonths(ctx, zone, (await sumHeld(ctx, zone)).balances),
  )
  const welcome = 5
  expect(now).toBe(welcome + 500)
  expect(past).toHaveLength(12)
  // Points are drawn from the oldest lots; in the first month there were none when it began.
  expect(past.map(({ used }) => used)).toEqual([0, 0, 0, ...Array(9).fill(50)])
  expect(past.slice(3).map(({ outstanding }) => outstanding)).toEqual(
    Array.from({ length: 9 }, (_, n) => welcome + 50 * (n + 1)),
  )
  await business.run((ctx) => setRewardCost(ctx, { rewardId: coffee.id, cost: 100 }), business.owner)
  const { outstanding, forecast, cost } = (await business.run(readForecast)).points
  expect(outstanding).toBe(505)
  expect(forecast!.tested).toBe(6)
  expect(cost).toEqual({ low: 2 * forecast!.low, high: 2 * forecast!.high })
})

it('full cards that wait are told as such, and a small shop cannot tell yet', async () => {
  const business = await world.newBusiness({
    programs: { stamp_card: { stampsRequired: 2, cardExpireDays: 0 } },
  })
  const ana = await business.addCustomer('Ana')
  for (let n = 0; n < 4; n++) await visit(business, ana)
  const [first] = await rewardsOf(business, ana)
  await redeemCode(business, first!.redemption_code)
  expect(await business.run(readForecast)).toMatchObject({
    days: 30,
    points: { outstanding: 0, forecast: null, cost: null },
    rewards: { outstanding: 1, forecast: null, cost: null },
  })
})
