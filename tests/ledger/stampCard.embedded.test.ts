import { afterAll, beforeAll, expect, test } from 'vitest'
import { editProgram } from '#server/loyalty/programs/index.ts'
import { newWorld, type TestShop, type World } from '#tests/world/index.ts'
import { buy, rewardsOf, sentences, standing, visit } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const card = (shop: TestShop, customerId: string) => standing(shop, customerId, shop.programs.stamp_card.id)
const threeStamps = { stampsRequired: 3, rewardDescription: 'Free coffee' }

test.each([0, -1, 1.5, 101])('%s stamps are refused at their field', async (stamps) => {
  const shop = await world.newShop({ programs: { stamp_card: {} } })
  const ana = await shop.addCustomer()
  await expect(buy(shop, ana, 100, { stamps })).rejects.toMatchObject({
    fields: { stamps: expect.any(String) },
  })
})

test('a second purchase within the visit window gets no stamp, says why, and does when staff confirm', async () => {
  const shop = await world.newShop({ programs: { points: {}, stamp_card: threeStamps } })
  const ana = await shop.addCustomer()
  await buy(shop, ana, 500)
  shop.passMinutes(14)
  const repeat = await buy(shop, ana, 500)
  expect(repeat.visit).toEqual({ counted: false, reason: expect.stringContaining('14 minutes ago') })
  expect(repeat.programs.map(({ points, stamps }) => [points, stamps])).toEqual([
    [5, 0],
    [0, 0],
  ])
  expect((await buy(shop, ana, 500, { confirmRepeatVisit: true })).visit.counted).toBe(true)
  shop.passMinutes(15)
  expect((await buy(shop, ana, 500)).visit.counted).toBe(true)
  expect((await card(shop, ana)).stamps_current).toBe(0)
  expect(await rewardsOf(shop, ana)).toHaveLength(1)
})

test('a full card gives its reward at once and the next visit starts another', async () => {
  const shop = await world.newShop({ programs: { stamp_card: threeStamps } })
  const ana = await shop.addCustomer()
  await visit(shop, ana)
  await visit(shop, ana)
  const last = await visit(shop, ana)
  expect(last.rewards).toMatchObject([
    { name: 'Free coffee', redemption_code: expect.stringMatching(/^\w{8}$/) },
  ])
  await visit(shop, ana)
  expect(await card(shop, ana)).toMatchObject({ stamps_current: 1, rewards_earned: 1 })
  expect(await sentences(shop, ana)).toEqual([
    '+1 stamp, 1 of 3',
    '+1 stamp, 2 of 3',
    '+1 stamp, card full',
    'Card full: Free coffee',
    '+1 stamp, 1 of 3',
  ])
})

test('more stamps than places start the next cards', async () => {
  const shop = await world.newShop({ programs: { stamp_card: threeStamps } })
  const ana = await shop.addCustomer()
  expect((await visit(shop, ana, { stamps: 8 })).rewards).toHaveLength(2)
  expect((await card(shop, ana)).stamps_current).toBe(2)
})

test('more stamps than places are refused with the reason where only one card is allowed', async () => {
  const shop = await world.newShop({
    programs: { stamp_card: { ...threeStamps, allowMultipleCards: false } },
  })
  const ana = await shop.addCustomer()
  const result = await visit(shop, ana, { stamps: 5 })
  expect(result.programs[0]).toMatchObject({
    stamps: 3,
    reason: expect.stringContaining('2 stamps not given'),
  })
  expect(result.rewards).toHaveLength(1)
  await visit(shop, ana)
  expect((await card(shop, ana)).stamps_current).toBe(1)
})

test('a card ends so many days after its first stamp, whatever came later', async () => {
  const shop = await world.newShop({
    timeZone: 'UTC',
    programs: { stamp_card: { ...threeStamps, cardExpireDays: 10 } },
  })
  const ana = await shop.addCustomer()
  await visit(shop, ana)
  shop.passDays(9)
  await visit(shop, ana)
  expect((await card(shop, ana)).stamps_current).toBe(2)
  shop.passDays(2)
  await visit(shop, ana)
  expect(await card(shop, ana)).toMatchObject({ stamps_current: 1, rewards_earned: 0 })
  expect(await sentences(shop, ana)).toContain('-2 stamps, card expired')
})

test('a card keeps the places and the end it began with when the program changes', async () => {
  const shop = await world.newShop({
    timeZone: 'UTC',
    programs: { stamp_card: { ...threeStamps, cardExpireDays: 0 } },
  })
  const ana = await shop.addCustomer()
  await visit(shop, ana)
  const { id: programId, version, name } = shop.programs.stamp_card
  await shop.run((ctx) =>
    editProgram(ctx, { programId, version, name, config: { stampsRequired: 5, cardExpireDays: 1 } }),
  )
  shop.passDays(30)
  expect((await visit(shop, ana, { stamps: 2 })).rewards).toHaveLength(1)
  await visit(shop, ana)
  expect(await card(shop, ana)).toMatchObject({ card_places: 5, card_expires_at: expect.any(Date) })
})
