import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewPurchase } from '#server/loyalty/counter/index.ts'
import { pointsConfig } from '#server/loyalty/programs/config.ts'
import { loyaltyPrograms } from '#server/loyalty/programs/tables.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { buy, claim, customer, lotsOf, offer, points, sentences, standing } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test.each([-1, 0.5, Number.NaN, 1e15])('an amount of %s is refused at its field', async (amount) => {
  const business = await world.newBusiness({ programs: { points: {} } })
  const ana = await business.addCustomer()
  await expect(buy(business, ana, amount)).rejects.toMatchObject({
    code: 'invalid',
    fields: { amount: expect.any(String) },
  })
})

test('a hundred million at a thousand points a dollar is counted exactly', async () => {
  const business = await world.newBusiness({ programs: { points: { pointsPerDollar: 1000 } } })
  const ana = await business.addCustomer()
  await buy(business, ana, 9_999_999_999)
  expect(await points(business, ana)).toBe(99_999_999_990)
})

test('the preview says what the record then does, and writes nothing', async () => {
  const business = await world.newBusiness({
    programs: { points: { welcomeBonus: 50 }, stamp_card: {}, discount: {} },
  })
  const ana = await business.addCustomer()
  const {
    rewards: _none,
    preview_token: previewToken,
    ...preview
  } = await business.run((ctx) => previewPurchase(ctx, { customerId: ana, amount: 1240 }))
  expect(await sentences(business, ana)).toEqual([])
  expect(await buy(business, ana, 1240, { previewToken })).toMatchObject(preview)
})

test('the remainder is carried, so ten purchases of 99 cents earn what one of $9.90 does', async () => {
  const business = await world.newBusiness({ programs: { points: {} } })
  const ana = await business.addCustomer()
  for (let i = 0; i < 10; i++) await buy(business, ana, 99)
  expect(await standing(business, ana, business.programs.points.id)).toMatchObject({
    points_balance: 9,
    points_carried: 900,
  })
  await buy(business, ana, 10)
  expect(await standing(business, ana, business.programs.points.id)).toMatchObject({
    points_balance: 10,
    points_carried: 0,
  })
})

test.each([
  ['USD', 1240, 12],
  ['JPY', 1240, 1240],
  ['KWD', 12_400, 12],
])('a point is earned per major unit of %s', async (currency, amount, earned) => {
  const business = await world.newBusiness({ currency, programs: { points: {} } })
  const ana = await business.addCustomer()
  await buy(business, ana, amount)
  expect(await points(business, ana)).toBe(earned)
})

test('the welcome bonus is given once, before the first points', async () => {
  const business = await world.newBusiness({ programs: { points: { welcomeBonus: 50 } } })
  const ana = await business.addCustomer()
  await buy(business, ana, 1240)
  await buy(business, ana, 100)
  expect(await sentences(business, ana)).toEqual([
    '+50 points, welcome bonus',
    '+12 points, purchase of $12.40',
    '+1 point, purchase of $1.00',
  ])
  expect(await customer(business, ana)).toMatchObject({ total_points: 63, lifetime_points_earned: 63 })
})

test('points last to the end of the day in the zone of the shop', async () => {
  const business = await world.newBusiness({
    timeZone: 'Asia/Tokyo',
    now: new Date('2026-03-02T16:00:00Z'),
    programs: { points: { pointsExpireDays: 1 } },
  })
  const ana = await business.addCustomer()
  await buy(business, ana, 1000)
  // March 3rd in Tokyo, so the last day is March 4th.
  expect((await lotsOf(business, ana))[0]!.expires_at).toEqual(new Date('2026-03-04T15:00:00Z'))
})

test('a reward needs its price and the minimum of the program', async () => {
  const business = await world.newBusiness({ programs: { points: { minimumRedemption: 40 } } })
  const ana = await business.addCustomer()
  const coffee = await offer(business, 40)
  // A program that was saved before such a minimum was refused.
  await business.run(({ tx }) =>
    tx.update(loyaltyPrograms).set({ config: pointsConfig.parse({ minimumRedemption: 100 }) }),
  )
  await buy(business, ana, 9900)
  await expect(claim(business, ana, coffee.id)).rejects.toMatchObject({
    details: { reason: 'not_enough_points' },
  })
  await buy(business, ana, 100)
  expect(await claim(business, ana, coffee.id)).toMatchObject({ points: -40, points_balance: 60 })
})
