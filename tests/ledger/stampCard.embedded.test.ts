import { afterAll, beforeAll, expect, test } from 'vitest'
import { editProgram } from '#server/loyalty/programs/index.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { buy, rewardsOf, sentences, standing, visit } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const card = (business: TestBusiness, customerId: string) =>
  standing(business, customerId, business.programs.stamp_card.id)
const threeStamps = { stampsRequired: 3, rewardDescription: 'Free coffee' }

test.each([0, -1, 1.5, 101])('%s stamps are refused at their field', async (stamps) => {
  const business = await world.newBusiness({ programs: { stamp_card: {} } })
  const ana = await business.addCustomer()
  await expect(buy(business, ana, 100, { stamps })).rejects.toMatchObject({
    fields: { stamps: expect.any(String) },
  })
})

test('a second purchase within the visit window gets no stamp, says why, and does when staff confirm', async () => {
  const business = await world.newBusiness({ programs: { points: {}, stamp_card: threeStamps } })
  const ana = await business.addCustomer()
  await buy(business, ana, 500)
  business.passMinutes(14)
  const repeat = await buy(business, ana, 500)
  // The reason is also shown after the purchase, where nothing is left to confirm.
  expect(repeat.visit).toEqual({
    counted: false,
    reason: 'Last visit 14 minutes ago: within 15 minutes points are earned, but no second visit or stamp.',
  })
  expect(repeat.programs.map(({ points, stamps }) => [points, stamps])).toEqual([
    [5, 0],
    [0, 0],
  ])
  expect((await buy(business, ana, 500, { confirmRepeatVisit: true })).visit.counted).toBe(true)
  business.passMinutes(15)
  expect((await buy(business, ana, 500)).visit.counted).toBe(true)
  expect((await card(business, ana)).stamps_current).toBe(0)
  expect(await rewardsOf(business, ana)).toHaveLength(1)
})

test.each([
  [{ stamp_card: threeStamps }, 'no second visit or stamp is counted.'],
  [{ points: {} }, 'points are earned, but no second visit.'],
  [{ discount: {} }, 'no second visit is counted.'],
])('a second purchase is told only of what programs like %j give', async (programs, rule) => {
  const business = await world.newBusiness({ programs })
  const ana = await business.addCustomer()
  await buy(business, ana, 500)
  business.passMinutes(14)
  expect((await buy(business, ana, 500)).visit.reason).toBe(
    `Last visit 14 minutes ago: within 15 minutes ${rule}`,
  )
})

test('a full card gives its reward at once and the next visit starts another', async () => {
  const business = await world.newBusiness({ programs: { stamp_card: threeStamps } })
  const ana = await business.addCustomer()
  await visit(business, ana)
  await visit(business, ana)
  const last = await visit(business, ana)
  expect(last.rewards).toMatchObject([
    { name: 'Free coffee', redemption_code: expect.stringMatching(/^\w{8}$/) },
  ])
  await visit(business, ana)
  expect(await card(business, ana)).toMatchObject({ stamps_current: 1, rewards_earned: 1 })
  expect(await sentences(business, ana)).toEqual([
    '+1 stamp, 1 of 3',
    '+1 stamp, 2 of 3',
    '+1 stamp, card full',
    'Earned: Free coffee',
    '+1 stamp, 1 of 3',
  ])
})

test('more stamps than places start the next cards', async () => {
  const business = await world.newBusiness({ programs: { stamp_card: threeStamps } })
  const ana = await business.addCustomer()
  expect((await visit(business, ana, { stamps: 8 })).rewards).toHaveLength(2)
  expect((await card(business, ana)).stamps_current).toBe(2)
})

test('more stamps than places are refused with the reason if only one card is allowed', async () => {
  const business = await world.newBusiness({
    programs: { stamp_card: { ...threeStamps, allowMultipleCards: false } },
  })
  const ana = await business.addCustomer()
  const result = await visit(business, ana, { stamps: 5 })
  expect(result.programs[0]).toMatchObject({
    stamps: 3,
    reason: expect.stringContaining('2 stamps not given'),
  })
  expect(result.rewards).toHaveLength(1)
  await visit(business, ana)
  expect((await card(business, ana)).stamps_current).toBe(1)
})

test('a card ends so many days after its first stamp, whatever came later', async () => {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { stamp_card: { ...threeStamps, cardExpireDays: 10 } },
  })
  const ana = await business.addCustomer()
  await visit(business, ana)
  business.passDays(9)
  await visit(business, ana)
  expect((await card(business, ana)).stamps_current).toBe(2)
  business.passDays(2)
  await visit(business, ana)
  expect(await card(business, ana)).toMatchObject({ stamps_current: 1, rewards_earned: 0 })
  expect(await sentences(business, ana)).toContain('−2 stamps, card expired')
})

test('a card keeps the places and the end it began with when the program changes', async () => {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { stamp_card: { ...threeStamps, cardExpireDays: 0 } },
  })
  const ana = await business.addCustomer()
  await visit(business, ana)
  const { id: programId, version, name } = business.programs.stamp_card
  await business.run((ctx) =>
    editProgram(ctx, { programId, version, name, config: { stampsRequired: 5, cardExpireDays: 1 } }),
  )
  business.passDays(30)
  expect((await visit(business, ana, { stamps: 2 })).rewards).toHaveLength(1)
  await visit(business, ana)
  expect(await card(business, ana)).toMatchObject({ card_places: 5, card_expires_at: expect.any(Date) })
})
