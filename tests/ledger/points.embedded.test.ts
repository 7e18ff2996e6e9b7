import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewPurchase } from '#server/loyalty/counter/index.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { buy, claim, customer, lotsOf, offer, points, sentences, standing } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test.each([-1, 0.5, Number.NaN, 1e15])('an amount of %s is refused at its field', async (amount) => {
  const shop = await world.newShop({ programs: { points: {} } })
  const ana = await shop.addCustomer()
  await expect(buy(shop, ana, amount)).rejects.toMatchObject({
    code: 'invalid',
    fields: { amount: expect.any(String) },
  })
})

test('a hundred million at a thousand points a dollar is counted exactly', async () => {
  const shop = await world.newShop({ programs: { points: { pointsPerDollar: 1000 } } })
  const ana = await shop.addCustomer()
  await buy(shop, ana, 9_999_999_999)
  expect(await points(shop, ana)).toBe(99_999_999_990)
})

test('the preview says what the record then does, and writes nothing', async () => {
  const shop = await world.newShop({
    programs: { points: { welcomeBonus: 50 }, stamp_card: {}, discount: {} },
  })
  const ana = await shop.addCustomer()
  const { rewards: _none, ...preview } = await shop.run((ctx) =>
    previewPurchase(ctx, { customerId: ana, amount: 1240 }),
  )
  expect(await sentences(shop, ana)).toEqual([])
  expect(await buy(shop, ana, 1240)).toMatchObject(preview)
})

test('the remainder is carried, so ten purchases of 99 cents earn what one of $9.90 does', async () => {
  const shop = await world.newShop({ programs: { points: {} } })
  const ana = await shop.addCustomer()
  for (let i = 0; i < 10; i++) await buy(shop, ana, 99)
  expect(await standing(shop, ana, shop.programs.points.id)).toMatchObject({
    points_balance: 9,
    points_carried: 900,
  })
  await buy(shop, ana, 10)
  expect(await standing(shop, ana, shop.programs.points.id)).toMatchObject({
    points_balance: 10,
    points_carried: 0,
  })
})

test.each([
  ['USD', 1240, 12],
  ['JPY', 1240, 1240],
  ['KWD', 12_400, 12],
])('a point is earned per major unit of %s', async (currency, amount, earned) => {
  const shop = await world.newShop({ currency, programs: { points: {} } })
  const ana = await shop.addCustomer()
  await buy(shop, ana, amount)
  expect(await points(shop, ana)).toBe(earned)
})

test('the welcome bonus is given once, before the first points', async () => {
  const shop = await world.newShop({ programs: { points: { welcomeBonus: 50 } } })
  const ana = await shop.addCustomer()
  await buy(shop, ana, 1240)
  await buy(shop, ana, 100)
  expect(await sentences(shop, ana)).toEqual([
    '+50 points, welcome bonus',
    '+12 points, purchase of $12.40',
    '+1 point, purchase of $1.00',
  ])
  expect(await customer(shop, ana)).toMatchObject({ total_points: 63, lifetime_points_earned: 63 })
})

test('points last to the end of the day in the zone of the shop', async () => {
  const shop = await world.newShop({
    timeZone: 'Asia/Tokyo',
    now: new Date('2026-03-02T16:00:00Z'),
    programs: { points: { pointsExpireDays: 1 } },
  })
  const ana = await shop.addCustomer()
  await buy(shop, ana, 1000)
  // March 3rd in Tokyo, so the last day is March 4th.
  expect((await lotsOf(shop, ana))[0]!.expires_at).toEqual(new Date('2026-03-04T15:00:00Z'))
})

test('a reward needs its price and the minimum of the program', async () => {
  const shop = await world.newShop({ programs: { points: { minimumRedemption: 100 } } })
  const ana = await shop.addCustomer()
  const coffee = await offer(shop, 40)
  await buy(shop, ana, 9900)
  await expect(claim(shop, ana, coffee.id)).rejects.toMatchObject({
    details: { reason: 'not_enough_points' },
  })
  await buy(shop, ana, 100)
  expect(await claim(shop, ana, coffee.id)).toMatchObject({ points: -40, points_balance: 60 })
})
