import { afterAll, beforeAll, expect, it } from 'vitest'
import { setRewardCost } from '#server/loyalty/rewards/index.ts'
import { openBusiness } from '#tests/analytics/live.ts'
import { buy, claim, offer, redeemCode, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { readForecast } from './forecast/readForecast.ts'
import { readAnalytics } from './readAnalytics.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const read = (business: TestBusiness) => business.run((ctx) => readAnalytics(ctx, '30-days'), business.owner)
const heldIn = async (business: TestBusiness) => (await business.run(readForecast, business.owner)).held
const price = (business: TestBusiness, rewardId: string, cost: number | null) =>
  business.run((ctx) => setRewardCost(ctx, { rewardId, cost }), business.owner)

it('what guests hold is worth from the cheapest to the dearest reward per point, once their costs are said', async () => {
  const business = await openBusiness(world)
  const [ana, bo] = [await business.addCustomer('Ana'), await business.addCustomer('Bo')]
  await buy(business, ana, 20_000)
  await buy(business, bo, 10_000)
  const [coffee, cake, tea] = [
    await offer(business, 50),
    await offer(business, 100),
    await offer(business, 10),
  ]
  const points = 2 * 5 + 300
  expect(await heldIn(business)).toMatchObject({
    points,
    unpriced_points: points,
    worth: { low: 0, high: 0 },
  })
  await price(business, coffee.id, 50)
  await price(business, cake.id, 250)
  expect(await heldIn(business)).toMatchObject({
    points,
    unpriced_points: 0,
    worth: { low: points, high: 2.5 * points },
  })
  await price(business, cake.id, null)
  expect((await heldIn(business)).worth).toEqual({ low: points, high: points })
  // The tea has no cost, so handing it out has none either.
  await redeemCode(business, (await claim(business, ana, tea.id)).reward.redemption_code)
  const given = await redeemCode(business, (await claim(business, ana, coffee.id)).reward.redemption_code)
  const taken = await redeemCode(business, (await claim(business, ana, coffee.id)).reward.redemption_code)
  await undo(business, taken.operation_id)
  expect(given.operation_id).not.toBe(taken.operation_id)
  const rewards = (await read(business)).rewards.map(({ id, handed_out, cost }) => ({ id, handed_out, cost }))
  expect(rewards).toHaveLength(3)
  expect(rewards).toEqual(
    expect.arrayContaining([
      { id: coffee.id, handed_out: 1, cost: 50 },
      { id: tea.id, handed_out: 1, cost: null },
      { id: cake.id, handed_out: 0, cost: null },
    ]),
  )
})

it('points of those who stayed away for 180 days may never be redeemed', async () => {
  const business = await openBusiness(world)
  const [ana, bo] = [await business.addCustomer('Ana'), await business.addCustomer('Bo')]
  await buy(business, ana, 20_000)
  business.passDays(100)
  await buy(business, bo, 10_000)
  expect((await heldIn(business)).idle_points).toBe(0)
  business.passDays(81)
  expect(await heldIn(business)).toMatchObject({ points: 310, idle_points: 205 })
})

it('the cost of another shop’s reward cannot be set', async () => {
  const [mine, theirs] = [await openBusiness(world), await openBusiness(world)]
  const reward = await offer(theirs, 50)
  await expect(price(mine, reward.id, 1)).rejects.toMatchObject({ code: 'not_found' })
  expect((await read(theirs)).rewards).toMatchObject([{ id: reward.id, cost: null }])
})
